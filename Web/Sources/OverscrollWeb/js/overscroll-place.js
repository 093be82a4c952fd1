/**
 * Puts the content where the engine says, in one of two ways: each moves only what has changed.
 *
 * @module
 */

/**
 * The engine scrolls. The whole pixels of an offset in range become the viewport's real scroll position, so that
 * focus, find-in-page and `scrollIntoView` keep working; what is left becomes a transform of the content.
 */
export class DrivenPlace {
  #tree;
  #axis;
  #offset = NaN;
  #placed = NaN;
  #whole = NaN;
  #rest = NaN;
  #isDragging = false;
  /** Whether the browser has scrolled since the content was put anywhere here. */
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

  /** Whether a scroll position is the one that was set here. */
  hasPlaced(position) {
    return position === this.#placed;
  }

  /**
   * The browser has scrolled to a position, and the engine is told. By the time that is drawn the browser may be on its way
   * on: to set the position would end that.
   */
  moved(position) {
    this.#isLed = true;
    this.#offset = NaN;
    this.#placed = position;
    this.#whole = Math.round(position);
  }

  /** Gets ready for another content. */
  prepare() {}

  /** Places the content anew next time: the layout may have moved it, unless the browser has, which goes on. */
  forget() {
    this.#offset = NaN;
    if (!this.#isLed) this.#whole = NaN;
  }

  /** The element is laid out again after it was not. */
  comeBack() {
    this.#isLed = false;
    this.forget();
  }

  /** Gives the tree back to the browser, as before the engine came. */
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
 * The browser scrolls. What the engine draws elsewhere than the browser does becomes a transform, a gap at the end
 * becomes room there, and what it adds to the browser's own offset is added when the rest is drawn.
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

  /** Works out where to scroll, as long as the content is what it was: the browser clips an offset to what there is. */
  prepare() {
    if (this.#change === 0) return;
    const scrolled = this.#axis.scrolled(this.#tree.viewport);
    this.#target = (scrolled === this.#placed || this.#tree.isHidden ? this.#wanted : scrolled) + this.#change;
    this.#change = 0;
  }

  /** The engine adds to the browser's own offset. */
  adjust(change) {
    this.#change += change;
  }

  /** What the engine has added to the browser's own offset, and the browser does not know yet. */
  get change() {
    return this.#change;
  }

  /** The browser has scrolled to a position, and the engine is told. */
  moved(position) {
    this.#placed = position;
    this.#wanted = position;
  }

  /** Whether a scroll position is the one that was set, or heard of, here. */
  hasPlaced(position) {
    return position === this.#placed;
  }

  /** The browser knows where the content is. */
  forget() {}

  /** The element is laid out again after it was not: some browsers forget the offset meanwhile. */
  comeBack() {
    if (!Number.isNaN(this.#placed)) this.#scroll(this.#wanted);
  }

  /** Gives the tree back to the browser. */
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
