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

/** The view's attributes with the kinds of their values. */
const viewAttributes = /** @type {Record<string, 'text' | 'number' | 'truth' | 'flag'>} */ ({
  ...behavioralAttributes, axis: 'text', scrolling: 'text', scrollbar: 'text',
  ...Object.fromEntries(labelAttributes.map((name) => [name, 'text'])),
});

/**
 * `<overscroll-view>`: a scroll view that can be pulled at its start, its end, or both. It needs a size.
 *
 * The viewport fills the element. Without a size of its own the element is as large as its content, up to a
 * `max-height`. Its `display` is `grid`.
 *
 * At an edge that cannot be pulled, a finger that moves past the edge scrolls the enclosing scroller.
 *
 * The element makes no decisions. It converts fingers, wheels and keys to events of the engine, and applies the
 * engine's presentation. While the engine cannot be loaded, it is a plain scroll view with a notice, and
 * retries.
 *
 * **Attributes.** All can change at any time; the preset's default replaces an invalid value. Each has a property
 * (`startThreshold` for `start-threshold`), which may be set before the element is defined.
 * - `axis`: `vertical` (default) or `horizontal`; the start is then the inline start, also right to left. A
 *   change of the axis, or of a `dir` that reverses it, starts a new session: running actions are cancelled.
 * - `start`, `end`: `standard` (the start's default), `fraction`, `reach-then-hold`, `pinned-header`,
 *   `header-footer` or `none` (the end's default).
 * - The preset's numbers, each as `start-…` and `end-…`: `threshold`, `second-threshold` and `gap` (`80`, `15%` of
 *   the viewport, or `indicator`), `policy` (`release`, `reach`, `return`, `approach 300`, `tap`, `manual`),
 *   `result-duration` (half a second by default, none with `approach`), `timeout` and `minimum-duration` (in
 *   s), `placement` (`above`, `behind`, `pinned`, `in-front`), `fade-in` (a fraction of the threshold),
 *   `keeps-failure` (the default with `approach`) and `pulls-from-inside` (`true` or `false`). The indicator of
 *   the policy `tap` is visible at rest if it is `pinned` and has a `fade-in` of 0.
 * - `start-disabled`, `end-disabled`; `start-no-more-content`, `end-no-more-content`: no more to load. The view
 *   sets the last two itself when an action ends with `"noMoreContent"`; remove them when there is more to load.
 *   A success at the start removes `end-no-more-content`. A start edge whose policy is not `approach` refreshes,
 *   so that result is only a success there. A flag with the text `false` is not set.
 * - `exclusion`: `drop` (default), `queue` or `cancel`: the effect of one edge's running action on the opposite
 *   edge.
 * - `deceleration`: `normal` or `fast`. `snap`: rest at multiples of a number of px. `bounces="false"`.
 * - `mouse-drag`: a mouse drags the content. Without it a mouse selects text.
 * - `scrolling="native"`: the browser scrolls, with all its features, and the engine observes. All browsers
 *   except Safari stop at the edges and report no overscroll. An action is then started by code, a tap or an
 *   `approach`. A change starts a new session, as for the axis.
 * - `scrollbar="none"`: no scroll bar. By default a thin bar is visible during movement. It is
 *   `::part(scrollbar)`, with the color `--overscroll-scrollbar-color`. With native scrolling the browser shows
 *   its own bar.
 * - `aria-label`; `label-tap`, `label-ready`, `label-refreshing`, `label-done`, `label-failed`, `label-retry`,
 *   `label-unavailable`: the texts for screen readers, and for the default indicator as a button or with a
 *   result.
 *
 * **Slots.** The content; `start-indicator` and `end-indicator`, by default a spinner; `header`, a fixed bar at
 * the start. Indicators and header have `--overscroll-progress`, `--overscroll-rotation` (an angle),
 * `--overscroll-flip`, `--overscroll-pulse` and `--overscroll-opacity`. Slotted ones also have `data-phase`:
 * `idle`, `pulling`, `armed`, `refreshing`, `showingResult`, `settling`, `failed`, `noMoreContent` or
 * `disabled`, and `data-result` from the end of an action until the gap is closed. A tap on an indicator in
 * the failed phase, or on its button, retries. A link or a field in an indicator keeps its click, and a
 * cancelled click does nothing. An indicator with the placement `behind` needs an opaque content.
 *
 * **Events.** None bubbles. `overscroll-refresh` (`RefreshEvent`), `overscroll-phase` (`edge`, `phase`,
 * `previous`, `result`) once per frame and change, `overscroll-effect` (`effect`), `overscroll-error`
 * (`error`).
 *
 * **States** for a style sheet: `:state(start-refreshing)`, an edge and its phase.
 */
export class OverscrollView extends BaseElement {
  // Getters, because esbuild turns all private fields of a class with static fields into maps.
  static get observedAttributes() {
    return [...Object.keys(behavioralAttributes), ...labelAttributes, 'axis', 'scrolling', 'aria-label'];
  }
  /** The default presets of the edges. */
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
   * Starts an edge's action, or joins the running one.
   *
   * @param {'start' | 'end'} [edge]
   * @returns {Promise<'success' | 'failure' | 'cancelled' | 'timedOut' | 'noMoreContent' | 'declined'>} The
   * outcome; `declined` if the edge cannot start, or the engine cannot be loaded.
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

  /**
   * Scrolls to an offset. @param {number} offset In px, from the start. @param {{animated?: boolean}} [options]
   */
  scrollToOffset(offset, { animated = false } = {}) {
    const otherwise = () => {
      if (this.isConnected && this.#life.hasFailed) axisOf(this).scroll(this.#tree.viewport, offset, animated);
      else this.#life.place = offset;
    };
    this.#life.whenReady((session) => session.scrollTo(offset, animated), otherwise);
  }

  /** Reports a change of the content, even with the same size: an `approach` may start again. */
  contentChanged() {
    this.#life.whenReady((session) => session.measurements.contentChanged());
  }

  /** A copy of the presentation; null before the engine has loaded. */
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
   * @param {(presentation: object, scriptMilliseconds: number) => void} listener Gets the presentation, which
   * must not be kept, and the time in the element and the engine since the last frame.
   */
  addFrameListener(listener) {
    this.#frameListeners.add(listener);
  }

  /** @param {(presentation: object, scriptMilliseconds: number) => void} listener */
  removeFrameListener(listener) {
    this.#frameListeners.delete(listener);
  }

  /**
   * The view's events of the last minutes, as text to attach to a report.
   *
   * The text contains the input, calls and layouts with their times, and no content. A replay has the same
   * states to the last bit, on any machine. The method loads `trace.wasm`, which must be in the folder of the
   * script.
   *
   * @returns {Promise<string>} The trace; empty without a recording, or before the engine has loaded.
   */
  async exportTrace() {
    const traces = await loadTraces();
    return this.#session?.engine.exportTrace(traces, navigator.userAgent) ?? '';
  }

  /** Focuses the content instead of a button at an edge. @param {FocusOptions} [options] */
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

  /** The session survives `moveBefore`, unless the direction changes. */
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
   * Does nothing, because a view's content is the same without the engine.
   * @param {Tree} _tree
   * @param {'none' | 'early' | 'failed'} _fallback The state of the engine: loaded, loading or failed.
   */
  [setFallback](_tree, _fallback) {}

  /** Makes the session for the time in the page. */
  [makeSession](tree, module) {
    return new Session(this, tree, module.createEngine());
  }

  get #session() {
    return this.#life.session;
  }

  /** Calls the frame listeners. @returns {boolean} Whether there are any. */
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
  if (!edges.includes(edge)) throw new TypeError(`${edge} is not an edge.`);
}

defineProperties(OverscrollView, viewAttributes);
define('overscroll-view', OverscrollView);
