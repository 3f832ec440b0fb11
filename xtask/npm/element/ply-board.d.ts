import type { Locate } from '../plyground.js';

/** What a board shows: `waiting` (not visible yet), `loading`, `playing`, `solved`, `over`, or `failed` (it could not be opened). */
export type PlyBoardState = 'waiting' | 'loading' | 'playing' | 'solved' | 'over' | 'failed';
export type PlyBoardSide = 'first' | 'second';

/** The element's attributes. `docs/embedding.md` in the sources says more about each. */
export interface PlyBoardAttributes {}

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

export interface PlyBoardEventMap {}

export class PlyBoard extends HTMLElement {
  /** Says where the files of boards are, if the bundler does not: to be set before a board appears. */
  static locate?: Locate;
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
