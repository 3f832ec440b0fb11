// A position of checkers, drawn from its text.

export { miniature } from "./draughts_miniature.js";
