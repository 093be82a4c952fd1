/**
 * Positions the content while the engine scrolls (`DrivenPositioner`) or the browser scrolls (`NativePositioner`). Both
 * set a property only if it changes.
 *
 * @module
 */

/**
 * Positions the content while the engine scrolls. If an offset is in the range that the browser can scroll,
 * its whole pixels become the viewport's scroll position. So focus, find-in-page and `scrollIntoView` work.
 * The remainder becomes a transform of the content.
 */
export class DrivenPositioner {
  #tree;
  #axis;
  #offset = NaN;
  #placed = NaN;
  #whole = NaN;
  #rest = NaN;
  #isDragging = false;
  /** Whether the browser itself has scrolled, for example for focus, since a position was last set here. */
  #isLed = false;

  /**
   * @param {import("./tree.js").Tree} tree
   * @param {import("../geometry/axis.js").Axis} axis
   */
  constructor(tree, axis) {
    this.#tree = tree;
    this.#axis = axis;
    tree.frame.classList.add('driven');
  }

  /** Draws the content at an offset, in pt. */
  apply(offset, { start, end, isDragging }) {
    this.#move(offset, Math.round(offset + start.overscroll - end.overscroll));
    if (isDragging === this.#isDragging) return;
    this.#isDragging = isDragging;
    this.#tree.frame.classList.toggle('dragging', isDragging);
  }

  /** Whether a scroll position is the position that was last set here, so that the browser has not scrolled. */
  hasPlaced(position) {
    return position === this.#placed;
  }

  /**
   * Stores a scroll position of the browser, which is also sent to the engine. The next drawing does not set
   * this position again, because the browser may have scrolled further, and setting it would stop the
   * browser.
   */
  moved(position) {
    this.#isLed = true;
    this.#offset = NaN;
    this.#placed = position;
    this.#whole = Math.round(position);
  }

  /** Called before the content changes. Does nothing here. */
  prepare() {}

  /**
   * Makes the next drawing position the content again, because a layout may have moved it. While the browser
   * scrolls, the scroll position is not set.
   */
  forget() {
    this.#offset = NaN;
    if (!this.#isLed) this.#whole = NaN;
  }

  /** Called when the browser lays out the element again. */
  comeBack() {
    this.#isLed = false;
    this.forget();
  }

  /** Removes everything that was drawn from the elements. */
  clear() {
    this.#tree.frame.classList.remove('driven', 'dragging');
    this.#tree.content.style.transform = '';
  }

  #move(offset, whole) {
    if (offset === this.#offset) return;
    this.#offset = offset;
    if (whole !== this.#whole) {
      this.#whole = whole;
      this.#isLed = false;
      this.#axis.scroll(this.#tree.viewport, whole);
      this.#placed = this.#axis.scrolled(this.#tree.viewport);
    }
    const rest = Math.round((this.#placed - offset) * devicePixelRatio) / devicePixelRatio;
    if (rest === this.#rest) return;
    this.#rest = rest;
    this.#tree.content.style.transform = this.#axis.shift(rest);
  }
}

/**
 * Positions the content while the browser scrolls. If the engine draws the content elsewhere, the difference
 * becomes a transform. A gap at the end becomes padding. An adjustment of the browser's offset is applied
 * together with the next drawing.
 */
export class NativePositioner {
  #tree;
  #axis;
  #shift = 0;
  #room = 0;
  #change = 0;
  #placed = NaN;
  #wanted = 0;
  #target = NaN;

  /**
   * @param {import("./tree.js").Tree} tree
   * @param {import("../geometry/axis.js").Axis} axis
   */
  constructor(tree, axis) {
    this.#tree = tree;
    this.#axis = axis;
  }

  /** Draws the content. */
  apply(_, { shift, end }) {
    const rounded = Math.round(shift * devicePixelRatio) / devicePixelRatio;
    if (rounded !== this.#shift) {
      this.#shift = rounded;
      this.#tree.content.style.transform = rounded === 0 ? '' : this.#axis.shift(rounded);
    }
    if (end.gap !== this.#room) {
      this.#room = end.gap;
      this.#tree.clip.style[this.#axis.room] = `${end.gap}px`;
    }
    this.prepare();
    if (!Number.isNaN(this.#target)) this.#scroll(this.#target);
    this.#target = NaN;
  }

  /**
   * Calculates the browser's new offset from the pending adjustment. It is called before the content changes,
   * because a shorter content limits the current offset.
   */
  prepare() {
    if (this.#change === 0) return;
    const scrolled = this.#axis.scrolled(this.#tree.viewport);
    this.#target = (scrolled === this.#placed || this.#tree.isHidden ? this.#wanted : scrolled) + this.#change;
    this.#change = 0;
  }

  /** Adds an adjustment from the engine to the pending adjustment. */
  adjust(change) {
    this.#change += change;
  }

  /** The pending adjustment of the browser's offset, in pt. */
  get change() {
    return this.#change;
  }

  /** Stores a scroll position of the browser, which is also sent to the engine. */
  moved(position) {
    this.#placed = position;
    this.#wanted = position;
  }

  /** Whether a scroll position is the position that was last set or stored here. */
  hasPlaced(position) {
    return position === this.#placed;
  }

  /** Called after a layout. Does nothing here, because the browser positions the content. */
  forget() {}

  /**
   * Called when the browser lays out the element again. Some browsers have lost the offset by then, so it is
   * set again.
   */
  comeBack() {
    if (!Number.isNaN(this.#placed)) this.#scroll(this.#wanted);
  }

  /** Removes everything that was drawn from the elements. */
  clear() {
    this.#tree.content.style.transform = '';
    this.#tree.clip.style[this.#axis.room] = '';
  }

  #scroll(position) {
    this.#wanted = position;
    this.#axis.scroll(this.#tree.viewport, position);
    this.#placed = this.#axis.scrolled(this.#tree.viewport);
  }
}
