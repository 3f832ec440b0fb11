// Boards of each kind, what a page does with them, and what it then prints.

export const BOARDS = `
<ply-board game="loa" second="easy"></ply-board>
<ply-board game="slide3"></ply-board>
<ply-board problem="g=loa&n=2&seed=lesson&v=1" attempts="3" lang="de"></ply-board>
`;

export const PLAY = `
const boards = Array.from(document.querySelectorAll("ply-board"));
const [game, puzzle, problem] = boards;
await customElements.whenDefined("ply-board");
await Promise.all(boards.map(({ ready }) => ready));
const heard = (board, type, wanted) =>
  new Promise((go) => board.addEventListener(type, ({ detail }) => wanted(detail) && go(detail)));

const reply = heard(game, "move", ({ by }) => by === "engine");
console.log(await game.play("b1-b3"), (await reply).side);

const closer = heard(puzzle, "statechange", ({ distanceToWin }) => distanceToWin === 23);
console.log(await puzzle.play("R2"), (await closer).state);

const solved = problem.solution();
console.log((await solved).length > 0, problem.state);
document.title = "done";
`;

export const PLAYED = ["b1-b3 second", "R2+ playing", "true over"];
