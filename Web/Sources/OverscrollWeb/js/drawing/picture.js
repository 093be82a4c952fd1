import { edges } from '../api/attributes.js';

const indicatorNumbers = ['progress', 'rotation', 'flip', 'pulse', 'opacity'];

/** Draws a presentation: sets the properties of the elements that have changed since the last drawing. */
export class Picture {
  #tree;
  #axis;
  #startsOnTap;
  #drawn = { start: {}, end: {} };

  /**
   * @param {import("./tree.js").Tree} tree
   * @param {import("../geometry/axis.js").Axis} axis
   * @param {import("./positioner.js").DrivenPositioner | import("./positioner.js").NativePositioner} positioner
   * @param {(edge: string) => boolean} startsOnTap Whether a tap on an edge's indicator starts its action.
   */
  constructor(tree, axis, positioner, startsOnTap) {
    this.#tree = tree;
    this.#axis = axis;
    /** Positions the content. */
    this.positioner = positioner;
    this.#startsOnTap = startsOnTap;
  }

  /**
   * Draws a presentation.
   * @param {number} offset The content's offset in the range that the browser can scroll, in pt.
   */
  apply(presentation, offset) {
    this.positioner.apply(offset, presentation);
    for (const edge of edges) this.#drawEdge(edge, presentation[edge]);
  }

  /** Makes the next drawing set all properties of the edges, after a change of indicators or labels. */
  forget() {
    this.#drawn = { start: {}, end: {} };
  }

  /** Removes everything that was drawn from the elements. */
  clear() {
    this.positioner.clear();
    for (const edge of edges) for (const element of this.#tree.followersOf(edge)) element.removeAttribute('style');
  }

  #drawEdge(edge, shown) {
    const drawn = this.#drawn[edge];
    const offset = tidy(edge === 'start' ? shown.indicatorOffset : -shown.indicatorOffset);
    if (offset !== drawn.offset) {
      drawn.offset = offset;
      this.#tree.indicators[edge].style.transform = this.#axis.shift(offset);
    }
    for (const name of indicatorNumbers) {
      const value = tidy(shown[name]);
      if (value === drawn[name]) continue;
      drawn[name] = value;
      this.#setNumber(edge, name, value);
    }
    const canTap = this.#startsOnTap(edge);
    const { phase, result } = shown;
    if (phase === drawn.phase && result === drawn.result && canTap === drawn.canTap) return;
    Object.assign(drawn, { phase, result, canTap });
    this.#tree.show(edge, phase, result, canTap);
  }

  #setNumber(edge, name, value) {
    const text = name === 'rotation' ? `${value}turn` : `${value}`;
    for (const element of this.#tree.followersOf(edge)) element.style.setProperty(`--overscroll-${name}`, text);
  }
}

const tidy = (number) => Math.round(number * 1e4) / 1e4;
