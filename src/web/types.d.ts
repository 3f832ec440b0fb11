// The types of results, written by `WRITE=1 cargo test --lib types_of_the_package`.

/** The results of kinds `autoplay` and `trace`: games. */
export interface AutoplayResults {
  /** The value of the sweep. */
  point: string | null;
  /** The number of games. */
  n: number;
  /** The number of games won. */
  won: number;
  /** The winning quota: the share of games won. */
  quota: Quota | null;
  /** The fat quota: the share of ties broken by a fat move, over all games; `null` without ties. */
  fat: Quota | null;
  /** The number of ties in all games. */
  ties: number;
  /** The number of moves of the games won; `null` if none was. */
  moves: Lengths | null;
  /** How clustered the minimal leaves below chosen moves were, if the query requests it. */
  clusters?: ClusteredChoices;
}

/** The number of legal moves at a ply, over the games that last that long. */
export interface Branching {
  /** The number of the ply, from 1. */
  ply: number;
  /** Their mean, and the number of games. */
  moves: Mean;
  /** The minimum. */
  least: number;
  /** The maximum. */
  most: number;
}

/** The result of the plain prover. */
export interface CheckedProblem {
  /** The game. */
  game: string;
  /** The position. */
  position: string;
  /** Whether only moves were asked for. */
  only?: true;
  /** Whether it is a sound problem. */
  sound: boolean;
  /** The fewest turns within which the player to move wins, if they win in time. */
  turns?: number;
  /** The turns that win in so many. If only moves were asked for: all turns that win. */
  winners: Array<Array<string>>;
  /** The number of distinct turns of the player to move. */
  choices: number;
}

/** The choice of moves at one depth. */
export interface ChoiceOfMoves {
  /** The depth of the searches. */
  t: number;
  /** The mean share of good moves among the candidates of a position. */
  hits: Quota;
  /** The mean share of bad moves among the candidates of a position. */
  fakes: Quota;
  /**
   * The mean share of good moves among the rejected moves, over the positions with rejected
   * moves.
   */
  misses: Quota | null;
  /** The mean share of bad moves among the rejected moves. */
  keeps: Quota | null;
  /** The number of positions all of whose successors have the same value, so that no move is rejected. */
  all_best: number;
}

/** The results of kind `com`: choices of moves. */
export interface ChoiceOfMovesResults {
  /** The value of the sweep. */
  point: string | null;
  /** The number of positions. */
  n: number;
  /** The measures of each depth. */
  depths: Array<ChoiceOfMoves>;
}

/** How clustered the choices were in won and in lost games. */
export interface ClusteredChoices {
  /** Compared with all tied moves. */
  tied: Clusteredness;
  /**
   * Compared with tied moves that have equally many minimal leaves, so that only their
   * distribution matters.
   */
  even: Clusteredness;
}

/**
 * The mean rank of the choices of a game, over games with choices to compare: 0 if all were the
 * most spread, ½ by chance, 1 if all were the most clustered.
 */
export interface Clusteredness {
  /** In games won. */
  won: Mean | null;
  /** In games lost. */
  lost: Mean | null;
  /** The difference: won games minus lost games. */
  difference: Difference | null;
}

/**
 * The results of kind `clusters`: the moves that the rules select at one point, and the shares of good ones. Positions in which
 * only one move has the minimum value are left out of all shares.
 */
export interface ClustersResults {
  /** The value of the sweep. */
  point: string | null;
  /** The number of positions. */
  n: number;
  /** The share of positions in which several moves have the minimum deterministic value. */
  tie_share: Quota | null;
  /** The mean number of these moves. */
  tied: Mean | null;
  /** The mean share of good moves among tied moves. */
  random: Quota | null;
  /** The same among those with the most minimal leaves below them (fat moves). */
  fat: Quota | null;
  /** The same among those whose minimal leaves are most clustered. */
  clustered: Quota | null;
  /** The same among those whose minimal leaves are most spread. */
  spread: Quota | null;
  /**
   * The same among the most clustered of the fat moves, which all have the same number of
   * minimal leaves.
   */
  fat_clustered: Quota | null;
  /** The same among the most spread of the fat moves. */
  fat_spread: Quota | null;
  /** The same among the moves with the minimum randomised value. */
  noisy: Quota | null;
  /**
   * The mean over positions of the share for clustered moves minus that for spread ones, where
   * they differ.
   */
  difference: Mean | null;
  /** The same among fat moves only. */
  fat_difference: Mean | null;
  /**
   * The correlation between the gain from noise and the concentration of minimal leaves on few
   * of the tied moves.
   */
  correlation: Correlation | null;
}

/** The coarseness at one depth. */
export interface Coarseness {
  /** The depth of the searches. */
  t: number;
  /** The share of positions in which several successors have the minimum value (table 4.3). */
  ties: Quota;
  /** The number of different values of all successors (table 4.2, where `t` is one less). */
  values: number;
}

/** The complexity of a game [Winands 2000, chapter 2]. */
export interface Complexity {
  /**
   * State-space complexity: the number of boards that the rules allow, whoever is to move, in
   * decimal digits. Not all of them are reachable, so it is an upper bound on the number of
   * reachable ones.
   */
  boards: string | null;
  /** Its logarithm to base 10. */
  boards_log10: number | null;
  /**
   * Game-tree complexity: the base-10 logarithm of the branching factor to the power of the
   * length, both as means over the games played; `null` without games.
   */
  games_log10: number | null;
}

/** Counts of tests whether a player's pieces are connected. */
export interface ConnectivityTests {
  /** All tests. */
  all: number;
  /** The tests settled by the Euler number alone. */
  settled: number;
}

/** Pearson's correlation coefficient with its 95 % interval by Fisher's transformation. */
export interface Correlation {
  /** The coefficient, from −1 to 1. */
  value: number;
  /** The lower end of the interval. */
  low: number;
  /** The upper end. */
  high: number;
  /** The number of pairs. */
  n: number;
}

/** The difference between two independent quotas or means. */
export interface Difference {
  /** The difference, −1 to 1. */
  value: number;
  /**
   * The lower end of its 95 % interval: by [Newcombe 1998], method 10, if both intervals are
   * Wilson's; from the root of the sum of squares of both half-widths if they are Student's.
   */
  low: number;
  /** The upper end. */
  high: number;
  /** The result as in the thesis' tables. */
  sign: '+' | '=' | '-';
}

/** The results of kind `effort`: a comparison of searches. */
export interface EffortResults {
  /** Always `null`: these experiments have no sweep. */
  point: string | null;
  /** The number of searches. */
  n: number;
  /** The work of each engine, in the order of the query. */
  searches: Array<SearchEffort>;
}

/**
 * A difference in Elo points with its 95 % interval: 400 · log₁₀ (p / (1 − p)) for a score p.
 *
 * An end of the interval is infinite where the score is 0 or 1. If even the estimate is infinite, `bound` says on which
 * side of the finite end the difference lies.
 */
export interface Elo {
  /** The estimate; `null` if everything was won or lost. */
  value: number | null;
  /** The lower end; `null` if unbounded. */
  low: number | null;
  /** The upper end; `null` if unbounded. */
  high: number | null;
  /**
   * `above` if everything was won, so the difference is above `low`; `below` if everything was
   * lost, so it is below `high`.
   */
  bound: 'above' | 'below' | null;
}

/** How a game ended. */
export interface Ending {
  /** The winner; `undefined` for a draw. The solver of a puzzle is the first player. */
  winner?: 'first' | 'second';
  /** A stable identifier, such as `solved` or `stuck`. */
  reason: string;
}

/** The result so far of an engine's search of a position of a two-player game. */
export interface EngineSearchReport {
  /** Whether the search is finished. */
  finished: boolean;
  /** The depth searched, in plies; 0 for engines that do not search by depth. */
  depth: number;
  /** The number of nodes visited. */
  nodes: number;
  /** The number of nodes that were evaluated or terminal. */
  leaves: number;
  /** The number of nodes whose moves were searched. */
  interior: number;
  /** The number of nodes cut off by the transposition table. */
  answers: number;
  /**
   * The number of searches of the root: one per iteration, of `uct` as well, plus re-searches with other windows;
   * 0 for engines without iterations.
   */
  passes: number;
  /**
   * The value of the position for the player to move: in units of the evaluation, or from −1 to 1, twice the expected
   * score less 1, if `uct` has searched.
   */
  value?: number;
  /**
   * The number of plies within which the game certainly ends: in a win if the value is positive, and
   * in a loss otherwise.
   */
  certain?: number;
  /** Whether the winner is known, but not how soon they win: `certain` is then only a limit. */
  within?: true;
  /** The move to play; `undefined` if the game is over. */
  best?: string;
  /** The principal variation. */
  line: Array<string>;
  /** The result for each move, in the order of the rules. */
  moves: Array<MoveWorth>;
}

/** The results of kind `exact-quota`: the exact winning quotas of one point, from 0 to 1. */
export interface ExactQuotaResults {
  /** The value of the sweep. */
  point: string | null;
  /** The number of trials, which is the maximum number of moves of a game. */
  n: number;
  /** The mean winning quota of the selected positions. */
  exact: number;
  /** That quota within 1, 2, … moves. */
  curve: Array<number>;
  /** The winning quota of all positions. */
  all: number;
  /** The number of positions that are never won within this many moves. */
  never: number;
  /** The number of positions that are always won. */
  always: number;
  /** The winning quota by distance to win. */
  distances: Array<QuotaOfDistance>;
}

/** The report on the rows of an experiment. */
export interface ExperimentReport {
  /** The canonical query. */
  query: string;
  /** The kind of the experiment, named even if the query leaves out the key `kind`. */
  kind: ExperimentKind;
  /** The version of Plyground. */
  version: string;
  /** The version of everything that turns a query into rows; it increases when rows change. */
  generator: number;
  /** Whether all trials are done. */
  complete: boolean;
  /** The number of trials of the experiment. */
  trials: number;
  /** The number of trials in the rows. */
  done: number;
  /** The SHA-256 of query and rows in hexadecimal digits, if the rows are complete. */
  fingerprint: string | null;
  /** The results of each point with rows, in the order of the sweep. */
  results: Array<ExperimentOutcome>;
}

/** The work done in a slice of an experiment. */
export interface ExperimentSlice {
  /** The rows of each completed trial, each ending with a newline. */
  rows: Array<string>;
  /** The share of the next trial's preparation that is done, from 0 to 1; 1 if it needs none. */
  prepared: number;
}

/** A game of a file: `readGames` of the npm package returns one for each. */
export interface GameRecord {
  /** Its number in the file, from 1. */
  game: number;
  /** The line on which it begins, from 1. */
  line: number;
  /** The name of the game that is played, with its variant; `null` if it is none of ours. */
  name: string | null;
  /** The headers of the game in the file. The second value of `Event` has the key `Event 2`. */
  headers: Record<string, string>;
  /** The names of the players, of whom `first` moves first; empty if unknown. */
  players: GameRecordPlayers;
  /** The starting position; `null` if it is the usual one. */
  start: string | null;
  /** The moves before the error, if there is one. */
  moves: Array<string>;
  /** The comments of the main line, in order. */
  comments: Array<GameRecordComment>;
  /** The result as in PDN: the points of the player who moves first come first. */
  result: '1-0' | '0-1' | '1/2-1/2' | '0-0' | '*';
  /** The player who has won; `null` if neither has. */
  winner: 'first' | 'second' | null;
  /** Facts in the file that do not fit each other. The game is read all the same. */
  remarks: Array<GameRecordRemark>;
  /** The error that ends the game; `null` if there is none. */
  error: GameRecordError | null;
}

/** A comment in a game of a file. */
export interface GameRecordComment {
  /** The number of moves before it. */
  ply: number;
  /** Its text, in which spaces separate words. */
  text: string;
}

/** An error in a game of a file. */
export interface GameRecordError {
  /** The line, from 1. */
  line: number;
  /** The number of the move, from 1; `null` if something before the moves is wrong. */
  ply: number | null;
  /** The text that was found. */
  found: string;
  /** What was expected. */
  expected: string;
  /** The legal moves in place of one that is not, or those between which the text does not decide. */
  legal: Array<string>;
}

/** The names of the players of a game. */
export interface GameRecordPlayers {
  /** The one who moves first. */
  first: string;
  /** The other one. */
  second: string;
}

/** A fact of a game of a file that does not fit the others. The game is read all the same. */
export interface GameRecordRemark {
  /** The line, from 1. */
  line: number;
  /** The number of the move, from 1; `null` if it is about the whole game. */
  ply: number | null;
  /**
   * `result`: the result of the file is not that of the last position; `rules`: it would be by the rules of the game
   * in `expected`; `unread-result`: a text that is not understood is in the place of the result; `move-number`: the
   * number of a move is not the next one; `colours`: the file may call the player White whom our rules call Black.
   */
  kind: 'result' | 'rules' | 'unread-result' | 'move-number' | 'colours';
  /** The text or the value that was found. */
  found: string;
  /** The text or the value that would fit. */
  expected: string;
}

/** The judgement of a turn. */
export interface Judgement {
  /**
   * `won` if the turn wins the game, `in-time` if it still wins in time, `late` if it wins too late, or `fails` if it
   * does not win within two turns more, as far as is known. For only moves: `only` if no other turn wins, `wins` if
   * others do, `won` if that ends the game, or `fails`.
   */
  verdict: 'won' | 'in-time' | 'late' | 'fails' | 'only' | 'wins';
  /**
   * The moves of the defender's answer: a longest defence, or one after which the player does not win in time. For
   * `won`, the reply that ends the game if the turn itself does not.
   */
  reply: Array<string>;
  /** The number of turns by which it is late, for `late`. */
  by?: number;
  /** The player's result if both sides play perfectly, when an only move was missed: `draw` or `loss`. */
  fate?: 'draw' | 'loss';
  /** The position of the attempt now, in which the player is to move, or the game was won. */
  position: string;
  /** The turns within which the player is to win from there; unknown for only moves of games with a solver. */
  left?: number;
}

/**
 * A published number or sign (called “the thesis'” below, whatever the source), an exact number,
 * or both.
 *
 * It applies to the given `label`, `point` and `depth`. Over those not given, a number is the
 * mean, and a sign is what most of the experiments show.
 */
export interface Known {
  /** The label of the runs. */
  label?: string;
  /**
   * The value of the swept key. In a tournament it is an engine as written in the query, the
   * opponent; in kind `effort` the engine that is compared with the first.
   */
  point?: string;
  /** The search depth, for experiments with several. */
  depth?: number;
  /** The measure. */
  measure: 'quota' | 'fat' | 'hits' | 'ties' | 'values' | 'shape' | 'score' | 'same' | 'samevalue' | 'leaves' | 'interior' | 'nodes' | 'answers' | 'transpositions' | 'passes' | 'most' | 'solved';
  /** The thesis' number. Quotas range from 0 to 1. */
  value?: number;
  /**
   * The thesis' sign: `+`, `=` or `-` compared to the first point of the sweep. For
   * the measure `shape`, the type of behaviour.
   */
  sign?: string;
  /** The number of trials behind the thesis' number. */
  sample?: number;
  /** The exact number, or the best known estimate of it. */
  exact?: number;
  /** The half-width of the 95 % interval of `exact`, if that is an estimate. */
  margin?: number;
  /** A comment on a disagreement. */
  remark?: string;
  /** Whether the thesis' number is known to be a mistake. */
  mistake: boolean;
}

/** The minimum, maximum and mean of some lengths. */
export interface Lengths {
  /** The minimum, in moves. */
  least: number;
  /** The maximum, in moves. */
  most: number;
  /** The mean. */
  mean: number;
}

/** A level of play: an engine under a name that users choose. */
export interface Level {
  /** A stable identifier, such as `medium`. */
  id: string;
  /** The engine and its options, written as an `EngineSpec`: what `Search` of the npm package accepts. */
  engine: string;
}

/** A mean with its 95 % interval, by Student's t. */
export interface Mean {
  /** The mean. */
  value: number;
  /** The lower end of the interval; `null` for a single observation. */
  low: number | null;
  /** The upper end of the interval; `null` for a single observation. */
  high: number | null;
  /** The number of observations. */
  n: number;
}

/** The value of a move for the player who makes it. */
export interface MoveWorth {
  /** The move. */
  name: string;
  /** Its value, in units of the evaluation, or of `uct` from −1 to 1; certain wins are greater than all others. */
  value: number;
  /**
   * The number of plies within which the game certainly ends: in a win if the value is positive, and
   * in a loss otherwise.
   */
  certain?: number;
  /** Whether the winner is known, but not how soon they win: `certain` is then only a limit. */
  within?: true;
  /** Whether the value is `exact`, a lower bound (`least`) or an upper bound (`most`). */
  bound: 'exact' | 'most' | 'least';
  /** The number of iterations of a search by `uct` that tried it. */
  visits?: number;
  /** The principal variation after this move, which it includes, as far as it is known. */
  line: Array<string>;
}

/** The result of a pairing, from the point of view of engine one. */
export interface Pairing {
  /** The number of engine one, from 1. */
  one: number;
  /** The number of engine two. */
  two: number;
  /** The number of games. */
  games: number;
  /** The number of games won by engine one. */
  wins: number;
  /** The number of games lost. */
  losses: number;
  /** The number of games drawn. */
  draws: number;
  /** The numbers of pairs of games in which it scored 0, 1/2, 1, 3/2 and 2. */
  pairs: [number, number, number, number, number];
  /** Its mean score, and the number of pairs; `null` before the first. */
  score: Quota | null;
  /** Its Elo difference to engine two. */
  elo: Elo | null;
  /** The sequential test, if the query requests one. */
  sprt: Sequential | null;
}

/** The number of positions of a pattern at some distance to win. */
export interface PatternCount {
  /** The thesis' code of the pattern. */
  code: number;
  /** The covered squares, row · columns + column. */
  squares: Array<number>;
  /** The number of positions. */
  positions: number;
}

/** A way in which games ended. */
export interface PlayoutsEnd {
  /** The winner; `none` for a draw. */
  winner: 'first' | 'second' | 'none';
  /** The reason given by the rules; `limit` if the game was cut off. */
  reason: string;
  /** The number of games. */
  n: number;
}

/** The results of kind `playouts`: the properties of a game. */
export interface PlayoutsResults {
  /** Always `null`: these experiments have no sweep. */
  point: string | null;
  /** The number of games. */
  n: number;
  /** The shares of games won by the first player, won by the second player, and drawn. */
  winners: Array<Quota>;
  /** The ways in which games ended, most frequent first. */
  ends: Array<PlayoutsEnd>;
  /** The number of plies of a game; `null` without games. */
  plies: Mean | null;
  /** The number of plies of the shortest game. */
  shortest: number;
  /** The number of plies of the longest game. */
  longest: number;
  /** The number of open cells in Isolation, or of pieces in the other games, that were left at the end. */
  left: Mean | null;
  /** The mean branching factor of a game: the number of legal moves per ply. */
  branching: Mean | null;
  /** The branching factor at each ply, from 1. */
  by_ply: Array<Branching>;
  /** The complexity of the game. */
  complexity: Complexity;
  /**
   * In a game won by connecting pieces, the connectivity tests and how many of them the Euler
   * number settles, counted in one-ply searches at every position of these games [Winands 2000,
   * 3.1.2]. `null` until all games are done.
   */
  tests: ConnectivityTests | null;
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
  /** The experiments in a small size, for a few seconds in a browser. */
  quick: Array<PresetRun>;
  /** The experiments in the size of the source, or more. */
  full: Array<PresetRun>;
  /** The published numbers to compare with. */
  known: Array<Known>;
}

/** One experiment of a preset. */
export interface PresetRun {
  /** The label of its numbers. Runs may share a label. */
  label: string;
  /** The canonical query. */
  query: string;
}

/** A position of a two-player game in which one turn alone wins in time. */
export interface Problem {
  /** The game. */
  game: string;
  /** The seed by which it was found, as 16 hexadecimal digits, if it was. */
  seed?: string;
  /** The position. */
  position: string;
  /** Whether no other turn wins at all, however long it takes. */
  only?: true;
  /**
   * The player to move wins in this many turns. A turn is all moves of a player until the opponent is to move. Unknown
   * for only moves of games with a solver.
   */
  turns?: number;
  /** The moves of the only turn that wins in time. */
  key: Array<string>;
  /** The key, a longest defence, and so on to the end of the game. */
  line: Array<string>;
  /**
   * How hard it is, from 0 to 8: how many budgets of alpha-beta search up to the last miss the key, of 30, 100, 300,
   * 1,000, 3,000, 10,000, 30,000 and 100,000 nodes.
   */
  grade: number;
  /**
   * The number of additional turns within which no other turn wins, at most 2; `undefined` for only moves, where no other
   * turn wins at all.
   */
  sole?: number;
  /**
   * The first of the turns, from 1, at which several win in time, or for only moves win at all; `undefined` if there is
   * no such turn.
   */
  duals?: number;
  /** The number of other turns that just one reply refutes. */
  tries: number;
}

/** The progress of the search for problems. */
export interface ProblemsReport {
  /** The number of games that were played and looked at. */
  games: number;
  /** Whether endgame tables are being made. */
  preparing?: true;
  /** The problem that was found, if one was. */
  problem?: Problem;
}

/** The progress of a search for a solution of a puzzle. */
export interface PuzzleSearchReport {
  /** Nodes searched so far. */
  nodes: number;
  /** A proven lower bound on the length of a solution, in moves. */
  bound: number;
  /** The best solution so far. */
  line?: Array<string>;
  /** Whether that solution is proven to be a shortest one. */
  optimal: boolean;
  /**
   * The distance in moves from the position to the current layer, if the search proceeds by
   * layers.
   */
  layer: number;
  /** The approximate peak memory of its positions and pattern databases, in bytes. */
  bytes: number;
  /** Whether the search is over. */
  finished: boolean;
  /**
   * Why the search ended without an answer: `memory` if it would need more than its limit,
   * `exhausted` if there was nothing left to search.
   */
  failure?: 'memory' | 'exhausted';
}

/** A proportion with its 95 % interval, all from 0 to 1. */
export interface Quota {
  /** The proportion. */
  value: number;
  /** The lower end of the interval. */
  low: number;
  /** The upper end of the interval. */
  high: number;
  /** The number of observations. */
  n: number;
}

/** The winning quota of the positions at some distance to win. */
export interface QuotaOfDistance {
  /** The distance to win. */
  dtw: number;
  /** The number of positions. */
  positions: number;
  /** Their mean winning quota. */
  quota: number;
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

/** The results of kind `sample`: the positions of a sample. */
export interface SampleResults {
  /** The value of the sweep. */
  point: string | null;
  /** The number of positions. */
  n: number;
  /** The number of different positions. */
  different: number;
  /** The number of positions of each distance to win, from 0 to 26. */
  histogram: Array<number>;
}

/** The work of an engine. */
export interface SearchEffort {
  /** The engine. */
  engine: string;
  /** The number of positions. */
  positions: number;
  /** Positions evaluated, or at which the game was over. */
  leaves: Work;
  /** Positions whose moves were searched. */
  interior: Work;
  /** All positions visited. */
  nodes: Work;
  /** Positions cut off by the transposition table. */
  answers: Work;
  /**
   * Table answers per interior node, from the sums over all positions; `null` without interior
   * nodes.
   */
  transpositions: number | null;
  /** Searches of the root: iterations, plus re-searches with other windows. */
  passes: Work;
  /** The plies of the last completed iteration. */
  depth: Work;
  /** How often it finds the value of the first engine; `null` for that engine itself. */
  same_value: Quota | null;
  /** How often it chooses the move of the first engine; `null` for that engine itself. */
  same_move: Quota | null;
  /** The positions solved; `null` if no engine is a proof search. */
  solved: Solved | null;
}

/**
 * Where a sequential test of the first engine against the second would have stopped [Wald 1945].
 *
 * Only the mean score of a pair is tested, so the likelihood of each difference is the greatest that
 * any chances of the five scores with this mean give to the pairs. Scores that have not occurred count
 * as a thousandth of a pair, as in fishtest [Van den Bergh].
 *
 * It says which difference is accepted, not how large it is: use the score of all games as the
 * estimate.
 */
export interface Sequential {
  /** The log-likelihood ratio at which the smaller difference is accepted. */
  lower: number;
  /** The log-likelihood ratio at which the greater difference is accepted. */
  upper: number;
  /** The log-likelihood ratio when the test stopped, or the current one. */
  ratio: number;
  /** The accepted Elo difference; `null` while the test is running. */
  accepts: 'lesser' | 'greater' | null;
  /** The number of pairs after which the test stopped; `null` while it is running. */
  pairs: number | null;
}

/** The positions that a search solves within its limits. */
export interface Solved {
  /** The number of positions won for the player to move. */
  won: number;
  /** The number of positions lost for the player to move. */
  lost: number;
  /**
   * The number of positions where it is proven only that the attacker does not win: the opponent
   * may draw.
   */
  held: number;
  /** The share of solved positions among all. */
  share: Quota | null;
  /**
   * The nodes visited to solve positions; ratios and quotients are over positions that the first
   * engine solves too.
   */
  nodes: Work;
}

/** The results of kind `solving`: searches for solutions. */
export interface SolvingResults {
  /** The value of the sweep. */
  point: string | null;
  /** The number of positions. */
  n: number;
  /** The share of positions solved within the budget. */
  solved: Quota | null;
  /** The share of optimal solutions among those found. */
  optimal: Quota | null;
  /** The length of the solutions found, divided by the distance to win. */
  ratio: Mean | null;
  /** The length of the solutions found, in moves. */
  length: Mean | null;
  /** The nodes expanded at each position, solved or not. */
  nodes: Mean | null;
}

/** The score of an engine. */
export interface Standing {
  /** The engine. */
  engine: string;
  /** The number of its games. */
  games: number;
  /** The number of games won. */
  wins: number;
  /** The number of games lost. */
  losses: number;
  /** The number of games drawn. */
  draws: number;
  /**
   * Its mean score, where a win is 1 and a draw 1/2, and the number of pairs; `null` before its
   * first.
   */
  score: Quota | null;
  /** Its Elo difference to the whole of its opponents. */
  elo: Elo | null;
}

/** A legal move, as a board view needs it. */
export interface Step {
  /** The name of the move, such as `R2+`. */
  name: string;
  /** The squares of the pieces that move, row · columns + column, before the move. */
  from: Array<number>;
  /**
   * The squares they move to, in the same order. A piece that is placed has no square of origin,
   * and one that jumps several times has all squares it lands on, in order.
   */
  to: Array<number>;
  /** How far each piece moves if all move alike: the difference of square numbers; 0 otherwise. */
  by: number;
}

/** The results of kind `ties`. */
export interface TiesResults {
  /** The value of the sweep. */
  point: string | null;
  /** The number of positions. */
  n: number;
  /** The number of their different successors. */
  successors: number;
  /** The measures of each depth. */
  depths: Array<Coarseness>;
}

/** The results of kind `tournament`. */
export interface TournamentResults {
  /** Always `null`: these experiments have no sweep. */
  point: string | null;
  /** The number of pairs of games. */
  n: number;
  /** The scores of the engines, in the order of the query, opponents last. */
  engines: Array<Standing>;
  /** The results of the pairings. */
  pairings: Array<Pairing>;
  /**
   * The mean score of the engine of a row against that of a column; `null` if they
   * have not played.
   */
  table: Array<Array<number | null>>;
  /** The number of plies of the games, including openings. */
  lengths: Lengths;
}

/** A depth-t search of a trial, as `api::record` repeats it, or `RecordedSearch` of the npm package. */
export interface TrialSearch {
  /** The position. */
  position: string;
  /** The engine with its options. */
  engine: string;
  /** Its depth in moves. */
  depth: number;
  /** The seed of its random values. */
  seed: string;
}

/** Whether a position is a problem. */
export interface Verdict {
  /**
   * `sound` if exactly one turn wins in the fewest turns, `cooked` if several do, `forced` if the player to move has
   * fewer than three turns, `no-win` if no turn wins in time, or `undecided` if the limit of nodes was reached.
   */
  verdict: 'sound' | 'cooked' | 'forced' | 'no-win' | 'undecided';
  /** For `sound` and `cooked`, the fewest turns within which the player to move wins, except for only moves. */
  turns?: number;
  /**
   * For `cooked`, the first ten of the turns that win in time, each followed by a longest defence and so
   * on to the end of the game.
   */
  lines: Array<Array<string>>;
  /** The problem, for `sound`. */
  problem?: Problem;
}

/** One kind of count over all searches of an engine. */
export interface Work {
  /** The sum over all positions. */
  sum: number;
  /** The maximum at any position. */
  most: number;
  /** The mean per position; `null` before the first. */
  mean: Mean | null;
  /**
   * The factor compared to the first engine: the geometric mean over the positions at which
   * neither count is 0, with the interval of the mean of logarithms. `null` for the first engine
   * itself.
   */
  ratio: Mean | null;
  /**
   * The quotient of this sum and that of the first engine, in which large counts have more
   * weight. `null` for the first engine itself, or if its sum is 0.
   */
  of_sums: number | null;
}
