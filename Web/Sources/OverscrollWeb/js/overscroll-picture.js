import { edges } from './overscroll-attributes.js';

const indicatorNumbers = ['progress', 'rotation', 'flip', 'pulse', 'opacity'];

/**
 * Applies a presentation to the tree, field by field, and only what has changed.
 *
 * The whole pixels of an offset in range become the viewport's real scroll position, so that focus,
 * find-in-page and `scrollIntoView` keep working; what is left becomes a transform of the content.
 */
export class Picture {
  #tree;
  #axis;
  #offset = NaN;
  #placed = NaN;
  #whole = NaN;
  #rest = NaN;
  #isDragging = false;
  #drawn = { start: {}, end: {} };

  /**
   * @param {import("./overscroll-tree.js").Tree} tree
   * @param {import("./overscroll-axis.js").Axis} axis
   */
  constructor(tree, axis) {
    this.#tree = tree;
    this.#axis = axis;
    tree.frame.classList.add('driven');
  }

  /** Draws what the engine shows. */
  apply(presentation) {
    this.#place(presentation);
    if (presentation.isDragging !== this.#isDragging) {
      this.#isDragging = presentation.isDragging;
      this.#tree.frame.classList.toggle('dragging', this.#isDragging);
    }
    for (const edge of edges) this.#drawEdge(edge, presentation[edge]);
  }

  /** Whether a scroll position is the one that was set here. */
  hasPlaced(position) {
    return position === this.#placed;
  }

  /** Places the content anew next time: the layout, or the browser, may have moved it. */
  forget() {
    this.#offset = NaN;
    this.#whole = NaN;
  }

  /** Draws what has just been slotted, too. */
  reslotted() {
    this.#drawn = { start: {}, end: {} };
  }

  /** Gives the tree back to the browser, as before the engine came. */
  clear() {
    this.#tree.frame.classList.remove('driven', 'dragging');
    this.#tree.content.style.transform = '';
    for (const edge of edges) this.#tree.indicators[edge].removeAttribute('style');
  }

  #place({ contentOffset, start, end }) {
    if (contentOffset === this.#offset) return;
    this.#offset = contentOffset;
    const whole = Math.round(contentOffset + start.overscroll - end.overscroll);
    if (whole !== this.#whole) {
      this.#whole = whole;
      this.#axis.scroll(this.#tree.viewport, whole);
      this.#placed = this.#axis.scrolled(this.#tree.viewport);
    }
    const rest = Math.round((this.#placed - contentOffset) * devicePixelRatio) / devicePixelRatio;
    if (rest === this.#rest) return;
    this.#rest = rest;
    this.#tree.content.style.transform = this.#axis.shift(rest);
  }

  #drawEdge(edge, shown) {
    const drawn = this.#drawn[edge];
    const offset = round(edge === 'start' ? shown.indicatorOffset : -shown.indicatorOffset);
    if (offset !== drawn.offset) {
      drawn.offset = offset;
      this.#tree.indicators[edge].style.transform = this.#axis.shift(offset);
    }
    for (const name of indicatorNumbers) {
      const value = round(shown[name]);
      if (value === drawn[name]) continue;
      drawn[name] = value;
      this.#setNumber(edge, name, value);
    }
    if (shown.phase === drawn.phase) return;
    drawn.phase = shown.phase;
    this.#setPhase(edge, shown.phase);
  }

  #setNumber(edge, name, value) {
    const text = name === 'rotation' ? `${value}turn` : `${value}`;
    for (const element of this.#tree.followersOf(edge)) element.style.setProperty(`--overscroll-${name}`, text);
  }

  #setPhase(edge, phase) {
    for (const element of this.#tree.showersOf(edge)) element.dataset.phase = phase;
  }
}

const round = (number) => Math.round(number * 1e4) / 1e4;
