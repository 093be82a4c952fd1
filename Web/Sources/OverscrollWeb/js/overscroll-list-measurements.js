import { now } from './overscroll-clock.js';
import { Measurements } from './overscroll-measurements.js';

/** How often in one frame items are mounted and measured until all that is seen is in its place. */
const rounds = 10;

/**
 * Watches the sizes of viewport and items.
 *
 * Sizes that have changed arrive after a frame's layout and before it is drawn, and what follows from them is drawn
 * in the same frame. Elements that this brings are measured at once, where they are seen, and watched from the next
 * frame on: a browser would complain of one that is first watched now.
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

  /** Says that the content is another one; of sizes items say themselves. */
  contentChanged() {
    this.#revision += 1;
    this.#session.send(now(), 'layout', 0, 0, this.#revision);
    this.measure();
  }

  /** Watches the items that have come, from now on, or from the next frame on. */
  watch() {
    if (this.#isDelivering) return this.#session.requestFrame();
    const { fresh } = this.#session.slots;
    for (const { element } of fresh) {
      // One that showed another item is watched already, and would say nothing where its size is the same.
      this.unobserve(element);
      this.observe(element);
    }
    fresh.clear();
  }

  /** Measures all items that are there now, whether they have a slot or not, and lays out anew. */
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

  /** Whether the screen has other pixels than the engine was told of: no size says so. */
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
    // What is hidden has no sizes: it has come back.
    if (items.length < entries.length || this.isHidden) this.measure();
    if (this.isHidden) return;
    let hasNews = false;
    for (const { target, borderBoxSize } of items)
      hasNews = this.#tell(slots.cellOf(target), axis.extent(borderBoxSize[0])) || hasNews;
    if (hasNews) this.#commit();
  }

  /** Tells the engine how long an element is, where it still shows an item. @returns {boolean} Whether that is news. */
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
