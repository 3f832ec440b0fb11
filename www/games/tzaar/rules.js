// The diagrams of the rules of Tzaar.

const GAME = "tzaar";
/** A white stack of two pieces with three black stacks in reach, one of them higher. */
const AMONG = "-----/-r2-z--/-------/-r3-R2--o-/--------/--O-----/-----Z-/--O---/--o--";

/** @returns {import("../../match/rules/show.js").Drawn} */
export const drawn = () => ({
  pictures: {
    kinds: { game: GAME, position: "-----/------/-O-R-Z-/--------/-O3----r2-/--------/-o-r-z-/------/----- w 1" },
    first: { game: GAME, position: `${AMONG} w 1`, picks: "D4xD7", never: ["D2"] },
    second: { game: GAME, position: `${AMONG} w 2`, arrows: ["D4+F3"] },
    stacked: { game: GAME, position: `${AMONG} w 2`, moves: ["D4+F3"] },
    hole: {
      game: GAME,
      position: "-----/-r---z/-------/---R--o-/--------/----o---/-O---Z-/------/----- w 1",
      picks: "D4xD7",
      never: ["F5"],
    },
    cover: {
      game: GAME,
      position: "-----/-----o/-------/---Z-R--/--------/--O-----/-r---z-/------/----- w 2",
      picks: "D6xB6",
      never: ["D4"],
    },
  },
  trial: { game: GAME, position: `${AMONG} w 1`, good: ["D4xB4"] },
});

export const strategy = () => import("./strategy.js");
