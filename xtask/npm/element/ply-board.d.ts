import type { Locate } from '../plyground.js';

/** What a board shows: `waiting` (not visible yet), `loading`, `playing`, `solved`, `over`, or `failed` (it could not be opened). */
export type PlyBoardState = 'waiting' | 'loading' | 'playing' | 'solved' | 'over' | 'failed';
export type PlyBoardSide = 'first' | 'second';

/** The element's attributes. `docs/embedding.md` in the sources says more about each. */
export interface PlyBoardAttributes {
  /** The game: slide2, slide3 (the default), slide4, slide5, isolation, giveaway, checkers, loa, tzaar or breakthrough, with its variant behind a colon. */
  game?: string;
  /** The text of a position. The default is the start. */
  position?: string;
  /** For puzzles: any text. The same text gives everyone the same puzzle. */
  seed?: string;
  /** For puzzles, with seed or day: the distance to win. */
  distance?: string | number;
  /** For puzzles: a date as in 2026-11-20, or today. */
  day?: string;
  /** For puzzles: the version of the generator behind seed and day. */
  v?: string | number;
  /** The moves already made. */
  moves?: string;
  /** For two-player games: who moves first, “you” (the default) or a level of the engine: random, beginner, easy, medium, strong, perfect. */
  first?: string;
  /** For two-player games: who moves second. The default is easy. */
  second?: string;
  /** The query of a problem, as in g=loa&n=2&seed=lesson&v=1; `true` if other attributes say which problem it is. */
  problem?: string | boolean;
  /** For problems: the turns within which the player to move wins, a number or a range as in 2-3, or only for an only move. */
  turns?: string | number;
  /** For problems: how hard they are, from 0 to 8: a number or a range as in 3-6. */
  grade?: string | number;
  /** For problems: the number of failed turns after which the problem is lost. */
  attempts?: string | number;
  /** For problems: a button leads to another one of the same kind when the problem is over. */
  next?: string | boolean;
  /** For two-player games: arrows over the position, as in c3-d4,d4xe5. */
  arrows?: string;
  /** For two-player games: squares in a ring, as in c3,d4. */
  marks?: string;
  /** For two-player games: a board to look at, on which nobody moves. */
  readonly?: string | boolean;
  /** The buttons below the board, separated by spaces, or none. */
  controls?: string;
  /** The colours: like the surrounding page (the default), light or dark. */
  theme?: 'auto' | 'light' | 'dark';
  /** The colours of the board. */
  palette?: 'classic' | 'ocean' | 'forest' | 'grey';
  /** For two engines: the minimum time between two moves, in milliseconds. */
  pace?: string | number;
  /** The language of all boards of the page: that of the first with this attribute. */
  lang?: 'en' | 'de';
}

export interface MoveDetail {
  /** The full name of the move. */
  move: string;
  position: string;
  /** All moves, as in a link. */
  moves: string;
  /** In a two-player game or a problem: whose move it was. */
  side?: PlyBoardSide;
  by?: 'engine' | 'person';
}

/** A turn of the reader, judged before it is answered. */
export interface JudgedDetail {
  /** The win is there, still in time, or later, or the turn fails; of only moves, no other turn wins, it wins as others do, or it fails. */
  verdict: 'won' | 'in-time' | 'late' | 'fails' | 'only' | 'wins';
  /** The moves of the turn, as in a link. */
  move: string;
  /** The number of turns within which the win is due now; `null` if that is unknown. */
  left: number | null;
}

/** For a puzzle `optimum` and `helped`, for a problem `attempts`, `hints` and `isFirst`. */
export interface SolvedDetail {
  /** The number of moves. */
  moves: number;
  optimum?: number | null;
  helped?: boolean;
  attempts?: number;
  hints?: number;
  isFirst?: boolean;
}

export interface FailedDetail {
  attempts: number;
  hints: number;
  reason: 'attempts' | 'solution';
  moves: number;
}

export interface OverDetail {
  /** `null` in a draw. */
  winner: PlyBoardSide | null;
  /** A stable word, such as `stuck`. */
  reason: string;
  /** The number of moves. */
  moves: number;
}

export interface StateDetail {
  state: PlyBoardState;
  position: string | null;
  moves: string;
  distanceToWin?: number | null;
  side?: PlyBoardSide | null;
}

export interface PlyBoardEventMap {
  move: CustomEvent<MoveDetail>;
  judged: CustomEvent<JudgedDetail>;
  solved: CustomEvent<SolvedDetail>;
  failed: CustomEvent<FailedDetail>;
  over: CustomEvent<OverDetail>;
  statechange: CustomEvent<StateDetail>;
}

/** A live puzzle, game or problem. Its content is shown until the board is ready. */
export class PlyBoard extends HTMLElement {
  /** Says where the files of boards are, if the bundler does not: to be set before a board appears. */
  static locate?: Locate;
  get game(): string | null;
  set game(value: string | number | null | undefined);
  get position(): string | null;
  set position(value: string | number | null | undefined);
  get seed(): string | null;
  set seed(value: string | number | null | undefined);
  get distance(): string | null;
  set distance(value: string | number | null | undefined);
  get day(): string | null;
  set day(value: string | number | null | undefined);
  get v(): string | null;
  set v(value: string | number | null | undefined);
  get moves(): string;
  set moves(value: string | number | null | undefined);
  get first(): string | null;
  set first(value: string | number | null | undefined);
  get second(): string | null;
  set second(value: string | number | null | undefined);
  get problem(): string | null;
  set problem(value: string | boolean | null | undefined);
  get turns(): string | null;
  set turns(value: string | number | null | undefined);
  get grade(): string | null;
  set grade(value: string | number | null | undefined);
  get attempts(): string | null;
  set attempts(value: string | number | null | undefined);
  get next(): string | null;
  set next(value: string | boolean | null | undefined);
  get arrows(): string | null;
  set arrows(value: string | null | undefined);
  get marks(): string | null;
  set marks(value: string | null | undefined);
  get readonly(): string | null;
  set readonly(value: string | boolean | null | undefined);
  get controls(): string | null;
  set controls(value: string | number | null | undefined);
  get theme(): string | null;
  set theme(value: string | number | null | undefined);
  get palette(): string | null;
  set palette(value: string | number | null | undefined);
  get pace(): string | null;
  set pace(value: string | number | null | undefined);
  /** The position on the board, once there is one. */
  readonly currentPosition: string | undefined;
  /** For puzzles: the distance to win from this position, once it is known. */
  readonly distanceToWin: number | undefined;
  /** For two-player games and problems: the side to move. */
  readonly side: 'first' | 'second' | undefined;
  /** For a finished two-player game: how it ended. */
  readonly outcome: { winner?: 'first' | 'second'; reason: string } | undefined;
  /** What the board shows. */
  readonly state: PlyBoardState;
  /** Whether the board shows a solved puzzle or problem. */
  readonly solved: boolean;
  /** Why the board could not be opened. */
  readonly error: Error | undefined;
  /** Resolves when the board is ready. Using it loads a board that is not visible yet. */
  readonly ready: Promise<this>;
  /** Plays a move; resolves to its full name. */
  play(move: string): Promise<string>;
  /** Takes the last move back. */
  undo(): Promise<void>;
  /** Plays the next of the moves that were taken back. */
  redo(): Promise<void>;
  /** Begins again. */
  restart(): Promise<void>;
  /** Shows a hint; resolves to its text. */
  hint(): Promise<string>;
  /** For problems: shows the solution; resolves to the message about it. */
  solution(): Promise<string>;
  addEventListener<Name extends keyof PlyBoardEventMap>(
    type: Name,
    listener: (this: PlyBoard, event: PlyBoardEventMap[Name]) => unknown,
    options?: boolean | AddEventListenerOptions,
  ): void;
  addEventListener<Name extends keyof HTMLElementEventMap>(
    type: Name,
    listener: (this: PlyBoard, event: HTMLElementEventMap[Name]) => unknown,
    options?: boolean | AddEventListenerOptions,
  ): void;
  addEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | AddEventListenerOptions,
  ): void;
}

declare global {
  interface HTMLElementTagNameMap {
    'ply-board': PlyBoard;
  }
}
