import { edges } from './overscroll-attributes.js';

/** How near an edge the content counts as at it, in pt. */
const tolerance = 0.5;

/**
 * Says on the frame past which edges nothing is pulled while the content stands there: a browser wants to know before a
 * finger comes down, to scroll by it what the view is in.
 */
export class Ways {
  #frame;
  #axis;
  #isOpen = { start: false, end: false };

  /**
   * @param {import("./overscroll-tree.js").Tree} tree
   * @param {import("./overscroll-axis.js").Axis} axis
   */
  constructor(tree, axis) {
    this.#frame = tree.frame;
    this.#axis = axis;
  }

  /** Whether a finger may lead out of the view. */
  get areOpen() {
    return this.#isOpen.start || this.#isOpen.end;
  }

  /**
   * Tells what is open now.
   *
   * @param {object} presentation
   * @param {number} most The largest offset at rest, in pt.
   */
  show(presentation, most) {
    const { contentOffset } = presentation;
    const isAt = { start: contentOffset <= tolerance, end: contentOffset >= most - tolerance };
    for (const edge of edges) this.#set(edge, isAt[edge] && presentation[edge].phase === 'disabled');
  }

  /** Nothing is open any longer. */
  clear() {
    for (const edge of edges) this.#set(edge, false);
  }

  #set(edge, isOpen) {
    if (isOpen === this.#isOpen[edge]) return;
    this.#isOpen[edge] = isOpen;
    this.#frame.classList.toggle(`pan-${this.#axis.ways[edge]}`, isOpen);
  }

  /**
   * Whether a finger may lead past an edge.
   *
   * @param {"start" | "end"} edge
   */
  isOpen(edge) {
    return this.#isOpen[edge];
  }
}
