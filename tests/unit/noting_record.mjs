// A record that notes its moves, in place of a game with rules.

/** @param {object} facts  What is known of its positions. */
export const notingRecord = (facts) => ({
  side: "first",
  isWithinTurn: false,
  at: 0,
  moves: [],
  view: { steps: [] },
  free() {},
  play(name) {
    this.moves = [...this.moves.slice(0, this.at), name];
    this.at++;
    return name;
  },
  go(at) {
    this.at = at;
  },
  ...facts,
});
