// What stands beside and below the puzzle, fetched once that is on the board.

export { drawCards } from "./cards.js";
export { showExample } from "./example.js";
