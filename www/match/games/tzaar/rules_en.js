// The rules of Tzaar: English.

/** @type {(game: string) => import("../../rules/words_en.js").RulesWords} */
export const rules = () => ({
  title: "Rules of Tzaar",
  parts: [
    {
      text: "Each player has 6 <strong>Tzaars</strong> (a ring and a filled centre), 9 <strong>Tzarras</strong> (a ring) and 15 <strong>Totts</strong> (no mark). Pieces can stand on each other: only the top piece of a stack counts.",
      shows: {
        kinds:
          "From below on the left: Tott, Tzarra and Tzaar of White, and on the right those of Black. The numbers are the heights of two stacks.",
      },
    },
    {
      text: "<strong>You lose as soon as none of your Tzaars, Tzarras or Totts is visible</strong>, or if you cannot capture at the start of your turn.",
    },
    {
      text: "A turn has two parts. <strong>First you must capture.</strong> A stack moves along a line over free points to the first stack it meets. It captures that stack if it is not higher than itself.",
      shows: {
        first: "The white stack of two can capture the stacks marked ×. The black stack of three at D2 is too high.",
      },
    },
    {
      text: "<strong>Then you capture again, or stack, or pass.</strong> To stack, move one of your stacks onto another of yours in the same way. The heights add up, and the stack that moved is on top.",
      shows: {
        second: "White can move the stack of two onto the Tott.",
        stacked: "Now it is a Tzarra stack of height three.",
      },
    },
    {
      text: "No stack can pass over the centre of the board.",
      shows: { hole: "The black piece at F5 is on the line, but behind the centre." },
    },
    {
      text: "You cannot cover the last visible piece of a kind you have.",
      shows: { cover: "D4 is White’s last visible Tzaar: the Tzarra cannot move onto it. It can capture at B6." },
    },
    {
      text: "White’s first turn is a single capture. The board is full at the start: in the fixed arrangement, or at random from a seed that is part of the link. In the tournament start the players put their pieces on the board in turn.",
    },
  ],
  first: {
    task: "You are White. Only one black Tzaar is left. Capture it.",
    good: "No black Tzaar is visible any more: you win.",
    other: "A capture, but Black’s last Tzaar is still there. It has a ring and a filled centre: start over.",
  },
  source:
    "Tzaar is a game by K. Burm, 2007. P. Veselý described the rules used here, and his program WALTZ, in <cite>Artificial Intelligence in Abstract 2-Player Games</cite>, 2013. Most levels are versions of WALTZ.",
});
