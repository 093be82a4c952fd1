/**
 * Positions the content in one of two ways, and writes only changes.
 *
 * @module
 */

/**
 * Positions the content while the engine scrolls. The whole pixels of an offset in range become the viewport's
 * real scroll position, so that focus, find-in-page and `scrollIntoView` work. The rest becomes a transform of
 * the content.
 */
export class DrivenPlace {
  #tree;
  #axis;
  #offset = NaN;
  #placed = NaN;
  #whole = NaN;
  #rest = NaN;
  #isDragging = false;
  /** Whether the browser has scrolled since the last position was set. */
  #isLed = false;

  /**
   * @param {import("./overscroll-tree.js").Tree} tree
   * @param {import("./overscroll-axis.js").Axis} axis
   */
  constructor(tree, axis) {
    this.#tree = tree;
    this.#axis = axis;
    tree.frame.classList.add('driven');
  }

  /** Draws the content at an offset, in pt. */
  apply(offset, { start, end, isDragging }) {
    this.#place(offset, Math.round(offset + start.overscroll - end.overscroll));
    if (isDragging === this.#isDragging) return;
    this.#isDragging = isDragging;
    this.#tree.frame.classList.toggle('dragging', isDragging);
  }

  /** Whether a scroll position is the last one that was set here. */
  hasPlaced(position) {
    return position === this.#placed;
  }

  /**
   * Notes a scroll position of the browser, which is sent to the engine. Before the next drawing the browser
   * may scroll on, and setting the position would stop it.
   */
  moved(position) {
    this.#isLed = true;
    this.#offset = NaN;
    this.#placed = position;
    this.#whole = Math.round(position);
  }

  /** Does nothing here; called before the content changes. */
  prepare() {}

  /**
   * Positions the content again next time, because a layout may have moved it, but not while the browser
   * scrolls.
   */
  forget() {
    this.#offset = NaN;
    if (!this.#isLed) this.#whole = NaN;
  }

  /** The element has a layout again. */
  comeBack() {
    this.#isLed = false;
    this.forget();
  }

  /** Restores the tree to its state before the engine. */
  clear() {
    this.#tree.frame.classList.remove('driven', 'dragging');
    this.#tree.content.style.transform = '';
  }

  #place(offset, whole) {
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
 * Positions the content while the browser scrolls. A shift of the engine becomes a transform, and a gap at the
 * end becomes padding. An adjustment of the offset is applied when the rest is drawn.
 */
export class NativePlace {
  #tree;
  #axis;
  #shift = 0;
  #room = 0;
  #change = 0;
  #placed = NaN;
  #wanted = 0;
  #target = NaN;

  /**
   * @param {import("./overscroll-tree.js").Tree} tree
   * @param {import("./overscroll-axis.js").Axis} axis
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
   * Calculates the scroll target before the content changes, because the browser limits an offset to the
   * content.
   */
  prepare() {
    if (this.#change === 0) return;
    const scrolled = this.#axis.scrolled(this.#tree.viewport);
    this.#target = (scrolled === this.#placed || this.#tree.isHidden ? this.#wanted : scrolled) + this.#change;
    this.#change = 0;
  }

  /** Adds an adjustment of the engine to the browser's offset. */
  adjust(change) {
    this.#change += change;
  }

  /** The pending adjustment of the browser's offset. */
  get change() {
    return this.#change;
  }

  /** Notes a scroll position of the browser, which is sent to the engine. */
  moved(position) {
    this.#placed = position;
    this.#wanted = position;
  }

  /** Whether a scroll position is the last one that was set or reported here. */
  hasPlaced(position) {
    return position === this.#placed;
  }

  /** Does nothing here, because the browser positions the content. */
  forget() {}

  /** The element has a layout again. Some browsers lose the offset meanwhile. */
  comeBack() {
    if (!Number.isNaN(this.#placed)) this.#scroll(this.#wanted);
  }

  /** Restores the tree. */
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
