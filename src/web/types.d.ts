// What the classes and functions take and give. It goes into the package as it stands.

/** How a game ended. */
export interface Ending {
  /** Nobody in a draw. Whoever solves a puzzle is the first. */
  winner?: 'first' | 'second';
  /** A stable word, such as `solved` or `stuck`. */
  reason: string;
}

/** A level at which an engine plays. */
export interface Level {
  /** A stable word, as in `medium`. */
  id: string;
  /** The engine and its options, as `Search` reads them. */
  engine: string;
}

/** The worth of a move to the player who makes it. */
export interface MoveWorth {
  name: string;
  /** In units of the evaluation; certain wins are above all others. */
  value: number;
  /** The plies until the game is certainly over, won if the value is above 0 and lost otherwise. */
  certain?: number;
  /** What the value says of the true one. */
  bound: 'exact' | 'least' | 'most';
  /** Best play, this move first, as far as it is known. */
  line: string[];
}

/** What this module throws. */
export interface PlygroundError extends Error {
  name: 'PlygroundError';
  /** A stable word for programs. */
  code:
    | 'unknown-game' | 'bad-position' | 'unreachable-position' | 'bad-move' | 'illegal-move'
    | 'bad-distance' | 'bad-table' | 'bad-option' | 'bad-query' | 'bad-rows' | 'not-available' | 'no-entropy';
  /** The text or value that was refused. */
  input: string;
  /** Of `bad-query`: the key, its value and what was expected instead. */
  key?: string;
  found?: string;
  expected?: string;
}

/** A legal move, as a board view needs it. */
export interface Step {
  /** The name of the move, as in `R2+`. */
  name: string;
  /** The squares whose pieces move, row · columns + column, before the move. */
  from: number[];
  /** The squares they go to, in the same order; a piece that is placed comes from nowhere, and one that jumps several
   * times goes to all squares it lands on, one after the other. */
  to: number[];
  /** How far each piece moves where all move alike: the difference of the square numbers; 0 elsewhere. */
  by: number;
}

/** How many positions of some distance to win a pattern holds. */
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
  /** A stable name, as in `table-4.3`. */
  id: string;
  /** What it shows. */
  title: string;
  /** Where it comes from. */
  source: 'thesis' | 'beyond' | 'isolation' | 'giveaway' | 'loa' | 'tzaar';
  /** Where it stands there. */
  place: string;
  /** What is asked, and what to know of the answer. */
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
  /** What its numbers are known under. */
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

/** Where a search stands. */
export interface SearchReport {
  /** Whether it is over. */
  finished: boolean;
  /** Nodes searched so far. */
  nodes: number;
  /** Of a puzzle: the best solution so far. Of a game for two: the principal variation. */
  line?: string[];
  /** Of a puzzle: no solution is shorter than this, in moves. */
  bound?: number;
  /** Of a puzzle: whether `line` is proven to be a shortest solution. */
  optimal?: boolean;
  /** Of a puzzle: how many moves from the position the search is, where it goes by layers. */
  layer?: number;
  /** Of a puzzle: the most bytes that positions and pattern databases have taken together, about. */
  bytes?: number;
  /** Of a puzzle: why the search is over without an answer: by the memory it may have, or because nothing is left to look at. */
  failure?: 'memory' | 'exhausted';
  /** Of a game for two: the plies searched. */
  depth?: number;
  /** The positions evaluated, or at which the game was over. */
  leaves?: number;
  /** Those whose moves were searched. */
  interior?: number;
  /** Those that the transposition table answered. */
  answers?: number;
  /** Searches of the root: one an iteration, and those that narrow windows add. */
  passes?: number;
  /** The worth of the position to the player to move. */
  value?: number;
  /** The plies until the game is certainly over, won if the value is above 0 and lost otherwise. */
  certain?: number;
  /** The move to play. */
  best?: string;
  /** What is known of the moves. */
  moves?: MoveWorth[];
}

/** A proportion with its 95 % interval, from 0 to 1. */
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
  /** The mean share of bad moves among them. */
  fakes: Quota;
  /** The mean share of good moves among the rejected moves, over the positions that have some. */
  misses: Quota | null;
  /** The mean share of bad moves among them. */
  keeps: Quota | null;
  /** The number of positions that reject no move. */
  all_best: number;
}

/** The coarseness of values at one depth. */
export interface Coarseness {
  /** The depth of the searches. */
  t: number;
  /** The share of positions with several successors of the least value. */
  ties: Quota;
  /** The number of different values of all successors. */
  values: number;
}

/** A mean with its 95 % interval, which a single observation does not have. */
export interface Mean {
  value: number;
  low: number | null;
  high: number | null;
  /** The number of observations. */
  n: number;
}

/** A difference in Elo points; an end that is null has no bound. */
export interface Elo {
  value: number | null;
  low: number | null;
  high: number | null;
  /** Where everything was won (`above` the lower end) or lost (`below` the upper end). */
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

/** What an engine has scored. */
export interface Standing extends Games {
  engine: string;
}

/** What a pairing has given, for engine one. */
export interface Pairing extends Games {
  /** The numbers of the engines, from 1. */
  one: number;
  two: number;
  /** The pairs of games in which engine one scored 0, 1/2, 1, 3/2 and 2. */
  pairs: [number, number, number, number, number];
  /** The sequential test, if it was asked for. */
  sprt: Sequential | null;
}

/** Where a sequential test would have stopped. */
export interface Sequential {
  /** The bounds of the logarithm of the likelihood ratio, and that itself. */
  lower: number;
  upper: number;
  ratio: number;
  /** The Elo difference that is accepted, and after how many pairs; null while it goes on. */
  accepts: 'lesser' | 'greater' | null;
  pairs: number | null;
}

/** What the searches of an engine cost. */
export interface SearchEffort {
  engine: string;
  positions: number;
  leaves: Work;
  interior: Work;
  nodes: Work;
  /** Those that the transposition table answered. */
  answers: Work;
  /** These to an interior node, of the sums over all positions; null without interior nodes. */
  transpositions: number | null;
  /** Searches of the root: iterations, and what narrow windows add. */
  passes: Work;
  depth: Work;
  /** How often it finds the value and the move of the first engine; null of that itself. */
  same_value: Quota | null;
  same_move: Quota | null;
  /** What is decided; null where no engine searches for proofs. */
  solved: Solved | null;
}

/** The positions whose results a search finds. */
export interface Solved {
  won: number;
  lost: number;
  /** Those that the attacker of a proof does not win, though the other player may draw. */
  held: number;
  /** The share of all positions. */
  share: Quota | null;
  /** Over the positions that it solves; ratios over those that the first engine solves, too. */
  nodes: Work;
}

/** What a search counts. */
export interface Work {
  sum: number;
  /** The most at any position. */
  most: number;
  mean: Mean | null;
  /** How many times as much as the first engine, a geometric mean; null of that itself. */
  ratio: Mean | null;
  /** The sum over that of the first engine; null of that itself. */
  of_sums: number | null;
}

/** The mean rank of the choices of a game: 0 where all were most spread, ½ as by chance, 1 where all were most clustered. */
export interface Clusteredness {
  won: Mean | null;
  lost: Mean | null;
  /** How far it is greater in won games. */
  difference: { value: number; low: number; high: number; sign: '+' | '=' | '-' } | null;
}

/** The shortest, the longest and the mean. */
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

/** Of kind `sample`. */
export interface SampleResults extends PointResults {
  /** The number of different positions. */
  different: number;
  /** The number of positions of each DTW. */
  histogram: number[];
}

/** Of kind `com`. */
export interface ChoiceOfMovesResults extends PointResults {
  /** The measures of each depth. */
  depths: ChoiceOfMoves[];
}

/** Of kinds `autoplay` and `trace`. */
export interface AutoplayResults extends PointResults {
  /** The games that were won. */
  won: number;
  /** Their share. */
  quota: Quota | null;
  /** The share of ties that were broken by a fat move. */
  fat: Quota | null;
  /** The ties of all games. */
  ties: number;
  /** The moves of the games that were won. */
  moves: Lengths | null;
  /** With `clusters`: how clustered the minimal leaves below chosen moves were, compared with all tied moves, and with those that have equally many. */
  clusters?: { tied: Clusteredness; even: Clusteredness };
}

/** Of kind `ties`. */
export interface TiesResults extends PointResults {
  /** The number of different successors. */
  successors: number;
  /** The measures of each depth. */
  depths: Coarseness[];
}

/** Of kind `exact-quota`. */
export interface ExactQuotaResults extends PointResults {
  /** The exact winning quota of the positions asked for, from 0 to 1. */
  exact: number;
  /** That quota within 1, 2, … moves. */
  curve: number[];
  /** The winning quota of all positions. */
  all: number;
  /** How many positions cannot be won within so many moves. */
  never: number;
  /** How many positions are won for certain. */
  always: number;
  /** The winning quota by distance to win. */
  distances: { dtw: number; positions: number; quota: number }[];
}

/** Of kind `clusters`. */
export interface ClustersResults extends PointResults {
  /** The share of positions with a tie. */
  tie_share: Quota | null;
  /** The mean number of tied moves, and the shares of good moves among those that rules name. */
  tied: Mean | null;
  random: Quota | null;
  fat: Quota | null;
  clustered: Quota | null;
  spread: Quota | null;
  fat_clustered: Quota | null;
  fat_spread: Quota | null;
  noisy: Quota | null;
  /** What clustered moves have more of than spread ones, where they differ; and the same of fat moves alone. */
  difference: Mean | null;
  fat_difference: Mean | null;
  /** How the gain by noise goes with the concentration of minimal leaves on few moves. */
  correlation: { value: number; low: number; high: number; n: number } | null;
}

/** Of kind `solving`. */
export interface SolvingResults extends PointResults {
  /** The share of positions that were solved, and that of shortest solutions among all. */
  solved: Quota | null;
  optimal: Quota | null;
  /** The length of solutions over the distance to win. */
  ratio: Mean | null;
  /** Their length. */
  length: Mean | null;
  /** The nodes expanded at each position. */
  nodes: Mean | null;
}

/** Of kind `tournament`. */
export interface TournamentResults extends PointResults {
  /** The engines, those they are against last. */
  engines: Standing[];
  /** Who met whom. */
  pairings: Pairing[];
  /** The mean score of the engine of a row against that of a column. */
  table: (number | null)[][];
  /** The plies of the games. */
  lengths: Lengths;
}

/** Of kind `effort`. */
export interface EffortResults extends PointResults {
  /** The engines. */
  searches: SearchEffort[];
}

/** Of kind `playouts`. */
export interface PlayoutsResults extends PointResults {
  /** How often whoever begins has won, the other has, and nobody has. */
  winners: Quota[];
  /** How games ended, the commonest first. */
  ends: { winner: 'first' | 'second' | 'none'; reason: string; n: number }[];
  /** The plies of a game. */
  plies: Mean | null;
  shortest: number;
  longest: number;
  /** What was left on the board: free squares in Isolation, pieces in the other games. */
  left: Mean | null;
  /** The mean branching factor of a game, and that at each ply. */
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

/** All members that results of any kind may have. */
type AnyMember = ResultsByKind[ExperimentKind] extends infer R ? (R extends unknown ? keyof R : never) : never;

/** The results of one point of an experiment; which members there are depends on its kind: see `ResultsByKind`. */
export type ExperimentOutcome = PointResults & {
  [M in Exclude<AnyMember, keyof PointResults>]?:
    ResultsByKind[ExperimentKind] extends infer R ? (R extends { [key in M]?: infer V } ? V : never) : never;
};

/** A report of a known kind. */
export type ReportOf<K extends ExperimentKind> = Omit<ExperimentReport, 'kind' | 'results'> & {
  kind: K;
  results: ResultsByKind[K][];
};

/** What a slice of an experiment has done. */
export interface ExperimentSlice {
  /** The rows of each trial that is done, each ended by a newline. */
  rows: string[];
  /** What share is done of what the next trial waits for, from 0 to 1; 1 if it waits for nothing. */
  prepared: number;
}

/** What the rows of an experiment say. */
export interface ExperimentReport {
  /** The canonical query. */
  query: string;
  /** What the experiment does, named even where the query leaves it out. */
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
  /** The SHA-256 of query and rows, once they are complete. */
  fingerprint: string | null;
  /** The points that have been begun. */
  results: ExperimentOutcome[];
}
