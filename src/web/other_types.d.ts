// Types of the package that no struct has, by hand.

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

type AnySearchReport = PuzzleSearchReport & EngineSearchReport;

/** The progress of a search: the members of `PuzzleSearchReport` for puzzles, or of `EngineSearchReport` for two-player games. */
export interface SearchReport
  extends Pick<AnySearchReport, 'finished' | 'nodes'>, Partial<Omit<AnySearchReport, 'finished' | 'nodes'>> {}

/** The games of an engine, or of engine one of a pairing. */
export interface Games extends Pick<Pairing, 'games' | 'wins' | 'losses' | 'draws' | 'score' | 'elo'> {}

export type ExperimentKind = keyof ResultsByKind;

/** The results of one point of an experiment of any kind. */
export interface PointResults {
  /** The value of the swept key. */
  point: string | null;
  /** The number of trials. */
  n: number;
}

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
