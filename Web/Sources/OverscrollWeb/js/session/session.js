import { isScrolledNatively } from '../api/attributes.js';
import { EffectEvent } from '../api/events.js';
import { Picture } from '../drawing/picture.js';
import { DrivenPositioner, NativePositioner } from '../drawing/positioner.js';
import { Scrollbar } from '../drawing/scrollbar.js';
import { Voice } from '../drawing/voice.js';
import { Ways } from '../drawing/ways.js';
import { axisOf } from '../geometry/axis.js';
import { listenToWheelAndKeys } from '../input/keys.js';
import { listenToNative } from '../input/native.js';
import { listenToPlatform, listenToScrolls } from '../input/platform.js';
import { Pointers } from '../input/pointers.js';
import { SelectionScroll } from '../input/selection.js';
import { Clock, now } from '../time/clock.js';
import { Stopwatch } from '../time/stopwatch.js';
import { Actions } from './actions.js';
import { frameApplied } from './hooks.js';
import { Measurements } from './measurements.js';
import { Phases } from './phases.js';
import { Settings } from './settings.js';

/**
 * The session of a view, which exists while the view is in the page: an engine, its listeners, and the
 * drawing.
 *
 * All events pass through `send`. The engine handles an event, then its effects are performed in order, and
 * the next frame draws the presentation.
 */
export class Session {
  /** @type {any} */
  #host;
  #tree;
  #actions;
  #clock;
  /** The scroll bar; null with native scrolling, because the browser has one. */
  scrollbar = null;
  #pointers = null;
  #voice;
  #end = new AbortController();
  /** The signal that ends all listeners of the session. */
  signal = this.#end.signal;
  stopwatch = new Stopwatch();
  #phases = new Phases((event) => this.#dispatch(event));
  #effects = [];
  #isPerforming = false;

  /**
   * @param {HTMLElement} host
   * @param {import("../drawing/tree.js").Tree} tree
   * @param {object} engine
   */
  constructor(host, tree, engine) {
    this.#host = host;
    this.#tree = tree;
    this.engine = engine;
    this.axis = axisOf(host);
    /** Whether the browser scrolls instead of the engine. */
    this.isNative = isScrolledNatively(host);
    this.#actions = new Actions((event) => this.#dispatch(event), (token, result) => this.#finish(token, result));
    this.#clock = new Clock((time) => this.#draw(time), (time) => this.send(time, 'tick'));
    this.#voice = new Voice(host, tree);
    const positioner = new (this.isNative ? NativePositioner : DrivenPositioner)(tree, this.axis);
    this.picture = new Picture(tree, this.axis, positioner, (edge) => this.engine.startsOnTap(edge));
    this.ways = new Ways(tree, this.axis);
    this.measurements = this.makeMeasurements(tree);
    this.#listen();
  }

  #listen() {
    listenToPlatform(this, this.#tree);
    if (this.isNative) return listenToNative(this, this.#tree);
    this.scrollbar = new Scrollbar(this, this.#tree);
    this.#pointers = new Pointers(this, this.#tree.frame);
    new SelectionScroll(this, this.#host, this.#tree);
    listenToWheelAndKeys(this, this.#tree.frame);
    listenToScrolls(this, this.#tree);
  }

  /**
   * Whether the attributes still have the axis and the scroller (engine or browser) with which the session
   * began.
   */
  get fits() {
    return isScrolledNatively(this.#host) === this.isNative && axisOf(this.#host).names.start === this.axis.names.start;
  }

  /** Makes the object that measures the sizes; a list overrides this method. @returns {any} */
  makeMeasurements(tree) {
    return new Measurements(this, tree);
  }

  /**
   * Sends the settings and sizes to the engine. An action may start during this call.
   * @param {unknown} position The `position` of the previous session, or null.
   */
  open(position) {
    this.settings = new Settings(this, this.#host);
    this.#phases.begin(this.presentation);
    this.start(position);
  }

  /**
   * Measures the sizes, and scrolls to the browser's position. If that is the start, scrolls to the position
   * of the previous session.
   */
  start(position) {
    const scrolled = this.axis.scrolled(this.#tree.viewport);
    this.measurements.start();
    this.scrollTo(scrolled || position || 0, false);
  }

  /**
   * Called when the element is in the page again. By then, the browser has lost the scroll position and the
   * pointers.
   */
  comeBack() {
    this.#pointers?.cancel();
    this.picture.positioner.comeBack();
    this.measurements.measure();
  }

  /** The scroll position, which the `open` of the next session restores. */
  get position() {
    return /** @type {any} */ (Math.max(0, this.presentation.contentOffset));
  }

  /** Sends an event to the engine and performs its effects. After the end of the session it does nothing. */
  send(time, method, ...parameters) {
    if (this.signal.aborted) return;
    this.#clock.request();
    this.note(time, method, ...parameters);
  }

  /** Requests a frame. */
  requestFrame() {
    this.#clock.request();
  }

  /**
   * Sends an event like `send`, but without requesting a frame: a frame is already requested, or nothing
   * visible changes.
   */
  note(time, method, ...parameters) {
    const effects = this.engine[method](time, ...parameters);
    if (effects.length === 0) return;
    this.#effects.push(...effects);
    if (this.#isPerforming) return;
    this.#isPerforming = true;
    for (let effect; (effect = this.#effects.shift()); ) this.#perform(effect);
    this.#isPerforming = false;
  }

  /**
   * Listens to events until the session ends, and measures the time of the handler.
   *
   * @param {EventTarget} target
   * @param {string} type
   * @param {(event: any) => void} handler
   * @param {AddEventListenerOptions} [options]
   */
  listen(target, type, handler, options) {
    target.addEventListener(type, (event) => this.measure(handler, event), { signal: this.signal, ...options });
  }

  /**
   * Runs the element's own work for an input, and measures its time.
   * @param {(input?: any) => void} work
   * @param {any} [input]
   */
  measure(work, input) {
    this.stopwatch.measure(work, input);
  }

  /** The current values to draw, in an object that the engine updates. */
  get presentation() {
    return this.engine.present();
  }

  /** Starts the action of an edge. If the action already runs, the promise gets its outcome. */
  refresh(edge, resolve) {
    this.#actions.await(edge, resolve);
    this.send(now(), 'begin', edge);
  }

  /** Cancels an edge's running or queued action. */
  cancel(edge) {
    this.send(now(), 'cancel', edge);
    if (!this.#actions.isRunning(edge)) this.#actions.answer(edge, 'cancelled');
  }

  /** Scrolls to an offset, in pt. */
  scrollTo(offset, animated) {
    if (!this.isNative) return this.send(now(), 'scrollTo', offset, animated);
    this.axis.scroll(this.#tree.viewport, offset, animated);
  }

  /** Converts a scroll position of the browser to a content offset, in pt. */
  contentOffset(scrolled) {
    return scrolled;
  }

  /** Draws the current state at once, for example after a change of sizes. */
  redraw() {
    this.drawAround(this.presentation, this.presentation.contentOffset, this.measurements.content);
  }

  /**
   * Draws the content and the scroll bar, and marks the edges past which a finger scrolls the enclosing
   * scroller.
   */
  drawAround(presentation, offset, content) {
    this.picture.apply(presentation, offset);
    this.scrollbar?.draw(presentation, content);
    this.ways.show(presentation);
  }

  /** Whether the content or an indicator moves without input. */
  get wantsFrames() {
    return this.presentation.wantsFrames;
  }

  /** Ends the session: aborts the signals of actions, resolves promises, and ends all listeners. */
  close() {
    this.#end.abort();
    this.#effects.length = 0;
    this.#clock.stop();
    this.measurements.stop();
    this.scrollbar?.clear();
    this.ways.clear();
    this.picture.clear();
    this.#tree.clear();
    this.engine.destroy();
    this.#actions.abandon();
    this.#phases.end();
  }

  /**
   * Sends the result of an action to the engine. The new sizes are sent first, so that the gap closes over
   * the new content.
   */
  #finish(token, result) {
    if (this.signal.aborted) return;
    this.measurements.measure();
    this.send(now(), 'finish', token, result);
  }

  #perform(effect) {
    if (effect.type === 'swallowTap') this.#pointers?.swallowClick();
    if (effect.type === 'adjustOffset') /** @type {Partial<NativePositioner>} */ (this.picture.positioner).adjust?.(effect.delta);
    if (effect.result === 'noMoreContent') this.#host.setAttribute(`${effect.edge}-no-more-content`, '');
    if (effect.type === 'resumed') this.#host.removeAttribute(`${effect.edge}-no-more-content`);
    this.#actions.perform(effect);
    if (this.signal.aborted) return;
    this.#voice.perform(effect, this.#actions.isBusy);
    this.#dispatch(new EffectEvent(effect));
  }

  #dispatch(event) {
    this.stopwatch.exclude(() => this.#host.dispatchEvent(event));
  }

  #draw(time) {
    this.measure(() => {
      this.note(time, 'tick');
      if (!this.signal.aborted) this.apply();
    });
    if (this.signal.aborted) return;
    if (this.wantsFrames) this.#clock.request();
    this.#clock.sleep(this.presentation.nextDeadline);
    this.stopwatch.isOn = this.#host[frameApplied](this.presentation, this.stopwatch.take());
  }

  /** Draws the presentation, and dispatches events for changed phases. */
  apply() {
    this.redraw();
    this.#phases.show(this.presentation);
  }
}
