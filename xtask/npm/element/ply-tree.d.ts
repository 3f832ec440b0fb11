/** The element's attributes. `docs/embedding.md` in the sources says more about each. */
export interface PlyTreeAttributes {
  /** The address of a site with Plyground, which has the page of the search. */
  site?: string;
  /** A two-player game: isolation, giveaway, checkers, loa, tzaar or breakthrough, with its variant behind a colon. */
  game?: string;
  /** The text of a position. The default is the start. */
  position?: string;
  /** An engine that searches, with its options. */
  engine?: string;
  /** The seed of random values: any text. */
  seed?: string;
  /** Another engine, with which the search is compared. */
  with?: string;
  /** Shows the search of the other engine. */
  other?: string | boolean;
  /** The number of the event that is shown, from 0. */
  at?: string | number;
  /** The language. The default is the visitor's. */
  lang?: 'en' | 'de';
  /** The height in pixels. The default is 640. */
  height?: string | number;
}

/** A search to watch, event by event. Its content is shown if there is no site. */
export class PlyTree extends HTMLElement {}

declare global {
  interface HTMLElementTagNameMap {
    'ply-tree': PlyTree;
  }
}
