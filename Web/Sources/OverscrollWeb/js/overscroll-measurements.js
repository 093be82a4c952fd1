import { edges } from './overscroll-attributes.js';
import { callInFrame, now } from './overscroll-clock.js';

/** Watches the sizes along the axis, and tells the engine of them. */
export class Measurements {
  /** The viewport's extent, in pt. */
  viewport = 0;
  /** The content's extent, in pt. */
  content = 0;
  /** Whether nothing is laid out, as with `display: none`. */
  isHidden = false;
  #session;
  #tree;
  #observer = new ResizeObserver((entries) => this.resized(entries));
  #extents = { start: -1, end: -1 };
  #revision = 0;
  #isStopped = false;

  /**
   * @param {import("./overscroll-session.js").Session} session
   * @param {import("./overscroll-tree.js").Tree} tree
   */
  constructor(session, tree) {
    this.#session = session;
    this.#tree = tree;
  }

  /** Measures, and watches from now on. */
  start() {
    const { viewport, content, header, indicators } = this.#tree;
    for (const element of [viewport, content, header, indicators.start, indicators.end]) this.observe(element);
    this.measure();
  }

  /** Watches an element's size. */
  observe(element) {
    this.#observer.observe(element, { box: 'border-box' });
  }

  /** Watches it no longer. */
  unobserve(element) {
    this.#observer.unobserve(element);
  }

  /** Takes other sizes. @param {ResizeObserverEntry[]} _ */
  resized(_) {
    this.measure();
  }

  /** Whether there is more content than the viewport shows. */
  get canScroll() {
    return this.content > this.viewport;
  }

  /** Measures at once, as a new revision of the content even where its size is the same. */
  contentChanged() {
    this.content = NaN;
    this.#revision += 1;
    this.measure();
  }

  /** Stops watching. */
  stop() {
    this.#isStopped = true;
    this.#observer.disconnect();
  }

  /** Measures at once. Says nothing while nothing is laid out, as with `display: none`: that is no size. */
  measure() {
    const wasHidden = this.isHidden;
    this.isHidden = this.#tree.isHidden;
    this.measureLayout();
    if (this.isHidden) {
      if (!wasHidden) callInFrame(this.#watchAnew);
      return;
    }
    for (const edge of edges) this.#measureIndicator(edge);
    if (this.#isStopped) return;
    if (wasHidden) this.#session.picture.place.comeBack();
    this.#session.picture.place.forget();
    this.#session.redraw();
  }

  /** Has the observer tell of the size in any case: what it has not seen hidden may be as large as before when it looks. */
  #watchAnew = () => {
    this.unobserve(this.#tree.viewport);
    if (!this.#isStopped) this.observe(this.#tree.viewport);
  };

  /** Tells the engine how large viewport and content are. */
  measureLayout() {
    if (this.isHidden) return;
    const viewport = this.extent(this.#tree.viewport);
    const content = this.extent(this.#tree.content);
    if (viewport === this.viewport && content === this.content) return;
    this.viewport = viewport;
    this.content = content;
    this.#session.send(now(), 'layout', viewport, content, this.#revision);
  }

  #measureIndicator(edge) {
    const extent = this.extent(this.#tree.indicatorOf(edge));
    if (extent === this.#extents[edge]) return;
    this.#extents[edge] = extent;
    this.#session.send(now(), 'indicatorExtent', edge, extent);
  }

  /** The layout's own size along the axis, in pt, whatever transforms are above. */
  extent(element) {
    return this.#size(element, 'extent');
  }

  /** The same across the axis. */
  crossExtent(element) {
    return this.#size(element, 'crossExtent');
  }

  #size(element, name) {
    return parseFloat(getComputedStyle(element)[this.#session.axis.names[name]]) || 0;
  }
}
