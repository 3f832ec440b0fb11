// The types of the arguments and results. This file goes into the package unchanged.

/** How a game ended. */
export interface Ending {
  /** Missing for a draw. The solver of a puzzle is the first player. */
  winner?: 'first' | 'second';
  /** A stable identifier, such as `solved` or `stuck`. */
  reason: string;
}

/** A level of play of the engine. */
export interface Level {
  /** A stable identifier, such as `medium`. */
  id: string;
  /** The engine and its options, as accepted by `Search`. */
  engine: string;
}

/** A position of a two-player game in which one turn alone wins in time. */
export interface Problem {
  game: string;
  /** The seed by which it was found, as 16 hexadecimal digits, if it was. */
  seed?: string;
  position: string;
  /** Set if no other turn wins at all, however long it takes. */
  only?: true;
  /** The player to move wins in this many turns. A turn is all moves of a player until the opponent is to move. Unknown
   * for only moves of games with a solver. */
  turns?: number;
  /** The moves of the only turn that wins in time. */
  key: string[];
  /** The key, a longest defence, and so on to the end of the game. */
  line: string[];
  /** How hard it is, from 0 to 8: how many budgets of alpha-beta search up to the last miss the key, of 30, 100, 300,
   * 1,000, 3,000, 10,000, 30,000 and 100,000 nodes. */
  grade: number;
  /** The number of additional turns within which no other turn wins, at most 2. Missing for only moves. */
  sole?: number;
  /** The first of the turns, from 1, at which several win in time, or for only moves win at all, if there is one. */
  duals?: number;
  /** The number of other turns that just one reply refutes. */
  tries: number;
}

/** The progress of the search for problems. */
export interface ProblemsReport {
  /** The number of games that were played and looked at. */
  games: number;
  /** Set while endgame tables are made. */
  preparing?: true;
  problem?: Problem;
}

/** The judgement of a turn of a problem. */
export interface Judgement {
  /** It wins the game, it still wins in time, it wins too late, or it does not win within two turns more, as far as is
   * known. For only moves: no other turn wins (`only`), it wins as others do, or it does not win. */
  verdict: 'won' | 'in-time' | 'late' | 'fails' | 'only' | 'wins';
  /** The moves of the defender's answer: a longest defence, or one after which the player does not win in time. For
   * `won`, the reply that ends the game if the turn itself does not. */
  reply: string[];
  /** The number of turns by which it is late, for `late`. */
  by?: number;
  /** The player's result if both sides play perfectly, when an only move was missed. */
  fate?: 'draw' | 'loss';
  /** The position of the attempt now. */
  position: string;
  /** The turns within which the player is to win from there; unknown for only moves of games with a solver. */
  left?: number;
}

/** Whether a position is a problem. */
export interface Verdict {
  /** Exactly one turn wins in the fewest turns, several do, the player to move has fewer than three turns, no turn wins
   * in time, or that is not decided within the limit of nodes. */
  verdict: 'sound' | 'cooked' | 'forced' | 'no-win' | 'undecided';
  /** For `sound` and `cooked`, the fewest turns within which the player to move wins, except for only moves. */
  turns?: number;
  /** For `cooked`, the first ten turns that win in time, each followed by a longest defence and so on to the end. */
  lines: string[][];
  /** The problem, for `sound`. */
  problem?: Problem;
}

/** The result of the plain prover. */
export interface CheckedProblem {
  game: string;
  position: string;
  sound: boolean;
  /** The fewest turns within which the player to move wins, if they win in time. */
  turns?: number;
  /** The turns that win in so many. */
  winners: string[][];
  /** The number of distinct turns of the player to move. */
  choices: number;
}

/** The value of a move for the player who makes it. */
export interface MoveWorth {
  name: string;
  /** In units of the evaluation; certain wins are greater than all others. */
  value: number;
  /** The number of plies within which the game ends for certain: won if the value is positive, lost otherwise. */
  certain?: number;
  /** Set if the winner is known, but not how soon they win: `certain` is then only a limit. */
  within?: true;
  /** Whether the value is exact, a lower bound (`least`) or an upper bound (`most`). */
  bound: 'exact' | 'least' | 'most';
  /** The principal variation from this move on, which it includes, as far as it is known. */
  line: string[];
}

/** A stable identifier of an error. */
export type PlygroundErrorCode =
  | 'unknown-game' | 'bad-position' | 'unreachable-position' | 'bad-square' | 'bad-move' | 'illegal-move'
  | 'bad-distance' | 'bad-table' | 'bad-games' | 'bad-option' | 'bad-query' | 'bad-rows' | 'bad-argument'
  | 'not-ready' | 'not-available' | 'undecided' | 'no-entropy' | 'stopped' | 'failed';

/** The errors of the npm package. `instanceof` recognizes those of all its modules and workers. */
export class PlygroundError extends Error {
  private constructor();
  name: 'PlygroundError';
  code: PlygroundErrorCode;
  /** The text or value that was rejected. */
  input: string;
  /** Of `bad-query`: the key, its value and what was expected. */
  key?: string;
  found?: string;
  expected?: string;
}

/** A legal move, as a board view needs it. */
export interface Step {
  /** The name of the move, such as `R2+`. */
  name: string;
  /** The squares of the pieces that move, row · columns + column, before the move. */
  from: number[];
  /** The squares they move to, in the same order. A piece that is placed has no square of origin, and one that jumps
   * several times has all squares it lands on, in order. */
  to: number[];
  /** How far each piece moves if all move alike: the difference of square numbers; 0 otherwise. */
  by: number;
}

/** The number of positions of a pattern at some distance to win. */
export interface PatternCount {
  /** The thesis' code of the pattern. */
  code: number;
  /** The covered squares, row · columns + column. */
  squares: number[];
  /** The number of positions. */
  positions: number;
}

/** A table or figure, as experiments. */
export interface Preset {
  /** A stable identifier, such as `table-4.3`. */
  id: string;
  /** Its title. */
  title: string;
  /** Its source. */
  source: 'thesis' | 'beyond' | 'isolation' | 'giveaway' | 'loa' | 'tzaar';
  /** The table or figure in the source. */
  place: string;
  /** The question, and comments on the answer. */
  asks: string;
  /** The experiments in a small size. */
  quick: PresetRun[];
  /** The experiments in the size of the thesis. */
  full: PresetRun[];
  /** The numbers to compare with. */
  known: Known[];
}

/** One experiment of a preset. */
export interface PresetRun {
  /** The label of its numbers. */
  label: string;
  /** The canonical query. */
  query: string;
}

/** A number or sign of the thesis, an exact number, or both. */
export interface Known {
  label?: string;
  point?: string;
  depth?: number;
  measure:
    | 'quota' | 'fat' | 'hits' | 'ties' | 'values' | 'shape' | 'score'
    | 'same' | 'samevalue' | 'leaves' | 'interior' | 'nodes' | 'answers' | 'transpositions' | 'passes' | 'most';
  value?: number;
  sign?: string;
  sample?: number;
  exact?: number;
  margin?: number;
  remark?: string;
  mistake: boolean;
}

/** The progress of a search. */
export interface SearchReport {
  /** Whether it is over. */
  finished: boolean;
  /** The number of nodes so far. */
  nodes: number;
  /** For puzzles: the best solution so far. For two-player games: the principal variation. */
  line?: string[];
  /** For puzzles: a lower bound on the length of a solution, in moves. */
  bound?: number;
  /** For puzzles: whether `line` is proven to be an optimal solution. */
  optimal?: boolean;
  /** For puzzles: the distance in moves from the position to the current layer, if the search proceeds by layers. */
  layer?: number;
  /** For puzzles: the approximate peak memory of positions and pattern databases, in bytes. */
  bytes?: number;
  /**
   * For puzzles: why the search ended without an answer: it reached its memory limit, or there was nothing left to
   * search.
   */
  failure?: 'memory' | 'exhausted';
  /** For two-player games: the depth searched, in plies. */
  depth?: number;
  /** The number of positions that were evaluated or in which the game was over. */
  leaves?: number;
  /** The number of positions whose moves were searched. */
  interior?: number;
  /** The number of positions answered by the transposition table. */
  answers?: number;
  /** Searches of the root: one per iteration, plus re-searches with other windows. */
  passes?: number;
  /** The value of the position for the player to move. */
  value?: number;
  /** The number of plies within which the game ends for certain: won if the value is positive, lost otherwise. */
  certain?: number;
  /** Set if the winner is known, but not how soon they win: `certain` is then only a limit. */
  within?: true;
  /** The move to play. */
  best?: string;
  /** The results for the moves. */
  moves?: MoveWorth[];
}

/** A proportion with its 95 % interval, all from 0 to 1. */
export interface Quota {
  value: number;
  low: number;
  high: number;
  /** The number of observations. */
  n: number;
}

/** The choice of moves at one depth. */
export interface ChoiceOfMoves {
  /** The depth of the searches. */
  t: number;
  /** The mean share of good moves among the candidates of a position. */
  hits: Quota;
  /** The mean share of bad moves among the candidates of a position. */
  fakes: Quota;
  /** The mean share of good moves among the rejected moves, over the positions with rejected moves. */
  misses: Quota | null;
  /** The mean share of bad moves among the rejected moves. */
  keeps: Quota | null;
  /** The number of positions without rejected moves. */
  all_best: number;
}

/** The coarseness of values at one depth. */
export interface Coarseness {
  /** The depth of the searches. */
  t: number;
  /** The share of positions in which several successors have the minimum value. */
  ties: Quota;
  /** The number of different values of all successors. */
  values: number;
}

/** A mean with its 95 % interval, which is null for a single observation. */
export interface Mean {
  value: number;
  low: number | null;
  high: number | null;
  /** The number of observations. */
  n: number;
}

/** A difference in Elo points; an end that is null is unbounded. */
export interface Elo {
  value: number | null;
  low: number | null;
  high: number | null;
  /** `above` the lower end if everything was won, `below` the upper end if everything was lost. */
  bound: 'above' | 'below' | null;
}

/** The games of an engine, or of engine one of a pairing. */
export interface Games {
  games: number;
  wins: number;
  losses: number;
  draws: number;
  /** The mean score; its `n` counts pairs of games. */
  score: Quota | null;
  elo: Elo | null;
}

/** The score of an engine. */
export interface Standing extends Games {
  engine: string;
}

/** The result of a pairing, from the point of view of engine one. */
export interface Pairing extends Games {
  /** The numbers of the engines, from 1. */
  one: number;
  two: number;
  /** The numbers of pairs of games in which engine one scored 0, 1/2, 1, 3/2 and 2. */
  pairs: [number, number, number, number, number];
  /** The sequential test, if requested. */
  sprt: Sequential | null;
}

/** The result of a sequential test. */
export interface Sequential {
  /** The bounds of the log-likelihood ratio, and the ratio itself. */
  lower: number;
  upper: number;
  ratio: number;
  /**
   * The accepted Elo difference, and the number of pairs after which it was accepted; null while the test is running.
   */
  accepts: 'lesser' | 'greater' | null;
  pairs: number | null;
}

/** The cost of an engine's searches. */
export interface SearchEffort {
  engine: string;
  positions: number;
  leaves: Work;
  interior: Work;
  nodes: Work;
  /** The number of positions answered by the transposition table. */
  answers: Work;
  /** Table answers per interior node, from the sums over all positions; null without interior nodes. */
  transpositions: number | null;
  /** Searches of the root: iterations, plus re-searches with other windows. */
  passes: Work;
  depth: Work;
  /** How often it finds the same value and the same move as the first engine; null for the first engine itself. */
  same_value: Quota | null;
  same_move: Quota | null;
  /** The positions solved; null if no engine is a proof search. */
  solved: Solved | null;
}

/** The positions that a search solves. */
export interface Solved {
  won: number;
  lost: number;
  /** The number of positions in which the attacker of a proof does not win, though the opponent may draw. */
  held: number;
  /** The share of solved positions among all. */
  share: Quota | null;
  /** Over the positions it solves; ratios are over those that the first engine solves too. */
  nodes: Work;
}

/** One kind of count of a search. */
export interface Work {
  sum: number;
  /** The maximum at any position. */
  most: number;
  mean: Mean | null;
  /** The factor compared to the first engine, as a geometric mean; null for the first engine itself. */
  ratio: Mean | null;
  /** The quotient of this sum and that of the first engine; null for the first engine itself. */
  of_sums: number | null;
}

/**
 * The mean rank of the choices of a game: 0 if all were the most spread, ½ by chance, 1 if all were the most
 * clustered.
 */
export interface Clusteredness {
  won: Mean | null;
  lost: Mean | null;
  /** The difference: won games minus lost games. */
  difference: { value: number; low: number; high: number; sign: '+' | '=' | '-' } | null;
}

/** The minimum, the maximum and the mean. */
export interface Lengths {
  least: number;
  most: number;
  mean: number;
}

/** The results of one point of an experiment of any kind. */
export interface PointResults {
  /** The value of the swept key. */
  point: string | null;
  /** The number of trials. */
  n: number;
}

/** The results of kind `sample`. */
export interface SampleResults extends PointResults {
  /** The number of different positions. */
  different: number;
  /** The number of positions of each DTW. */
  histogram: number[];
}

/** The results of kind `com`. */
export interface ChoiceOfMovesResults extends PointResults {
  /** The measures of each depth. */
  depths: ChoiceOfMoves[];
}

/** The results of kinds `autoplay` and `trace`. */
export interface AutoplayResults extends PointResults {
  /** The number of games won. */
  won: number;
  /** Their share. */
  quota: Quota | null;
  /** The share of ties broken by a fat move. */
  fat: Quota | null;
  /** The number of ties in all games. */
  ties: number;
  /** The number of moves of the games won. */
  moves: Lengths | null;
  /**
   * With `clusters`: how clustered the minimal leaves below chosen moves were, compared with all tied moves, and with
   * tied moves that have equally many of them.
   */
  clusters?: { tied: Clusteredness; even: Clusteredness };
}

/** The results of kind `ties`. */
export interface TiesResults extends PointResults {
  /** The number of different successors. */
  successors: number;
  /** The measures of each depth. */
  depths: Coarseness[];
}

/** The results of kind `exact-quota`. */
export interface ExactQuotaResults extends PointResults {
  /** The exact winning quota of the selected positions, from 0 to 1. */
  exact: number;
  /** That quota within 1, 2, … moves. */
  curve: number[];
  /** The winning quota of all positions. */
  all: number;
  /** The number of positions that are never won within this many moves. */
  never: number;
  /** The number of positions that are always won. */
  always: number;
  /** The winning quota by distance to win. */
  distances: { dtw: number; positions: number; quota: number }[];
}

/** The results of kind `clusters`. */
export interface ClustersResults extends PointResults {
  /** The share of positions with a tie. */
  tie_share: Quota | null;
  /** The mean number of tied moves, and the shares of good moves among those that the rules select. */
  tied: Mean | null;
  random: Quota | null;
  fat: Quota | null;
  clustered: Quota | null;
  spread: Quota | null;
  fat_clustered: Quota | null;
  fat_spread: Quota | null;
  noisy: Quota | null;
  /** The share for clustered moves minus that for spread ones, where they differ; and the same among fat moves only. */
  difference: Mean | null;
  fat_difference: Mean | null;
  /** The correlation between the gain from noise and the concentration of minimal leaves on few moves. */
  correlation: { value: number; low: number; high: number; n: number } | null;
}

/** The results of kind `solving`. */
export interface SolvingResults extends PointResults {
  /** The share of positions that were solved, and the share of optimal solutions among those found. */
  solved: Quota | null;
  optimal: Quota | null;
  /** The length of solutions divided by the distance to win. */
  ratio: Mean | null;
  /** The length of solutions, in moves. */
  length: Mean | null;
  /** The nodes expanded at each position. */
  nodes: Mean | null;
}

/** The results of kind `tournament`. */
export interface TournamentResults extends PointResults {
  /** The engines, opponents last. */
  engines: Standing[];
  /** The results of the pairings. */
  pairings: Pairing[];
  /** The mean score of the engine of a row against that of a column. */
  table: (number | null)[][];
  /** The number of plies of the games. */
  lengths: Lengths;
}

/** The results of kind `effort`. */
export interface EffortResults extends PointResults {
  /** The engines. */
  searches: SearchEffort[];
}

/** The results of kind `playouts`. */
export interface PlayoutsResults extends PointResults {
  /** The shares of games won by the first player, won by the second player, and drawn. */
  winners: Quota[];
  /** How games ended, most frequent first. */
  ends: { winner: 'first' | 'second' | 'none'; reason: string; n: number }[];
  /** The number of plies of a game. */
  plies: Mean | null;
  shortest: number;
  longest: number;
  /** The number of open cells in Isolation, or of pieces in the other games, that were left at the end. */
  left: Mean | null;
  /** The mean branching factor of a game, and the one at each ply. */
  branching: Mean | null;
  by_ply: { ply: number; moves: Mean; least: number; most: number }[];
}

/** The results of each kind of experiment. */
export interface ResultsByKind {
  sample: SampleResults;
  com: ChoiceOfMovesResults;
  autoplay: AutoplayResults;
  ties: TiesResults;
  trace: AutoplayResults;
  'exact-quota': ExactQuotaResults;
  clusters: ClustersResults;
  solving: SolvingResults;
  tournament: TournamentResults;
  effort: EffortResults;
  playouts: PlayoutsResults;
}

export type ExperimentKind = keyof ResultsByKind;

/** All members that results of any kind can have. */
type AnyMember = ResultsByKind[ExperimentKind] extends infer R ? (R extends unknown ? keyof R : never) : never;

/** The results of one point of an experiment; the members depend on its kind: see `ResultsByKind`. */
export type ExperimentOutcome = PointResults & {
  [M in Exclude<AnyMember, keyof PointResults>]?:
    ResultsByKind[ExperimentKind] extends infer R ? (R extends { [key in M]?: infer V } ? V : never) : never;
};

/** The report of a known kind. */
export type ReportOf<K extends ExperimentKind> = Omit<ExperimentReport, 'kind' | 'results'> & {
  kind: K;
  results: ResultsByKind[K][];
};

/** The work done in a slice of an experiment. */
export interface ExperimentSlice {
  /** The rows of each completed trial, each ending with a newline. */
  rows: string[];
  /** The share of the next trial's preparation that is done, from 0 to 1; 1 if it needs none. */
  prepared: number;
}

/** A depth-t search of a trial, as `RecordedSearch` repeats it. */
export interface TrialSearch {
  position: string;
  /** The engine with its options. */
  engine: string;
  /** Its depth in moves. */
  depth: number;
  /** The seed of its random values. */
  seed: string;
}

/** The report on the rows of an experiment. */
export interface ExperimentReport {
  /** The canonical query. */
  query: string;
  /** The kind of the experiment, even if the query leaves it out. */
  kind: ExperimentKind;
  /** The version of this package. */
  version: string;
  /** The version of everything that turns a query into rows. */
  generator: number;
  /** Whether all trials are done. */
  complete: boolean;
  /** The number of trials of the experiment. */
  trials: number;
  /** The number of trials in the rows. */
  done: number;
  /** The SHA-256 of query and rows, if they are complete. */
  fingerprint: string | null;
  /** The results of each point with rows. */
  results: ExperimentOutcome[];
}

/** A game of a file: what `readGames` returns for each. */
export interface GameRecord {
  /** Its number in the file, from 1. */
  game: number;
  /** The line on which it begins, from 1. */
  line: number;
  /** The name of the game that is played, with its variant; null if it is none of ours. */
  name: string | null;
  /** The headers of the game in the file. The second value of `Event` has the key `Event 2`. */
  headers: Record<string, string>;
  /** The names of the players, of whom `first` moves first; empty if unknown. */
  players: { first: string; second: string };
  /** The starting position; null if it is the usual one. */
  start: string | null;
  /** The moves before the error, if there is one. */
  moves: string[];
  /** The comments of the main line, in order: the number of moves before each, and its text. */
  comments: { ply: number; text: string }[];
  /** The result as in PDN: the points of the player who moves first come first. */
  result: '1-0' | '0-1' | '1/2-1/2' | '0-0' | '*';
  /** The player who has won; null if neither has. */
  winner: 'first' | 'second' | null;
  /** Facts in the file that do not fit each other. The game is read all the same. */
  remarks: GameRecordRemark[];
  /** The error that ends the game; null if there is none. */
  error: GameRecordError | null;
}

/** A fact of a game of a file that does not fit the others. */
export interface GameRecordRemark {
  /** The line, from 1. */
  line: number;
  /** The number of the move, from 1; null if it is about the whole game. */
  ply: number | null;
  /**
   * `result`: the file's result is not that of the last position; `rules`: it would be by the rules of the game in `expected`;
   * `unread-result`: a text that is not understood is in the place of the result; `move-number`: the number of a move is not the
   * next one; `colours`: the file may call the player White whom our rules call Black.
   */
  kind: 'result' | 'rules' | 'unread-result' | 'move-number' | 'colours';
  /** The text or the value that was found. */
  found: string;
  /** The text or the value that would fit. */
  expected: string;
}

/** An error in a game of a file. */
export interface GameRecordError {
  /** The line, from 1. */
  line: number;
  /** The number of the move, from 1; null if something before the moves is wrong. */
  ply: number | null;
  /** The text that was found. */
  found: string;
  /** What was expected. */
  expected: string;
  /** The legal moves in place of one that is not, or those between which the text does not decide. */
  legal: string[];
}
