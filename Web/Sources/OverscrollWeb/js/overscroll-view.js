import { loadTraces, loadViews } from './engine.js';
import { behavioralAttributes, edges } from './overscroll-attributes.js';
import { axisOf } from './overscroll-axis.js';
import { frameApplied, makeSession, setFallback } from './overscroll-hooks.js';
import { labelAttributes } from './overscroll-labels.js';
import { Life } from './overscroll-life.js';
import { BaseElement, define, defineProperties, takeEarlierProperties } from './overscroll-properties.js';
import { Session } from './overscroll-session.js';
import { Tree } from './overscroll-tree.js';

export { EffectEvent, LoadErrorEvent, PhaseEvent, RefreshEvent } from './overscroll-events.js';

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
 *   (by default where the policy is `approach`) and `pulls-from-inside` (`true` or `false`). What `tap` starts is seen at
 *   rest where it is `pinned` and has a `fade-in` of 0.
 * - `start-disabled`, `end-disabled`; `start-exhausted`, `end-exhausted`: no more to load. The view sets the
 *   latter two itself when an action ends with `"exhausted"`; take them away when there is more again. The start's success
 *   takes `end-exhausted` away. A start whose policy is not `approach` refreshes: its action then only succeeds. No flag is
 *   up whose text is `false`.
 * - `exclusion`: `drop` (default), `queue` or `cancel`: while one edge's action runs, what becomes of the other's.
 * - `deceleration`: `normal` or `fast`. `snap`: rest at multiples of a number of px. `bounces="false"`.
 * - `mouse-drag`: a mouse drags. Without it a mouse selects text.
 * - `scrolling="native"`: the browser scrolls, with everything that belongs to it, and the engine watches. A browser
 *   stops at the edges and tells nobody how far it was pulled past them (Safari does): what starts an action then is
 *   code, a tap or an `approach`. A change begins anew, as one of the axis does.
 * - `scrollbar="none"`: nothing shows where in the content one is, as otherwise a thin bar does while it moves: it is
 *   `::part(scrollbar)`, of `--overscroll-scrollbar-color`. Where the browser scrolls, the bar is its own.
 * - `aria-label`; `label-tap`, `label-ready`, `label-refreshing`, `label-done`, `label-failed`, `label-retry`,
 *   `label-unavailable`: what a screen reader says, and the default indicator where it is a button, or an action has ended.
 *
 * **Slots.** The content; `start-indicator` and `end-indicator`, a spinner where empty; `header`, a bar at the
 * start that does not move. Indicators and header are given `--overscroll-progress`, `--overscroll-rotation` (an
 * angle), `--overscroll-flip`, `--overscroll-pulse` and `--overscroll-opacity`, and those slotted `data-phase`:
 * `idle`, `pulling`, `armed`, `refreshing`, `dwelling`, `settling`, `failed`, `exhausted` or `disabled`, and
 * `data-result` from the end of an action until the gap has closed. A tap on an indicator in the failed phase tries
 * again, as does its button. A link or a field in an indicator keeps its click, and so does what prevents it. An indicator
 * placed `behind` needs an opaque content.
 *
 * **Events.** None bubbles. `overscroll-refresh` (`RefreshEvent`), `overscroll-phase` (`edge`, `phase`, `previous`,
 * `result`) once per frame and change, `overscroll-effect` (`effect`), `overscroll-error` (`error`).
 *
 * **States** for a style sheet: `:state(start-refreshing)`, an edge and its phase.
 */
export class OverscrollView extends BaseElement {
  // Getters, since for static fields esbuild turns all private fields of a class into maps.
  static get observedAttributes() {
    return [...Object.keys(behavioralAttributes), ...labelAttributes, 'axis', 'scrolling', 'aria-label'];
  }
  /** What the edges are where their attributes do not say. */
  static get presets() {
    return { start: 'standard', end: 'none' };
  }
  /** Loads the engine. */
  static load() {
    return loadViews();
  }

  #tree = new Tree(this, this.attachInternals());
  #life = new Life(this, this.#tree);
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
      this.#life.tryAgain();
      this.#life.whenReady((session) => session.refresh(edge, resolve), resolve);
    });
  }

  /** Cancels an edge's action. @param {'start' | 'end'} [edge] */
  cancel(edge = 'start') {
    check(edge);
    this.#life.whenReady((session) => session.cancel(edge));
  }

  /** Scrolls. @param {number} offset In px, from the start. @param {{animated?: boolean}} [options] */
  scrollToOffset(offset, { animated = false } = {}) {
    const otherwise = () => {
      if (this.isConnected && this.#life.hasFailed) axisOf(this).scroll(this.#tree.viewport, offset, animated);
      else this.#life.place = offset;
    };
    this.#life.whenReady((session) => session.scrollTo(offset, animated), otherwise);
  }

  /** Says that the content has changed, even where its size has not: an `approach` may start again. */
  contentChanged() {
    this.#life.whenReady((session) => session.measurements.contentChanged());
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

  /** Gives the focus to the content, and to no button at an edge. @param {FocusOptions} [options] */
  focus(options) {
    this.#tree.viewport.focus(options);
  }

  connectedCallback() {
    takeEarlierProperties(this);
    this.#tree.dress();
    this.#tree.label(this.getAttribute('aria-label'));
    this.#life.enter();
  }

  disconnectedCallback() {
    this.#life.exit();
  }

  /** It lives on where it is moved by `moveBefore`, unless that turns it round. */
  connectedMoveCallback() {
    this.#life.beginAnew();
  }

  adoptedCallback() {
    this.#life.leave();
  }

  attributeChangedCallback(name, before, after) {
    if (name === 'aria-label') this.#tree.label(after);
    else if (name === 'axis' || name === 'scrolling') this.#life.beginAnew();
    else this.#life.attributeChanged(name);
  }

  /**
   * The content is the page's own, and there with or without the engine.
   * @param {Tree} _tree
   * @param {'none' | 'early' | 'failed'} _fallback What is shown because the engine is not there yet, or has failed.
   */
  [setFallback](_tree, _fallback) {}

  /** Makes what lives while the element is in the page. */
  [makeSession](tree, module) {
    return new Session(this, tree, module.createEngine());
  }

  get #session() {
    return this.#life.session;
  }

  /** Tells those who listen. @returns {boolean} Whether anybody does. */
  [frameApplied](presentation, milliseconds) {
    for (const listener of this.#frameListeners) {
      try {
        listener(presentation, milliseconds);
      } catch (error) {
        reportError(error);
      }
    }
    return this.#frameListeners.size > 0;
  }
}

function check(edge) {
  if (!edges.includes(edge)) throw new TypeError(`${edge} is no edge.`);
}

defineProperties(OverscrollView, viewAttributes);
define('overscroll-view', OverscrollView);
