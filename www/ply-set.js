// <ply-set>: a set of problems, for any page.

import { FrameElement, define } from "./site/frame_element.js";

export class PlySet extends FrameElement {
  static observedAttributes = ["set", ...FrameElement.common];
  page = "set.html";
  titles = { en: "Problems to solve", de: "Aufgaben zum Lösen" };

  get query() {
    return new URLSearchParams(this.getAttribute("set") ?? "");
  }
}

define("ply-set", PlySet);
