// Tzaar: its texts during play and its rules, in English.

const pieces = (/** @type {number} */ count) => (count === 1 ? "single" : `stack of ${count}`);

/** @typedef {"tzaar" | "tzarra" | "tott"} Piece */
/** @typedef {"first" | "second"} Side */

/**
 * @type {import("../../match/game_texts.js").KindWords & {
 *   readyToPlace: string, starts: Record<string, string>, variant: (start: string, seed: string | undefined) => string,
 *   names: Record<Piece, string>, plurals: Record<Piece, string>,
 *   stack: (side: Side, piece: Piece, height: number) => string, reach: (count: number) => string, capture: string,
 *   join: string, put: (piece: Piece) => string, placed: (piece: Piece, point: string) => string,
 *   parts: Record<"opening" | "first" | "second" | "pass" | "placing", string>, visiblePieces: string, few: (count: number) =>
 *   string,
 *   warn: (player: string, piece: Piece) => string, inHand: (piece: Piece, count: number) => string,
 *   refused: Record<"empty" | "nothing" | "stuck" | "line" | "hole" | "blocked" | "free" | "must" | "placing", string>
 *   & {
 *     higher: (there: number, here: number) => string, last: (piece: Piece) => string },
 * }}
 */
export const words = {
  name: "Tzaar",
  players: { first: "White", second: "Black" },
  names: { tzaar: "Tzaar", tzarra: "Tzarra", tott: "Tott" },
  plurals: { tzaar: "Tzaars", tzarra: "Tzarras", tott: "Totts" },
  starts: { fixed: "Fixed", random: "Random", tournament: "Tournament" },
  variant: (start, seed) =>
    seed === undefined
      ? ({ fixed: "Fixed start", tournament: "Tournament: the players place all pieces first" }[start] ?? start)
      : `Random start, seed ${seed}`,
  variants: { start: "Start" },
  ready: "Capture, and keep each kind of piece uncovered. White begins: choose a stack.",
  readyToPlace:
    "First you both take turns placing your pieces: choose a kind of piece, then a free point. White begins.",
  stack: (side, piece, height) => `${side === "first" ? "white" : "black"} ${words.names[piece]}, ${pieces(height)}`,
  reach: (count) => `can go to ${count} ${count === 1 ? "stack" : "stacks"}`,
  capture: "you can capture here",
  join: "you can stack here",
  put: (piece) => `you can place a ${words.names[piece]} here`,
  placed: (piece, point) => `puts a ${words.names[piece]} on ${point}`,
  parts: {
    opening: "Only one capture.",
    first: "1 of 2: capture.",
    second: "2 of 2: capture, stack or pass.",
    pass: "2 of 2: you can only pass.",
    placing: "Place a piece.",
  },
  visiblePieces: "Uncovered",
  few: (count) => (count === 0 ? "none" : `only ${count}`),
  warn: (player, piece) => `${player} has only one uncovered ${words.names[piece]} left.`,
  inHand: (piece, count) => `${words.names[piece]} (${count})`,
  ends: {
    "no-tzaars": (_, loser) => `${loser} has no uncovered Tzaar left`,
    "no-tzarras": (_, loser) => `${loser} has no uncovered Tzarra left`,
    "no-totts": (_, loser) => `${loser} has no uncovered Tott left`,
    "no-capture": (_, loser) => `${loser} cannot capture`,
  },
  refused: {
    empty: "Choose a stack of yours first.",
    nothing: "This stack has nothing to capture: the first stacks on its lines are your own, or higher.",
    stuck: "This stack cannot move.",
    line: "Stacks move along the lines.",
    hole: "No stack can pass over the middle of the board.",
    blocked: "The way is blocked: a stack stands in between.",
    free: "A move ends on the first stack of its line, not on a free point.",
    must: "The first move of a turn must be a capture.",
    placing: "There is already a piece there: choose a free point.",
    higher: (there, here) => `The stack there is higher: ${there} against ${here}.`,
    last: (piece) => `That is your last uncovered ${words.names[piece]}: covering it would lose.`,
  },
  levels: {
    beginner: {
      name: "Beginner",
      hard: "Easy to beat: good for learning the rules.",
      about: "Looks only at its own turn, counts pieces and stacks, and often plays a weaker move.",
    },
    easy: {
      name: "Easy",
      hard: "Beatable after a few games.",
      about: "WALTZ’s beginner: looks two turns ahead, counts pieces and stacks, and often plays a weaker move.",
    },
    medium: {
      name: "Medium",
      hard: "Hard for beginners: careless moves lose.",
      about: "WALTZ’s intermediate version: up to 400,000 positions for each move.",
    },
    expert: {
      name: "Advanced",
      hard: "Very hard: expect to lose at first.",
      about:
        "WALTZ’s expert, with 800,000 positions for each move: varies its opening, and looks for forced wins towards the end.",
    },
    strong: {
      name: "Strong",
      hard: "The hardest: it wins nearly every game against the previous level.",
      about: "Searches 800,000 positions for each move with our best evaluation.",
    },
  },
  rules,
};

/** @returns {import("../../match/rules/show.js").RulesWords} */
function rules() {
  return {
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
  };
}
