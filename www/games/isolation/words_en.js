// Isolation: its texts during play and its rules, in English.

/**
 * @type {import("../../match/game_texts.js").KindWords & { movements: Record<string, string>, variant: (movement: string, size:
 *   string) => string, starts: string, plan: (move: string, most: number, least: number) => string, used: string, refused: { used: string } }}
 */
export const words = {
  name: "Isolation",
  players: { first: "A", second: "B" },
  movements: { knight: "Knights", queen: "Queens", king: "Kings" },
  variant: (movement, size) => `${movement} on ${size} squares`,
  variants: { movement: "Pieces", size: "Size" },
  ready: "Leave your opponent without a move. Choose any free square to start on.",
  dots: "Large dots: your moves. Small dots: your opponent’s.",
  starts: "All moves are equal against perfect play. The numbers count the squares you reach: more is safer.",
  plan: (move, most, least) =>
    `Start near the middle, for example on ${move}: you reach ${most} squares from there, and ${least} from a corner.`,
  ends: { stuck: (_, loser) => `${loser} cannot move` },
  used: "used",
  refused: { used: "This square is used up." },
  rules,
};

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

/**
 * @param {string} game
 * @param {import("../../match/game_views.js").Kind} kind
 * @returns {import("../../match/rules/show.js").RulesWords}
 */
function rules(game, kind) {
  const { movement, size } = kind.readVariant(game);
  const { how, shows, next } = MOVEMENTS[movement];
  return {
    title: "Rules of Isolation",
    parts: [
      {
        text: "<strong>You lose if you cannot move when it is your turn.</strong>",
        shows: { stuck: "A is to move and every square within reach is used: A loses." },
      },
      {
        text: "There are two players, A and B. First A and then B chooses any free square to start on. Then they take turns to move.",
        shows: { place: "A has started on c3. B can start on any other square, for example b4." },
      },
      { text: how, shows: { steps: shows } },
      {
        text: "<strong>The square you leave is used up.</strong> No one can go there again.",
        shows: { used: `A has moved from c3 to ${next}. Now c3 is closed for the rest of the game.` },
      },
      ...(movement === "knight" && size === "7x7"
        ? [{ text: "With best play the second player wins on 7 × 7 squares. Plyground solved this by search." }]
        : []),
    ],
    first: {
      task: "You are A. Leave B without a move.",
      good: "B cannot move: you win.",
      other: "B still has a move. Which square does B need? Start over and go there.",
    },
    source:
      "The evaluation functions come from O. Navarro-Hinojosa, <cite>Advanced game playing: Heuristic Review</cite>, and so does this version of the game, from the course it was written for.",
  };
}
