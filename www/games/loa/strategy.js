// Advice on strategy in Lines of Action, with positions, and the shortest known game [Winands 2000, 4.1 and B].

import { translatable } from "../../site/i18n.js";

const GAME = "loa";
const SHORTEST = ["d1-b3", "h5-g4", "b1-b4", "g4xg1", "b4-e7", "a3xc1", "b3-e6", "h3xf1", "e1-e5"];

const english = {
  title: "Strategy",
  parts: [
    {
      text: "<strong>Do not capture without a reason.</strong> Each captured piece is one that your opponent need not connect any more.",
      shows: { gift: "Black captures at a6 and loses at once: all the other white pieces are connected." },
    },
    {
      text: "<strong>See what your opponent threatens.</strong> A piece that enters a line changes how far the others on it go.",
      shows: {
        threat:
          "Black threatens to connect by g4-e6. Only c6-e6 prevents it: now there are three pieces on the diagonal, and g4 would have to go three squares. After any other white move, Black wins at once.",
      },
    },
    {
      text: "<strong>Block single pieces.</strong> A piece that cannot move keeps its owner from connecting.",
      shows: {
        blocked:
          "Four white pieces are connected, but a1 cannot move: black pieces bar its row, its column and its diagonal. The engine prefers Black.",
      },
    },
    {
      text: "<strong>The shortest known game</strong> is over after nine moves, because White helps by capturing three pieces. We have not proven that no game is shorter.",
      shows: { shortest: "The last move, e1-e5, has connected all nine black pieces." },
      link: { text: "Step through the game", query: `?g=loa&m=${SHORTEST.join(".")}` },
    },
  ],
  source:
    "The topics are those of M. H. M. Winands, <cite>Analysis and Implementation of Lines of Action</cite>, 2000, section 4.1 and appendix B; the positions are our own.",
};

/** @typedef {typeof english} Words */

export const words = translatable(english, { de: () => import("./strategy_de.js") });

/** @type {Record<string, import("../../match/rules/diagram.js").Diagram>} */
export const pictures = {
  gift: { game: GAME, position: "8/b4w2/w5w1/2b4w/6w1/b5b1/b7/8 b", arrows: ["a2xa6"] },
  threat: { game: GAME, position: "8/2bb1b1w/w1w5/4b3/6b1/1w2w3/8/8 w", arrows: ["c6-e6"] },
  blocked: { game: GAME, position: "4b3/6w1/5ww1/6w1/3b4/8/bb1b4/wb6 w" },
  shortest: { game: GAME, moves: SHORTEST, ends: { winner: "first", reason: "connected" } },
};
