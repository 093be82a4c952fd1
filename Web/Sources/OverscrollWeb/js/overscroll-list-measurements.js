import { now } from './overscroll-clock.js';
import { Measurements } from './overscroll-measurements.js';

/** The maximum number of rounds of mounting and measuring in a frame. */
const rounds = 10;

/**
 * Observes the sizes of viewport and items.
 *
 * Size changes arrive after a frame's layout and before it is drawn, and take effect in the same frame. New
 * elements are measured at once if they are visible, and observed from the next frame on: a browser reports an
 * error if an observation starts now.
 */
export class ListMeasurements extends Measurements {
  #session;
  #tree;
  #ruler = document.createElement('div');
  #cross = NaN;
  #pixels = NaN;
  #revision = 0;
  #isDelivering = false;

  /**
   * @param {import("./overscroll-list-session.js").ListSession} session
   * @param {import("./overscroll-tree.js").Tree} tree
   */
  constructor(session, tree) {
    super(session, tree);
    this.#session = session;
    this.#tree = tree;
    this.#ruler.className = 'ruler';
  }

  start() {
    const { viewport, content, header, indicators } = this.#tree;
    content.append(this.#ruler);
    for (const element of [viewport, this.#ruler, header, indicators.start, indicators.end]) this.observe(element);
    this.measure();
  }

  stop() {
    super.stop();
    this.#ruler.remove();
  }

  get canScroll() {
    return this.#session.engine.presentList().contentExtent > this.viewport;
  }

  /** Sends a new revision of the content; the items' sizes are reported separately. */
  contentChanged() {
    this.#revision += 1;
    this.#session.send(now(), 'layout', 0, 0, this.#revision);
    this.measure();
  }

  /** Starts observing new items, now or in the next frame. */
  watch() {
    if (this.#isDelivering) return this.#session.requestFrame();
    const { fresh } = this.#session.slots;
    for (const { element } of fresh) {
      // An element that is already observed would not report an unchanged size.
      this.unobserve(element);
      this.observe(element);
    }
    fresh.clear();
  }

  /** Measures all current items, with or without a slot, and commits. */
  measureItems() {
    for (const cell of this.#session.slots.filled) this.#tell(cell, this.extent(cell.element));
    this.#commit();
  }

  measureLayout() {
    const viewport = this.isHidden ? 0 : this.extent(this.#tree.viewport);
    const cross = this.isHidden ? 0 : this.crossExtent(this.#ruler);
    if (viewport === this.viewport && cross === this.#cross && !this.hasOtherPixels) return;
    this.viewport = viewport;
    this.#cross = cross;
    this.#pixels = devicePixelRatio;
    this.#session.send(now(), 'layOut', viewport, cross, devicePixelRatio);
  }

  /** Whether the pixel ratio has changed, which no size change reports. */
  get hasOtherPixels() {
    return devicePixelRatio !== this.#pixels;
  }

  resized(entries) {
    if (this.#session.signal.aborted) return;
    this.#isDelivering = true;
    try {
      this.#session.measure(() => this.#take(entries));
    } finally {
      this.#isDelivering = false;
    }
  }

  #take(entries) {
    const { slots, axis, engine } = this.#session;
    slots.renumber(engine);
    const items = entries.filter(({ target }) => slots.cellOf(target));
    // Hidden elements have no sizes, so the viewport is measured when they are visible again.
    if (items.length < entries.length || this.isHidden) this.measure();
    if (this.isHidden) return;
    let hasNews = false;
    for (const { target, borderBoxSize } of items)
      hasNews = this.#tell(slots.cellOf(target), axis.extent(borderBoxSize[0])) || hasNews;
    if (hasNews) this.#commit();
  }

  /**
   * Sends an element's extent to the engine if it still shows an item. @returns {boolean} Whether the extent is
   * new.
   */
  #tell(cell, extent) {
    if (!cell || cell.item < 0 || cell.isNew || cell.extent === extent) return false;
    cell.extent = extent;
    this.#session.engine.measure(cell.item, extent);
    return true;
  }

  #commit() {
    const { engine, slots } = this.#session;
    for (let round = 0; round < rounds; round += 1) {
      this.#session.commit();
      if (engine.isMeasuredInSight) return;
      let hasNews = false;
      for (const cell of slots.fresh) hasNews = this.#tell(cell, this.extent(cell.element)) || hasNews;
      if (!hasNews) return;
    }
    this.#session.commit();
  }
}
