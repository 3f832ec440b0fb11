/** The element's attributes. `docs/embedding.md` in the sources says more about each. */
export interface PlySetAttributes {}

export class PlySet extends HTMLElement {}

declare global {
  interface HTMLElementTagNameMap {
    'ply-set': PlySet;
  }
}
