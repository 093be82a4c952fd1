import { behavioralAttributes, edges } from '../api/attributes.js';
import { labelAttributes } from '../api/labels.js';
import { BaseElement, define, defineProperties, takeEarlierProperties } from '../api/properties.js';
import { Tree } from '../drawing/tree.js';
import { loadTraces, loadViews } from '../engine/engine.js';
import { axisOf } from '../geometry/axis.js';
import { frameApplied, makeSession, setFallback } from '../session/hooks.js';
import { Life } from '../session/life.js';
import { Session } from '../session/session.js';

export { EffectEvent, LoadErrorEvent, PhaseEvent, RefreshEvent } from '../api/events.js';

/** The view's attributes with the kinds of their values. */
const viewAttributes = /** @type {Record<string, 'text' | 'number' | 'truth' | 'flag'>} */ ({
  ...behavioralAttributes, axis: 'text', scrolling: 'text', scrollbar: 'text',
  ...Object.fromEntries(labelAttributes.map((name) => [name, 'text'])),
});

/**
 * `<overscroll-view>`: a scroll view that can be pulled at its start, its end, or both. It needs a size.
 *
 * The viewport fills the element. If no size is set, the element is as large as its content, up to a
 * `max-height`. Its `display` is `grid`.
 *
 * If an edge cannot be pulled, a finger that moves past this edge scrolls the enclosing scroller.
 *
 * The element converts fingers, wheels and keys to events of the engine, and draws the engine's presentation.
 * The engine makes all decisions. While the engine cannot be loaded, the element is an ordinary scroll view
 * with a notice, and retries.
 *
 * **Attributes.** All can change at any time. An invalid value is replaced by the preset's default. Each
 * attribute has a property (`startThreshold` for `start-threshold`), which may be set before the element is
 * defined.
 * - `axis`: `vertical` (default) or `horizontal`. The start of a horizontal view is at the right in a
 *   right-to-left layout. A change of the axis, or of a `dir` that reverses the axis, starts a new session:
 *   running actions are cancelled.
 * - `start`, `end`: the preset of an edge: `standard` (the start's default), `fraction`, `reach-then-hold`,
 *   `pinned-header`, `header-footer` or `none` (the end's default).
 * - The following attributes change the preset's values. Each exists for the start (`start-threshold`) and
 *   for the end (`end-threshold`):
 *   - `threshold`, `second-threshold`, `gap`: `80`, `15%` of the viewport, or `indicator`.
 *   - `policy`: `release`, `reach`, `return`, `approach 300`, `tap` or `manual`. With `tap`, the indicator
 *     is always
 *     visible if it is `pinned` and its `fade-in` is 0.
 *   - `result-duration`, `timeout`, `minimum-duration`: in s. A result is shown for half a second by
 *     default, and not at
 *     all with `approach`.
 *   - `placement` of the indicator: `above`, `behind`, `pinned` or `in-front`.
 *   - `fade-in`: a fraction of the threshold.
 *   - `keeps-failure` (the default with `approach`) and `pulls-from-inside`: `true` or `false`.
 * - `start-disabled`, `end-disabled`: the edge is disabled.
 * - `start-no-more-content`, `end-no-more-content`: the edge has no more to load. The view sets these
 *   attributes itself when an action ends with `"noMoreContent"`. Remove them when there is more to load. A
 *   success at the start removes `end-no-more-content`. At a start edge whose policy is not `approach` an
 *   action refreshes, so there the result `"noMoreContent"` is an ordinary success.
 * - `exclusion`: what a running action of one edge does to a start at the opposite edge: `drop` (default),
 *   `queue` or `cancel`.
 * - `deceleration`: `normal` or `fast`.
 * - `snap`: a number of px; the content comes to rest at multiples of it.
 * - `bounces="false"`: the content stops at its edges.
 * - `mouse-drag`: a mouse drags the content. Without this attribute a mouse selects text.
 * - `scrolling="native"`: the browser scrolls, with all its features, and the engine observes. Browsers
 *   except Safari stop at the edges and report no overscroll, so an action is started by code, a tap or an
 *   `approach`. A change of this attribute starts a new session.
 * - `scrollbar="none"`: no scroll bar. By default a thin bar is visible while the content moves. The bar is
 *   `::part(scrollbar)`, with the color `--overscroll-scrollbar-color`. With native scrolling the browser
 *   shows its own bar.
 * - `aria-label`: the accessible name.
 * - `label-tap`, `label-ready`, `label-refreshing`, `label-done`, `label-failed`, `label-retry`,
 *   `label-unavailable`: texts that screen readers announce. The default indicator also shows some of them,
 *   as a button or with a result.
 *
 * A Boolean attribute (`start-disabled`, `mouse-drag`) is false if its text is `false`.
 *
 * **Slots.** The content has no slot name. `start-indicator` and `end-indicator` replace the default
 * spinners. `header` is a fixed bar at the start. Indicators and header have the CSS variables
 * `--overscroll-progress`, `--overscroll-rotation` (an angle), `--overscroll-flip`, `--overscroll-pulse` and
 * `--overscroll-opacity`. Slotted elements also have `data-phase`: `idle`, `pulling`, `armed`, `refreshing`,
 * `showingResult`, `settling`, `failed`, `noMoreContent` or `disabled`. They have `data-result` from the end
 * of an action until the gap is closed. In the phase `failed`, a tap on the indicator, or on a button in it,
 * retries. A link or a field in an indicator keeps its click, and a click that the page cancels does nothing.
 * With the placement `behind`, the content needs an opaque background.
 *
 * **Events.** No event bubbles. `overscroll-refresh` (`RefreshEvent`) starts an action. `overscroll-phase`
 * (`edge`, `phase`, `previous`, `result`) reports a changed phase, at most once per frame.
 * `overscroll-effect` (`effect`) reports an effect of the engine, and `overscroll-error` (`error`) that the
 * engine could not be loaded.
 *
 * **States** for style sheets consist of an edge and its phase, as in `:state(start-refreshing)`.
 */
export class OverscrollView extends BaseElement {
  // Getters instead of static fields, because esbuild turns all private fields of a class with static fields
  // into maps.
  static get observedAttributes() {
    return [...Object.keys(behavioralAttributes), ...labelAttributes, 'axis', 'scrolling', 'aria-label'];
  }
  /** The presets of the edges if the attributes `start` and `end` are missing. */
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
   * Starts the action of an edge. If the action already runs, its outcome is returned.
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

  /** Cancels the running or queued action of an edge. @param {'start' | 'end'} [edge] */
  cancel(edge = 'start') {
    check(edge);
    this.#life.whenReady((session) => session.cancel(edge));
  }

  /**
   * Scrolls to an offset.
   * @param {number} offset In px, from the start.
   * @param {{animated?: boolean}} [options]
   */
  scrollToOffset(offset, { animated = false } = {}) {
    const otherwise = () => {
      if (this.isConnected && this.#life.hasFailed) axisOf(this).scroll(this.#tree.viewport, offset, animated);
      else this.#life.position = offset;
    };
    this.#life.whenReady((session) => session.scrollTo(offset, animated), otherwise);
  }

  /**
   * Notifies the view that its content has changed, even if its size has not. An edge with the policy `approach`
   * may then start again.
   */
  contentChanged() {
    this.#life.whenReady((session) => session.measurements.contentChanged());
  }

  /** A copy of the engine's values to draw; null before the engine has loaded. */
  get presentation() {
    if (!this.#session) return null;
    const { start, end, ...axis } = this.#session.presentation;
    return { ...axis, start: { ...start }, end: { ...end } };
  }

  /** Returns the phase of an edge. @param {'start' | 'end'} edge */
  phaseOf(edge) {
    check(edge);
    return this.#session?.presentation[edge].phase ?? 'idle';
  }

  /**
   * Calls a function once for each frame, after the element is drawn.
   *
   * @param {(presentation: object, scriptMilliseconds: number) => void} listener Receives the presentation,
   * which it must not keep, and the time that the element and the engine have needed since the last frame.
   */
  addFrameListener(listener) {
    this.#frameListeners.add(listener);
  }

  /** @param {(presentation: object, scriptMilliseconds: number) => void} listener */
  removeFrameListener(listener) {
    this.#frameListeners.delete(listener);
  }

  /**
   * Returns a trace, which is a recording of the view's events in the last minutes, as text to attach to a
   * bug report.
   *
   * The text contains the input, calls and layouts with their times, but not the content. A replay of the
   * trace has the same states to the last bit, on any machine. The method loads `trace.wasm`, which must be
   * in the folder of the script.
   *
   * @returns {Promise<string>} The trace; empty without a recording, or before the engine has loaded.
   */
  async exportTrace() {
    const traces = await loadTraces();
    return this.#session?.engine.exportTrace(traces, navigator.userAgent) ?? '';
  }

  /** Moves the focus to the content, and not to the button of an indicator. @param {FocusOptions} [options] */
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

  /**
   * Called when `moveBefore` has moved the element. The session continues, unless the direction has changed.
   */
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
   * Does nothing, because a view has the same content with and without the engine. A list overrides this
   * method.
   * @param {Tree} _tree
   * @param {'none' | 'early' | 'failed'} _fallback The state of the engine: loaded, loading or failed.
   */
  [setFallback](_tree, _fallback) {}

  /** Makes the session, which runs an engine while the view is in the page. */
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
