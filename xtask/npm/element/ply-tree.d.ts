/** The element's attributes. `docs/embedding.md` in the sources says more about each. */
export interface PlyTreeAttributes {}

export class PlyTree extends HTMLElement {}

declare global {
  interface HTMLElementTagNameMap {
    'ply-tree': PlyTree;
  }
}
