import { edges } from '../api/attributes.js';
import { callInFrame, now } from '../time/clock.js';

/** Observes the extents along the axis and sends them to the engine. */
export class Measurements {
  /** The viewport's extent, in pt. */
  viewport = 0;
  /** The content's extent, in pt. */
  content = 0;
  /** Whether the browser does not lay out the element, as with `display: none`. */
  isHidden = false;
  #session;
  #tree;
  #observer = new ResizeObserver((entries) => this.resized(entries));
  /** The content's extent that the engine has, in pt. */
  #sentContent = 0;
  #extents = { start: -1, end: -1 };
  #revision = 0;
  #isStopped = false;

  /**
   * @param {import("./session.js").Session} session
   * @param {import("../drawing/tree.js").Tree} tree
   */
  constructor(session, tree) {
    this.#session = session;
    this.#tree = tree;
  }

  /** Measures the sizes and begins to observe them. */
  start() {
    const { viewport, content, header, indicators } = this.#tree;
    for (const element of [viewport, content, header, indicators.start, indicators.end]) this.observe(element);
    this.measure();
  }

  /** Observes an element's size. */
  observe(element) {
    this.#observer.observe(element, { box: 'border-box' });
  }

  /** Stops observing an element. */
  unobserve(element) {
    this.#observer.unobserve(element);
  }

  /** Called when an observed size has changed. @param {ResizeObserverEntry[]} _ */
  resized(_) {
    this.measure();
  }

  /** Whether the content is longer than the viewport. */
  get canScroll() {
    return this.content > this.viewport;
  }

  /** Measures at once, and notifies the engine that the content has changed even if its size is the same. */
  contentChanged() {
    this.content = NaN;
    this.#revision += 1;
    this.measure();
  }

  /** Stops observing all sizes. */
  stop() {
    this.#isStopped = true;
    this.#observer.disconnect();
  }

  /** Measures at once. Without a layout, as with `display: none`, it only notifies the engine that nothing is visible. */
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
    if (wasHidden) this.#session.picture.positioner.comeBack();
    this.#session.picture.positioner.forget();
    this.#session.redraw();
  }

  /**
   * Observes the viewport again, which reports its size in any case. If the observer missed that the element
   * was hidden, it would not report an unchanged size.
   */
  #watchAnew = () => {
    this.unobserve(this.#tree.viewport);
    if (!this.#isStopped) this.observe(this.#tree.viewport);
  };

  /**
   * Sends the extents of viewport and content to the engine. A hidden viewport has an extent of 0, so that a gap
   * that closes does not move the content. Rows that arrive in the meantime may fill the gap.
   */
  measureLayout() {
    if (this.isHidden) {
      if (!(this.viewport > 0)) return;
      this.viewport = 0;
      return this.#session.send(now(), 'layout', 0, this.#sentContent, this.#revision);
    }
    const viewport = this.extent(this.#tree.viewport);
    const content = this.extent(this.#tree.content);
    if (viewport === this.viewport && content === this.content) return;
    this.viewport = viewport;
    this.content = content;
    this.#sentContent = content;
    this.#session.send(now(), 'layout', viewport, content, this.#revision);
  }

  #measureIndicator(edge) {
    const extent = this.extent(this.#tree.indicatorOf(edge));
    if (extent === this.#extents[edge]) return;
    this.#extents[edge] = extent;
    this.#session.send(now(), 'indicatorExtent', edge, extent);
  }

  /** The extent of an element along the axis, in pt, without transforms. */
  extent(element) {
    return this.#size(element, 'extent');
  }

  /** The extent of an element across the axis, in pt, without transforms. */
  crossExtent(element) {
    return this.#size(element, 'crossExtent');
  }

  #size(element, name) {
    return parseFloat(getComputedStyle(element)[this.#session.axis.names[name]]) || 0;
  }
}
