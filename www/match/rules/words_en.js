// The rules of games for two: English.

import { isolation as isolationKind } from "../kinds/isolation.js";

/**
 * What is said of a game, or of a variant of it.
 * @typedef {object} RulesWords
 * @property {string} title
 * @property {{ text: string, shows?: Record<string, string | undefined> }[]} parts  Paragraphs of HTML, each with its pictures and what they show.
 * @property {import("./trial.js").TrialWords} first  A first move to try.
 * @property {string} source  Where the game comes from, as HTML.
 */

/** How the pieces of Isolation move. @type {Record<string, { how: string, shows: string, next: string }>} */
const MOVEMENTS = {
  knight: {
    how: "<strong>Move like a knight in chess:</strong> two squares along a row or column, then one square to the side. You may jump over your opponent and over used squares. You must end on a free square.",
    shows: "A can go to the seven squares with a dot. The used square d1 is closed.",
    next: "d5",
  },
  queen: {
    how: "<strong>Move like a queen in chess:</strong> any number of squares in a straight line, in any direction. You cannot pass over your opponent or over used squares.",
    shows: "A can go to every square with a dot. The used square b4 is closed, and so is a5 behind it.",
    next: "d4",
  },
  king: {
    how: "<strong>Move like a king in chess:</strong> one square in any direction, to a free square.",
    shows: "A can go to every square with a dot. The used square b4 is closed.",
    next: "d4",
  },
};

const DRAUGHTS = [
  {
    text: "Play on the dark squares only. <strong>Men move one square diagonally forward.</strong> Black moves first, and moves down the board.",
    shows: { men: "The black man can go to either square with a dot." },
  },
  {
    text: "A man that reaches the last row becomes a <strong>king</strong>. Kings move one square diagonally, forward or backward.",
    shows: { king: "The king can go to four squares. The man at the end of the arrow becomes a king." },
  },
  {
    text: "<strong>Capture</strong> by jumping over an opposing piece next to yours to the free square behind it. <strong>You must capture if you can.</strong> If the piece that jumped can capture again, it must go on. If you have several captures, choose any of them.",
    shows: { capture: "Black must capture: the man jumps twice and takes both white men." },
  },
  {
    text: "A man that becomes a king during a capture stops there, even if it could go on.",
    shows: { crowned: "This man was crowned as it captured. It could capture again as a king, but its turn is over." },
  },
];
const DRAWS = { text: "The game is a draw if the same position occurs for the third time, or if both players make 40 moves without a capture and without moving a man." };

const LOA_RULES = {
  olympiad: "<strong>Rules of the Computer Olympiad:</strong> a move that connects both players is a draw. If you have no move, you pass. The game is a draw if a position occurs for the third time with the same player to move.",
  "thesis-2000": "<strong>Rules of the thesis of 2000:</strong> a move that connects both players is a draw. You lose if you have no move. The game is a draw if a position occurs for the second time with the same player to move.",
  "mover-wins": "<strong>Mover wins:</strong> if a move connects both players, the player who made it wins. If you have no move, you pass. The game is a draw if a position occurs for the third time with the same player to move.",
};

export const words = {
  sheet: { close: "Close the rules" },
  trial: "A first move to try",
  again: "Start over",
  tried: "You have moved already: press “Start over” to try again.",

  games: /** @type {Record<string, (game: string) => RulesWords>} */ ({
    isolation(game) {
      const { movement, size } = isolationKind.readVariant(game);
      const { how, shows, next } = MOVEMENTS[movement];
      return {
        title: "Rules of Isolation",
        parts: [
          { text: "<strong>You lose if you cannot move when it is your turn.</strong>", shows: { stuck: "A is to move and every square within reach is used: A loses." } },
          { text: "There are two players, A and B. First A and then B chooses any free square to start on. Then they take turns to move.", shows: { place: "A has started on c3. B can start on any other square, for example b4." } },
          { text: how, shows: { steps: shows } },
          { text: "<strong>The square you leave is used up.</strong> No one can go there again.", shows: { used: `A has moved from c3 to ${next}. Now c3 is closed for the rest of the game.` } },
          ...(movement === "knight" && size === "7x7" ? [{ text: "With best play the second player wins on 7 × 7 squares. Plyground solved this by search." }] : []),
        ],
        first: {
          task: "You are A. Leave B without a move.",
          good: "B cannot move: you win.",
          other: "B still has a move. Which square does B need? Start over and go there.",
        },
        source: "The evaluation functions come from O. Navarro-Hinojosa, <cite>Advanced game playing: Heuristic Review</cite>, and so does this version of the game, from the course it was written for.",
      };
    },

    checkers: () => ({
      title: "Rules of checkers",
      parts: [
        { text: "<strong>You win if your opponent cannot move</strong>, because you captured or blocked all their pieces.", shows: { blocked: "White is to move, but the only white man is blocked: Black wins." } },
        ...DRAUGHTS,
        DRAWS,
      ],
      first: {
        task: "You are Black. Two captures are possible: take two men in one turn.",
        good: "Two men captured in one turn, and your man is crowned.",
        other: "That captured only one man. Start over and jump the other way.",
      },
      source: "These are the rules of English draughts, also called American checkers.",
    }),

    giveaway: () => ({
      title: "Rules of give-away checkers",
      parts: [
        { text: "<strong>Lose all your pieces to win.</strong> The moves are those of checkers, but the goal is the opposite.", shows: { given: "White had to capture the last black man: Black wins." } },
        { text: "You also win if it is your turn and all your pieces are blocked.", shows: { blocked: "White is to move and cannot: White wins." } },
        ...DRAUGHTS,
        DRAWS,
      ],
      first: {
        task: "You are Black. Make White capture your last man.",
        good: "White had to capture. You have no pieces left: you win.",
        other: "White does not have to capture this man. Start over and move it next to the white man.",
      },
      source: "J. Mańdziuk and D. Osman measured searches in this game in <cite>Alpha-Beta Search Enhancements with a Real-Value Game-State Evaluation Function</cite>.",
    }),

    loa: (game) => ({
      title: "Rules of Lines of Action",
      parts: [
        {
          text: "<strong>Connect all your pieces into one group to win.</strong> Pieces are connected along sides and corners. It also counts if your opponent’s move connects you. A single piece is a group. Black moves first.",
          shows: { connected: "All black pieces are connected: Black wins." },
        },
        {
          text: "A piece moves in a straight line, in any direction, <strong>exactly as many squares as there are pieces on that whole line</strong>. Count the pieces of both players, including the one that moves.",
          shows: { count: "The numbers tell how many pieces are on each line, and so how far the piece goes." },
        },
        {
          text: "A piece may jump over pieces of its own colour, but not over those of the opponent. It cannot end on a piece of its own colour.",
          shows: { over: "Three pieces are on the row, so the black piece jumps its neighbour and goes three squares. It cannot go to a7: a white piece is in the way." },
        },
        {
          text: "If a piece ends on an opposing piece, it captures that piece. But then your opponent has one piece fewer to connect.",
          shows: { capture: "Three pieces are on the column: the black piece goes three squares and captures." },
        },
        {
          text: LOA_RULES[/** @type {keyof typeof LOA_RULES} */ (Object.keys(LOA_RULES).find((preset) => game.includes(preset)) ?? "olympiad")],
          shows: { both: "This capture connects all black pieces, and it leaves White a single piece: both are connected." },
        },
      ],
      first: {
        task: "You are Black. Connect all three of your pieces.",
        good: "All your pieces are connected: you win.",
        other: "Your pieces are not connected yet. Start over and count the pieces on the diagonals of b7.",
      },
      source: "M. H. M. Winands measured searches in this game in <cite>Analysis and Implementation of Lines of Action</cite>, 2000. The rule that the mover wins is in S. Sackson, <cite>A Gamut of Games</cite>, second edition. The 6 × 6 board is our own.",
    }),

    tzaar: () => ({
      title: "Rules of Tzaar",
      parts: [
        {
          text: "Each player has 6 <strong>Tzaars</strong> (a ring and a filled centre), 9 <strong>Tzarras</strong> (a ring) and 15 <strong>Totts</strong> (no mark). Pieces can stand on each other: only the top piece of a stack counts.",
          shows: { kinds: "From below on the left: Tott, Tzarra and Tzaar of White, and on the right those of Black. The numbers are the heights of two stacks." },
        },
        { text: "<strong>You lose as soon as none of your Tzaars, Tzarras or Totts is visible</strong>, or if you cannot capture at the start of your turn." },
        {
          text: "A turn has two parts. <strong>First you must capture.</strong> A stack moves along a line over free points to the first stack it meets. It captures that stack if it is not higher than itself.",
          shows: { first: "The white stack of two can capture the stacks marked ×. The black stack of three at D2 is too high." },
        },
        {
          text: "<strong>Then you capture again, or stack, or pass.</strong> To stack, move one of your stacks onto another of yours in the same way. The heights add up, and the stack that moved is on top.",
          shows: { second: "White can move the stack of two onto the Tott.", stacked: "Now it is a Tzarra stack of height three." },
        },
        { text: "No stack can pass over the centre of the board.", shows: { hole: "The black piece at F5 is on the line, but behind the centre." } },
        { text: "You cannot cover the last visible piece of a kind you have.", shows: { cover: "D4 is White’s last visible Tzaar: the Tzarra cannot move onto it. It can capture at B6." } },
        { text: "White’s first turn is a single capture. The board is full at the start: in the fixed arrangement, or at random from a seed that is part of the link. In the tournament start the players put their pieces on the board in turn." },
      ],
      first: {
        task: "You are White. Only one black Tzaar is left. Capture it.",
        good: "No black Tzaar is visible any more: you win.",
        other: "A capture, but Black’s last Tzaar is still there. It has a ring and a filled centre: start over.",
      },
      source: "Tzaar is a game by K. Burm, 2007. P. Veselý described the rules used here, and his program WALTZ, in <cite>Artificial Intelligence in Abstract 2-Player Games</cite>, 2013. Most levels are versions of WALTZ.",
    }),
  }),
};
