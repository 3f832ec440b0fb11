// <ply-tree>: a search that can be watched, for any page.

import { FrameElement, define } from "./site/frame_element.js";

/** The attributes of a search, and their keys in its link. */
const KEYS = { game: "g", position: "p", engine: "engine", seed: "seed", with: "with", other: "other", at: "at" };

export class PlyTree extends FrameElement {
  static observedAttributes = [...Object.keys(KEYS), ...FrameElement.common];
  page = "tree.html";
  titles = { en: "A search you can watch", de: "Eine Suche zum Zusehen" };

  get query() {
    const given = Object.entries(KEYS).flatMap(([name, key]) => {
      const value = this.getAttribute(name);
      return value === null ? [] : [[key, value]];
    });
    return new URLSearchParams(given);
  }
}

define("ply-tree", PlyTree);
