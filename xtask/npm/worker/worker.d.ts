import type { ExperimentReport, Locate, Problem, ProblemsReport, SearchReport, SyncInitInput } from '../plyground.js';

export { PlygroundError } from '../plyground.js';

/** What can abort a request: an `AbortSignal`. */
export interface Signal {
  readonly aborted: boolean;
  addEventListener(type: 'abort', listener: () => void): void;
}

export interface RequestOptions<State> {
  /** Cancels the request: its promise is rejected with the signal's reason. */
  signal?: Signal;
  /** Is called about ten times a second. */
  onProgress?: (state: State) => void;
}

export interface SearchOptions extends RequestOptions<SearchReport> {
  /** As for `Search`. */
  engine?: string;
  seed?: string;
}

export interface ProblemOptions extends RequestOptions<ProblemsReport> {
  /** As for `Problems`. */
  turns?: string;
  grades?: string;
  trivial?: boolean;
}

export interface RunOptions extends RequestOptions<{ done: number; trials: number }> {
  /** The text of a sample file. */
  sample?: string;
  /** The first trial, 0 by default. */
  from?: number;
  /** The trial after the last one, all by default. */
  until?: number;
}

/** A worker. Invalid input is rejected with a `PlygroundError`; so is every request of a stopped worker, with the code `stopped`. */
export interface PlygroundWorker {
  /** Searches for a solution of a puzzle, or for the best move of a two-player game. */
  search(game: string, position?: string, options?: SearchOptions): Promise<SearchReport>;
  /** Finds the first problem of a seed. */
  findProblem(game: string, seed: string, options?: ProblemOptions): Promise<Problem>;
  /** Runs trials of an experiment; resolves to one line of comma-separated values a trial. */
  run(query: string, options?: RunOptions): Promise<string>;
  /** Reports on rows that begin with the first trial. */
  report(query: string, rows: string, options?: { sample?: string }): Promise<ExperimentReport>;
  /** Ends the worker, and gives its memory back. A program in Node does not end before its workers. */
  stop(): void;
  /** The same, for `using`. */
  [Symbol.dispose](): void;
}

/** A browser's `Worker`, as far as it is needed. */
export interface WorkerLike {
  postMessage(message: any): void;
  terminate(): void;
  onmessage: ((event: any) => any) | null;
  onerror: ((event: any) => any) | null;
}

export interface WorkerOptions {
  /** A worker that runs `plyground/worker/thread`; only needed where a bundler does not find it. */
  worker?: WorkerLike;
  /** The address of `plyground_bg.wasm`, its bytes, or the compiled module; only needed where it is not found. */
  module?: string | { readonly href: string } | SyncInitInput;
  /** Says where the worker and the module are, unless they are given. */
  locate?: Locate;
}

/** Starts a worker with the whole package. */
export function startWorker(options?: WorkerOptions): Promise<PlygroundWorker>;
