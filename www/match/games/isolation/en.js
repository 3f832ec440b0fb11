// Isolation: English.

/**
 * @type {import("../../game_texts.js").KindWords & { movements: Record<string, string>, variant: (movement: string, size:
 *   string) => string, used: string, refused: { used: string } }}
 */
export const words = {
  name: "Isolation",
  players: { first: "A", second: "B" },
  movements: { knight: "like knights", queen: "like queens", king: "like kings" },
  variant: (movement, size) => `${movement}, ${size} squares`,
  variants: { movement: "Moves", size: "Size" },
  ready: "Choose any free square to start on.",
  ends: { stuck: (_, loser) => `${loser} cannot move` },
  used: "used",
  refused: { used: "This square is used up." },
};
