import { loadTraces, loadViews } from './engine.js';
import { behavioralAttributes, edges } from './overscroll-attributes.js';
import { axisOf } from './overscroll-axis.js';
import { BrowserScroll } from './overscroll-browser-scroll.js';
import { LoadErrorEvent } from './overscroll-events.js';
import { labelAttributes, labelOf } from './overscroll-labels.js';
import { BaseElement, define, defineProperties, takeEarlierProperties } from './overscroll-properties.js';
import { Retry } from './overscroll-retry.js';
import { Session, makeSession } from './overscroll-session.js';
import { Tree } from './overscroll-tree.js';

export { EffectEvent, LoadErrorEvent, PhaseEvent, RefreshEvent } from './overscroll-events.js';

/** The name of an element's method that shows the content without the engine, or as it does; not for the page. */
export const setFallback = Symbol('setFallback');

/** The view's attributes, each with the kind of its value. */
const viewAttributes = /** @type {Record<string, 'text' | 'number' | 'truth' | 'flag'>} */ ({
  ...behavioralAttributes, axis: 'text', scrolling: 'text', scrollbar: 'text',
  ...Object.fromEntries(labelAttributes.map((name) => [name, 'text'])),
});

/**
 * `<overscroll-view>`: a scroll view that can be pulled at its start, its end, or both. Give it a size.
 *
 * Its viewport fills it, whatever the page gives it its size by. Without one it is as large as its content, up to a
 * `max-height`. Its own `display` is `grid`.
 *
 * Where nothing is pulled at an edge, a finger that leads past it scrolls what the view is in.
 *
 * It decides nothing. It turns fingers, wheels and keys into events for the engine, and applies what the engine
 * presents, field by field. As long as the engine cannot be loaded it is a plain scroll view, says so, and tries again.
 *
 * **Attributes.** All can be changed at any time, and an invalid value counts as the preset's own. Each has a property
 * (`startTrigger` for `start-trigger`), which may be set before the element is defined.
 * - `axis`: `vertical` (default) or `horizontal`; the start is then the inline start, also right to left. A
 *   change of the axis, or of a `dir` that turns it round, begins anew: what runs is cancelled.
 * - `start`, `end`: `standard` (the start's default), `fraction`, `reach-then-hold`, `pinned-header`,
 *   `header-footer` or `none` (the end's default).
 * - The preset's numbers, each as `start-…` and `end-…`: `trigger`, `second-trigger` and `hold` (`80`, `15%` of
 *   the viewport, or `indicator`), `policy` (`release`, `reach`, `return`, `approach 300`, `tap`, `manual`),
 *   `dwell` (half a second by default, none with an `approach`), `timeout` and `minimum-duration` (in s),
 *   `placement` (`above`, `behind`, `pinned`, `in-front`), `fade-in` (a part of the threshold), `keeps-failure`
 *   (by default where the policy is `approach`) and `pulls-from-inside` (`true` or `false`).
 * - `start-disabled`, `end-disabled`; `start-exhausted`, `end-exhausted`: no more to load. The view sets the
 *   latter itself when an action ends with `"exhausted"`; take it away when there is more again. The start's success
 *   takes `end-exhausted` away. No flag is up whose text is `false`.
 * - `exclusion`: `drop` (default), `queue` or `cancel`: while one edge's action runs, what becomes of the other's.
 * - `deceleration`: `normal` or `fast`. `snap`: rest at multiples of a number of px. `bounces="false"`.
 * - `mouse-drag`: a mouse drags. Without it a mouse selects text.
 * - `scrolling="native"`: the browser scrolls, with everything that belongs to it, and the engine watches. A browser
 *   stops at the edges and tells nobody how far it was pulled past them (Safari does): what starts an action then is
 *   code, a tap or an `approach`. A change begins anew, as one of the axis does.
 * - `scrollbar="none"`: nothing shows where in the content one is, as otherwise a thin bar does while it moves: it is
 *   `::part(scrollbar)`, of `--overscroll-scrollbar-color`. Where the browser scrolls, the bar is its own.
 * - `aria-label`; `label-ready`, `label-refreshing`, `label-done`, `label-failed`, `label-retry`, `label-unavailable`:
 *   what a screen reader says, and the default indicator where an action has ended.
 *
 * **Slots.** The content; `start-indicator` and `end-indicator`, a spinner where empty; `header`, a bar at the
 * start that does not move. Indicators and header are given `--overscroll-progress`, `--overscroll-rotation` (an
 * angle), `--overscroll-flip`, `--overscroll-pulse` and `--overscroll-opacity`, and those slotted `data-phase`:
 * `idle`, `pulling`, `armed`, `refreshing`, `dwelling`, `settling`, `failed`, `exhausted` or `disabled`, and
 * `data-result` from the end of an action until the gap has closed. A tap on an indicator in the failed phase tries
 * again, as does its button. An indicator placed `behind` needs an opaque content.
 *
 * **Events.** None bubbles. `overscroll-refresh` (`RefreshEvent`), `overscroll-phase` (`edge`, `phase`, `previous`,
 * `result`) once per frame and change, `overscroll-effect` (`effect`), `overscroll-error` (`error`).
 *
 * **States** for a style sheet: `:state(start-refreshing)`, an edge and its phase.
 */
export class OverscrollView extends BaseElement {
  static observedAttributes = [...Object.keys(behavioralAttributes), 'axis', 'scrolling', 'aria-label'];
  /** What the edges are where their attributes do not say. */
  static presets = { start: 'standard', end: 'none' };
  /** Loads the engine. */
  static load() {
    return loadViews();
  }

  #tree = new Tree(this, this.attachInternals());
  #retry = new Retry(() => this.#open());
  #direction = new MutationObserver(() => this.#beginAnew());
  #session = null;
  #isLoading = false;
  /** @type {BrowserScroll | null} */
  #browserScroll = null;
  #hasFailed = false;
  #place = null;
  #waiting = [];
  #frameListeners = new Set();

  /**
   * Starts an edge's action, or joins the one that runs.
   *
   * @param {'start' | 'end'} [edge]
   * @returns {Promise<'success' | 'failure' | 'cancelled' | 'timedOut' | 'exhausted' | 'declined'>} How it ended;
   *   `declined` where the edge cannot start, or the engine cannot be loaded.
   */
  refresh(edge = 'start') {
    return new Promise((resolve) => {
      check(edge);
      if (!this.#session && this.isConnected) this.#retry.again();
      this.#whenReady((session) => session.refresh(edge, resolve), resolve);
    });
  }

  /** Cancels an edge's action. @param {'start' | 'end'} [edge] */
  cancel(edge = 'start') {
    check(edge);
    this.#whenReady((session) => session.cancel(edge));
  }

  /** Scrolls. @param {number} offset In px, from the start. @param {{animated?: boolean}} [options] */
  scrollToOffset(offset, { animated = false } = {}) {
    const otherwise = () => {
      if (this.isConnected && this.#hasFailed) axisOf(this).glide(this.#tree.viewport, offset, animated ? 'smooth' : 'instant');
      else this.#place = offset;
    };
    this.#whenReady((session) => session.scrollTo(offset, animated), otherwise);
  }

  /** Says that the content has changed, even where its size has not: an `approach` may start again. */
  contentChanged() {
    this.#whenReady((session) => session.measurements.contentChanged());
  }

  /** What is shown now, as a copy; null while the engine is not there. */
  get presentation() {
    if (!this.#session) return null;
    const { start, end, ...axis } = this.#session.presentation;
    return { ...axis, start: { ...start }, end: { ...end } };
  }

  /** An edge's phase. @param {'start' | 'end'} edge */
  phaseOf(edge) {
    check(edge);
    return this.#session?.presentation[edge].phase ?? 'idle';
  }

  /**
   * Calls a function once per applied frame.
   *
   * @param {(presentation: object, scriptMilliseconds: number) => void} listener Gets what is shown, which is not
   *   to be kept, and the time spent in the element and the engine since the last frame.
   */
  addFrameListener(listener) {
    this.#frameListeners.add(listener);
  }

  /** @param {(presentation: object, scriptMilliseconds: number) => void} listener */
  removeFrameListener(listener) {
    this.#frameListeners.delete(listener);
  }

  /**
   * What has happened to the view in the last minutes, as text to attach to a report.
   *
   * It says what fingers, code and the layout did, and when, and nothing of the content. A replay gives the same states to
   * the last bit, on any machine. It loads `trace.wasm`, which is to be beside the script.
   *
   * @returns {Promise<string>} The trace; empty where nothing is kept, or the engine is not there.
   */
  async exportTrace() {
    const traces = await loadTraces();
    return this.#session?.engine.exportTrace(traces, navigator.userAgent) ?? '';
  }

  connectedCallback() {
    takeEarlierProperties(this);
    this.#tree.dress();
    this.#tree.label(this.getAttribute('aria-label'));
    this.#watchDirection();
    this.#open();
  }

  disconnectedCallback() {
    this.#retry.stop();
    this.#direction.disconnect();
    this.#setFallback('none');
    this.#close();
  }

  /** It lives on where it is moved by `moveBefore`, unless that turns it round. */
  connectedMoveCallback() {
    this.#beginAnew();
  }

  attributeChangedCallback(name, before, after) {
    if (name === 'aria-label') this.#tree.label(after);
    else if (name === 'axis' || name === 'scrolling') this.#beginAnew();
    else this.#session?.settings.attributeChanged(name);
  }

  /** Nothing that lives can turn round: where the axis, or who scrolls, is another, all of it begins anew. */
  #beginAnew() {
    if (this.#session?.fits !== false) return;
    this.#close();
    this.#open();
  }

  /** An attribute of what the element is in may turn it round. */
  #watchDirection() {
    const options = { attributeFilter: ['dir'], subtree: true };
    for (let root = /** @type {any} */ (this.getRootNode()); root; root = root.host?.getRootNode())
      this.#direction.observe(root, options);
  }

  async #open() {
    if (this.#session) return;
    // What is there because the engine has failed stays while it is tried again.
    if (this.#hasFailed) this.#setFallback('failed');
    else if (this.#place === null) this.#setFallback('early');
    if (this.#isLoading) return;
    this.#isLoading = true;
    let session = null;
    try {
      const module = await /** @type {typeof OverscrollView} */ (this.constructor).load();
      const onFrame = (presentation, milliseconds) => this.#frameApplied(presentation, milliseconds);
      // Where the browser goes on scrolling there is nothing to wait for.
      if (this.getAttribute('scrolling') !== 'native') await this.#browserScroll?.still;
      if (this.isConnected) session = this[makeSession](this.#tree, module, onFrame);
    } catch (error) {
      this.#isLoading = false;
      return this.isConnected ? this.#failed(error) : this.#leave();
    }
    this.#isLoading = false;
    if (!session) return this.#leave();
    // From its making until it is open none of the page's script runs, which would tell the engine what that is told anyway.
    this.#hasFailed = false;
    this.#retry.succeeded();
    this.#tree.notice('');
    this.#setFallback('none');
    this.#session = session;
    session.open(this.#place);
    for (const { task } of this.#waiting.splice(0)) task(session);
  }

  /** It was taken out of the page before the engine came. */
  #leave() {
    this.#setFallback('none');
    this.#giveUp('cancelled');
  }

  #failed(error) {
    console.error(`${this.localName}: the engine did not load, so the browser scrolls.`, error);
    this.#tree.notice(labelOf(this, 'unavailable'));
    this.#hasFailed = true;
    this.#setFallback('failed');
    this.#retry.failed();
    this.#giveUp('declined');
    this.dispatchEvent(new LoadErrorEvent(error));
  }

  /** @param {'none' | 'early' | 'failed'} fallback */
  #setFallback(fallback) {
    for (const name of ['early', 'failed']) this.#tree.frame.classList.toggle(name, fallback === name);
    if (fallback === 'none') {
      this.#browserScroll?.stop();
      this.#browserScroll = null;
    } else this.#browserScroll ??= new BrowserScroll(this.#tree.viewport);
    this[setFallback](this.#tree, fallback);
  }

  /**
   * The content is the page's own, and there with or without the engine.
   * @param {Tree} _tree
   * @param {'none' | 'early' | 'failed'} _fallback What is shown because the engine is not there yet, or has failed.
   */
  [setFallback](_tree, _fallback) {}

  /** Makes what lives while the element is in the page. */
  [makeSession](tree, module, onFrame) {
    return new Session(this, tree, module.createEngine(), onFrame);
  }

  #close() {
    this.#giveUp('cancelled');
    if (!this.#session) return;
    this.#place = this.#session.place;
    const session = this.#session;
    this.#session = null;
    session.close();
  }

  #giveUp(outcome) {
    for (const { otherwise } of this.#waiting.splice(0)) otherwise?.(outcome);
  }

  /** Does a task now, or once the engine is there; or never, where it will not be. */
  #whenReady(task, otherwise) {
    if (this.#session) task(this.#session);
    else if (this.#isLoading) this.#waiting.push({ task, otherwise });
    else otherwise?.('declined');
  }

  #frameApplied(presentation, milliseconds) {
    for (const listener of this.#frameListeners) {
      try {
        listener(presentation, milliseconds);
      } catch (error) {
        reportError(error);
      }
    }
  }
}

function check(edge) {
  if (!edges.includes(edge)) throw new TypeError(`${edge} is no edge: it is "start" or "end".`);
}

defineProperties(OverscrollView, viewAttributes);
define('overscroll-view', OverscrollView);
