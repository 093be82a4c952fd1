import { edges } from './overscroll-attributes.js';
import { now } from './overscroll-clock.js';

/** Watches the sizes along the axis, and tells the engine of them. */
export class Measurements {
  /** The viewport's extent, in pt. */
  viewport = 0;
  /** The content's extent, in pt. */
  content = 0;
  #session;
  #tree;
  #observer = new ResizeObserver(() => this.measure());
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
    for (const element of [viewport, content, header, indicators.start, indicators.end])
      this.#observer.observe(element, { box: 'border-box' });
    this.measure();
  }

  /** Whether there is more content than the viewport shows. */
  get canScroll() {
    return this.content > this.viewport;
  }

  /** Measures at once, as a new revision of the content even where its size is the same. */
  contentChanged() {
    this.content = NaN;
    this.measure();
  }

  /** Stops watching. */
  stop() {
    this.#isStopped = true;
    this.#observer.disconnect();
  }

  /** Measures at once. Says nothing while nothing is laid out, as with `display: none`: that is no size. */
  measure() {
    if (this.#tree.viewport.getClientRects().length === 0) return;
    this.#measureLayout();
    for (const edge of edges) this.#measureIndicator(edge);
    if (this.#isStopped) return;
    this.#session.picture.forget();
    this.#session.picture.apply(this.#session.presentation);
  }

  #measureLayout() {
    const viewport = this.#extent(this.#tree.viewport);
    const content = this.#extent(this.#tree.content);
    if (viewport === this.viewport && content === this.content) return;
    if (content !== this.content) this.#revision += 1;
    this.viewport = viewport;
    this.content = content;
    this.#session.send(now(), 'layout', viewport, content, this.#revision);
  }

  #measureIndicator(edge) {
    const extent = this.#extent(this.#tree.indicatorOf(edge));
    if (extent === this.#extents[edge]) return;
    this.#extents[edge] = extent;
    this.#session.send(now(), 'indicatorExtent', edge, extent);
  }

  /** The layout's own size, whatever transforms are above. */
  #extent(element) {
    const { width, height } = getComputedStyle(element);
    return parseFloat(this.#session.axis.isHorizontal ? width : height) || 0;
  }
}
