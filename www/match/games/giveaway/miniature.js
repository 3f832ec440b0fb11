// A position of give-away checkers, drawn from its text.

export { miniature } from "../checkers/draughts_miniature.js";
