// All exports of the package, used with the types it promises. Compiled, never run.
import init, {
  Attempt,
  Experiment,
  Game,
  PlygroundError,
  Problems,
  Search,
  Table,
  checkProblem,
  draw,
  freshSeed,
  initSync,
  readGames,
  seed,
  version,
  type ExperimentOutcome,
  type ExperimentReport,
  type ReportOf,
  type ExperimentSlice,
  type CheckedProblem,
  type GameName,
  type GameRecord,
  type InitInput,
  type InitOutput,
  type Judgement,
  type Problem,
  type Quota,
  type SearchReport,
  type Step,
  type SyncInitInput,
  type TrialSearch,
  type Verdict,
} from "plyground";
import { PlyBoard, type PlyBoardState } from "plyground/ply-board";
import { PlySet, type PlySetAttributes } from "plyground/ply-set";
import { PlyTree, type PlyTreeAttributes } from "plyground/ply-tree";
import { TABLES } from "plyground/tables.js";
import { startWorker } from "plyground/worker";

export async function start(input: InitInput, bytes: SyncInitInput): Promise<InitOutput> {
  await init();
  initSync({ module: bytes });
  return init({ module_or_path: input });
}

export const drawn: string = draw("loa", undefined, "b1-b3", "c3", true, false) + draw("slide3");

export function play(name: GameName): string[] {
  const game = new Game(name);
  const steps: Step[] = game.steps();
  const squares: number[] = steps.flatMap(({ from, by }) => from.map((square) => square + by));
  const cells: Uint8Array = game.cells();
  const taken: string | undefined = game.undo();
  const values: Record<string, number> = game.evaluations();
  const solved: boolean = game.solved;
  const side: 'first' | 'second' | undefined = game.side;
  const played: string = game.play(game.moves()[0]);
  const elsewhere: string = Game.randomPosition(game.name, seed("word"));
  console.log(squares, side, cells[0], taken, values.man, solved, played, elsewhere, game.columns, game.drawing());
  game.free();
  using other = new Game("slide3", elsewhere);
  return other.history();
}

export function ask(bytes: Uint8Array): number {
  const { file, bytes: size, sha256 }: { file: string; bytes: number; sha256: string } = TABLES.slide3;
  const generated = Table.generate("slide3", (distance: number, positions: number) => console.log(distance, positions));
  const table = bytes.length === size ? Table.decode(bytes) : generated;
  const position: string = table.randomPosition(13, freshSeed());
  const moves: string[] = table.optimalMoves(position);
  const line: string[] = table.optimalLine(position);
  const histogram: Float64Array = table.histogram();
  console.log(file, sha256, table.game, moves, line, histogram.length, version());
  return table.distance(position) + table.optimalLines(position);
}

export function search(position: string): string[] {
  const search = new Search("slide3", position);
  const first: SearchReport = search.step(100);
  const second: SearchReport = search.stepFor(8);
  const { nodes, bound, line, answers, passes }: SearchReport = search.run(1000, (report: SearchReport) => console.log(report.nodes));
  console.log(first.nodes, second.finished, nodes, bound, answers, passes);
  const { optimal, layer, bytes, failure }: SearchReport = new Search("slide4", null, "beam/width=300").run(1000);
  console.log(optimal, layer, bytes, failure === "memory");
  return line ?? [];
}

export function experiment(query: string, file?: string): string {
  const experiment = new Experiment(query, file);
  const share: number = experiment.prepare(0);
  const slice: ExperimentSlice = experiment.stepFor(0, experiment.trials, 20, () => {});
  console.log(slice.rows.join(""), slice.prepared);
  const searches: TrialSearch[] = experiment.searches(0);
  console.log(searches.map(({ position, engine, seed }) => `${position} ${engine} ${seed}`));
  const rows: string = experiment.run(0, experiment.trials);
  const { fingerprint, complete, results }: ExperimentReport = experiment.report(rows);
  const tallied: ExperimentReport = experiment.tally(rows);
  const points: string[] = results.map(({ point, n }: ExperimentOutcome) => `${point ?? experiment.query}: ${n}`);
  const quota: Quota | null | undefined = results[0].quota;
  const exact = experiment.report(rows) as ReportOf<"exact-quota">;
  console.log(exact.kind, exact.results[0].curve.length);
  console.log(experiment.points(), experiment.columns(), experiment.header, experiment.heading(fingerprint ?? undefined), quota?.low, results[0].moves?.mean);
  const costs: string[] | undefined = results[0].searches?.map(({ engine, leaves, passes, transpositions }) => `${engine}: ${leaves.of_sums ?? 1}, ${passes.mean?.value} (${passes.most}), ${transpositions}`);
  console.log(costs, points, results[0].depths?.map(({ t }) => t), experiment.sampleFile(rows));
  return complete && tallied.done ? (fingerprint ?? "") : "";
}

export function explain(error: PlygroundError): string {
  const name: "PlygroundError" = error.name;
  switch (error.code) {
    case "unknown-game":
    case "bad-position":
    case "unreachable-position":
    case "bad-move":
    case "illegal-move":
    case "bad-distance":
    case "bad-table":
    case "bad-option":
    case "bad-query":
    case "bad-rows":
    case "bad-argument":
    case "not-ready":
    case "not-available":
    case "undecided":
    case "no-entropy":
    case "bad-square":
    case "bad-games":
    case "stopped":
    case "failed":
      return `${name}: ${error.message} (${error.input})`;
    default: {
      const forgotten: never = error.code;
      return forgotten;
    }
  }
}

export function retell(thrown: unknown): string {
  if (!(thrown instanceof PlygroundError)) throw thrown;
  return thrown.key === undefined ? thrown.code : `${thrown.key}: ${thrown.expected}`;
}

export function refuse(game: Game): void {
  // @ts-expect-error: positions cannot be set, only played to.
  game.position = "115.123456789";
  // @ts-expect-error: a table is generated or decoded.
  new Table();
  // @ts-expect-error: there is no table file of slide4.
  console.log(TABLES.slide4);
}

export function read(bytes: Uint8Array): (string | number | null | undefined)[] {
  const games: GameRecord[] = readGames(bytes);
  return games.flatMap(({ error, headers, winner }) => [headers.Event, winner, error?.ply, error?.legal[0]]);
}

export function solve(name: GameName): (string | number | boolean | undefined)[] {
  const problem: Problem | undefined = new Problems(name, "seed", "2-3", "3-6", false).stepFor(10).problem;
  if (problem?.turns === undefined) return [];
  new Problems(name, "seed").free();
  const attempt = new Attempt(name, problem.position, problem.turns);
  const verdict: Verdict = attempt.examine();
  const judged: Judgement = attempt.play(attempt.clues(1));
  const checked: CheckedProblem = checkProblem(name, problem.turns, problem.position);
  return [verdict.problem?.grade, judged.verdict, judged.by, checked.sound, attempt.left, attempt.solution()[0]];
}

export async function askWorker(given: Worker, signal: AbortSignal): Promise<SearchReport> {
  const locate = (name: string) => new URL(name, "https://example.org/");
  await init({ locate });
  using other = await startWorker({ locate });
  await other.report("n=1", "");
  const worker = await startWorker({ worker: given, module: new URL("https://example.org/plyground_bg.wasm") });
  return worker.search("loa", undefined, { engine: "strong", seed: "a seed", signal });
}

export function watch(page: Document, { game = "loa" }: PlyTreeAttributes): PlyTree {
  const tree = page.createElement("ply-tree");
  tree.setAttribute("game", game);
  return tree;
}

export function give(page: Document, { set = "g=loa" }: PlySetAttributes): PlySet {
  const element = page.createElement("ply-set");
  element.setAttribute("set", set);
  return element;
}

export async function embed(page: Document): Promise<PlyBoardState> {
  const board = page.createElement("ply-board");
  Object.assign(board, { game: "slide3" } satisfies Partial<PlyBoard>);
  board.distance = 6;
  board.addEventListener("move", ({ detail }) => console.log(detail.move, detail.by === "engine"));
  board.addEventListener("judged", ({ detail }) => console.log(detail.verdict === "late", detail.left));
  [board.problem, board.next, board.readonly] = [true, false, null];
  PlyBoard.locate = (name) => `/plyground/${name}`;
  board.addEventListener("click", ({ clientX }) => console.log(clientX));
  // @ts-expect-error: there is no such state.
  if (board.state === "asleep") await board.play("R2");
  return (await page.querySelector("ply-board")?.ready)?.state ?? "waiting";
}
