import { edges } from '../api/attributes.js';

/**
 * Marks the edges past which a finger scrolls the enclosing scroller, with classes of the frame. Their
 * With `touch-action`, the browser knows before a touch that it may scroll with the finger.
 */
export class Ways {
  #frame;
  #axis;
  #isOpen = { start: false, end: false };

  /**
   * @param {import("./tree.js").Tree} tree
   * @param {import("../geometry/axis.js").Axis} axis
   */
  constructor(tree, axis) {
    this.#frame = tree.frame;
    this.#axis = axis;
  }

  /** Whether a finger can scroll the enclosing scroller past any edge. */
  get areOpen() {
    return this.#isOpen.start || this.#isOpen.end;
  }

  /** Updates the marks. */
  show(presentation) {
    for (const edge of edges) this.#set(edge, presentation[edge].leadsOut);
  }

  /** Removes the marks. */
  clear() {
    for (const edge of edges) this.#set(edge, false);
  }

  #set(edge, isOpen) {
    if (isOpen === this.#isOpen[edge]) return;
    this.#isOpen[edge] = isOpen;
    this.#frame.classList.toggle(`pan-${this.#axis.ways[edge]}`, isOpen);
  }

  /**
   * Whether a finger can scroll the enclosing scroller past an edge.
   *
   * @param {"start" | "end"} edge
   */
  isOpen(edge) {
    return this.#isOpen[edge];
  }
}
