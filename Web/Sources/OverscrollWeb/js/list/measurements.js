import { Measurements } from '../session/measurements.js';
import { now } from '../time/clock.js';

/** The maximum number of times that a frame mounts and measures items. */
const rounds = 10;

/**
 * Observes the sizes of the viewport and of the items, and sends them to the engine.
 *
 * A browser reports size changes between a frame's layout and its drawing. The engine handles them in the
 * same frame. During such a report, an observation that begins causes an error message of the browser. So new
 * elements that are visible are measured at once, and observed from the next frame on.
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
   * @param {import("./session.js").ListSession} session
   * @param {import("../drawing/tree.js").Tree} tree
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

  /** Notifies the engine that the content has changed. The sizes of the items are sent separately. */
  contentChanged() {
    this.#revision += 1;
    this.#session.send(now(), 'layout', 0, 0, this.#revision);
    this.measure();
  }

  /** Begins to observe new items. During a report of size changes it waits for the next frame. */
  watch() {
    if (this.#isDelivering) return this.#session.requestFrame();
    const { fresh } = this.#session.slots;
    for (const { element } of fresh) {
      // If the element was observed before, its observer would not report an unchanged size.
      this.unobserve(element);
      this.observe(element);
    }
    fresh.clear();
  }

  /**
   * Measures the elements of all filled items, including items that have no slot of the engine yet, and
   * commits.
   */
  measureItems() {
    for (const cell of this.#session.slots.filled) this.#report(cell, this.extent(cell.element));
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

  /** Whether the number of device pixels per px has changed. No size change reports it. */
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
    // Elements without a layout have no sizes. The viewport is measured again when the list has a layout.
    if (items.length < entries.length || this.isHidden) this.measure();
    if (this.isHidden) return;
    let hasNews = false;
    for (const { target, borderBoxSize } of items)
      hasNews = this.#report(slots.cellOf(target), axis.extent(borderBoxSize[0])) || hasNews;
    if (hasNews) this.#commit();
  }

  /**
   * Sends the extent of an element to the engine, if the element is filled with an item.
   * @returns {boolean} Whether the extent is new.
   */
  #report(cell, extent) {
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
      for (const cell of slots.fresh) hasNews = this.#report(cell, this.extent(cell.element)) || hasNews;
      if (!hasNews) return;
    }
    this.#session.commit();
  }
}
