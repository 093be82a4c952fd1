import { Actions } from './overscroll-actions.js';
import { isScrolledNatively } from './overscroll-attributes.js';
import { axisOf } from './overscroll-axis.js';
import { Clock, now } from './overscroll-clock.js';
import { EffectEvent } from './overscroll-events.js';
import { frameApplied } from './overscroll-hooks.js';
import { listenToWheelAndKeys } from './overscroll-keys.js';
import { Measurements } from './overscroll-measurements.js';
import { listenToNative } from './overscroll-native.js';
import { Phases } from './overscroll-phases.js';
import { Picture } from './overscroll-picture.js';
import { DrivenPlace, NativePlace } from './overscroll-place.js';
import { listenToPlatform, listenToScrolls } from './overscroll-platform.js';
import { Pointers } from './overscroll-pointers.js';
import { Scrollbar } from './overscroll-scrollbar.js';
import { SelectionScroll } from './overscroll-selection.js';
import { Settings } from './overscroll-settings.js';
import { Stopwatch } from './overscroll-stopwatch.js';
import { Voice } from './overscroll-voice.js';
import { Ways } from './overscroll-ways.js';

/**
 * A view's life between being inserted and being removed: one engine, what is listened to, and what is drawn.
 *
 * Everything goes through `send`: an event goes into the engine, its effects are performed in order, and a
 * frame is asked for in which the presentation is applied.
 */
export class Session {
  /** @type {any} */
  #host;
  #tree;
  #actions;
  #clock;
  /** What shows where in the content one is; null where the browser scrolls, which has its own. */
  scrollbar = null;
  #pointers = null;
  #voice;
  #end = new AbortController();
  /** Ends the listening of everybody. */
  signal = this.#end.signal;
  stopwatch = new Stopwatch();
  #phases = new Phases((event) => this.#dispatch(event));
  #effects = [];
  #isPerforming = false;

  /**
   * @param {HTMLElement} host
   * @param {import("./overscroll-tree.js").Tree} tree
   * @param {object} engine
   */
  constructor(host, tree, engine) {
    this.#host = host;
    this.#tree = tree;
    this.engine = engine;
    this.axis = axisOf(host);
    /** Whether the browser scrolls, and not the engine. */
    this.isNative = isScrolledNatively(host);
    this.#actions = new Actions((event) => this.#dispatch(event), (token, result) => this.#finish(token, result));
    this.#clock = new Clock((time) => this.#draw(time), (time) => this.send(time, 'tick'));
    this.#voice = new Voice(host, tree);
    const place = new (this.isNative ? NativePlace : DrivenPlace)(tree, this.axis);
    this.picture = new Picture(tree, this.axis, place, (edge) => this.engine.startsOnTap(edge));
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

  /** Whether the element still scrolls as it did when this began. */
  get fits() {
    return isScrolledNatively(this.#host) === this.isNative && axisOf(this.#host).names.start === this.axis.names.start;
  }

  /**
   * Makes what watches the sizes; a list's does more.
   * @returns {any}
   */
  makeMeasurements(tree) {
    return new Measurements(this, tree);
  }

  /** Tells the engine what there is. An action may start at once. @param {unknown} place See `place`. */
  open(place) {
    this.settings = new Settings(this, this.#host);
    this.#phases.begin(this.presentation);
    this.start(place);
  }

  /** Measures, and scrolls to where the content stood, or to where the browser has scrolled it, if it has. */
  start(place) {
    const scrolled = this.axis.scrolled(this.#tree.viewport);
    this.measurements.start();
    this.scrollTo(scrolled || place || 0, false);
  }

  /** The element is in the page again: the browser has forgotten where the content was, and who is down. */
  comeBack() {
    this.#pointers?.cancel();
    this.picture.place.comeBack();
    this.measurements.measure();
  }

  /** Where the content stands, to be given to the next session's `open`. */
  get place() {
    return /** @type {any} */ (Math.max(0, this.presentation.contentOffset));
  }

  /** Sends an event, and performs what the engine asks for. After the end, does nothing. */
  send(time, method, ...parameters) {
    if (this.signal.aborted) return;
    this.#clock.request();
    this.note(time, method, ...parameters);
  }

  /** Asks for a frame. */
  requestFrame() {
    this.#clock.request();
  }

  /** Sends an event without asking for a frame: there is one already, or nothing that is seen changes. */
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
   * Listens as long as this lives, and adds up the time that it takes.
   *
   * @param {EventTarget} target
   * @param {string} type
   * @param {(event: any) => void} handler
   * @param {AddEventListenerOptions} [options]
   */
  listen(target, type, handler, options) {
    target.addEventListener(type, (event) => this.measure(handler, event), { signal: this.signal, ...options });
  }

  /** Runs the element's own part of an input, and adds up its time. @param {(input?: any) => void} work @param {any} [input] */
  measure(work, input) {
    this.stopwatch.measure(work, input);
  }

  /** What the engine shows now. The object is the engine's own, and changes. */
  get presentation() {
    return this.engine.present();
  }

  /** Starts an edge's action, or joins it where it runs. */
  refresh(edge, resolve) {
    this.#actions.await(edge, resolve);
    this.send(now(), 'begin', edge);
  }

  /** Cancels an edge's action, and what waits to be one. */
  cancel(edge) {
    this.send(now(), 'cancel', edge);
    if (!this.#actions.isRunning(edge)) this.#actions.answer(edge, 'cancelled');
  }

  /** Scrolls to an offset, in pt. */
  scrollTo(offset, animated) {
    if (!this.isNative) return this.send(now(), 'scrollTo', offset, animated);
    this.axis.scroll(this.#tree.viewport, offset, animated);
  }

  /** The content's offset at a scroll position of the browser's, in pt. */
  contentOffset(scrolled) {
    return scrolled;
  }

  /** Draws the sizes that have changed, at once. */
  redraw() {
    this.drawAround(this.presentation, this.presentation.contentOffset, this.measurements.content);
  }

  /** Draws the content, and what is around it. */
  drawAround(presentation, offset, content) {
    this.picture.apply(presentation, offset);
    this.scrollbar?.draw(presentation, content);
    this.ways.show(presentation);
  }

  /** Whether something moves by itself. */
  get wantsFrames() {
    return this.presentation.wantsFrames;
  }

  /** Ends it: signals abort, promises resolve, nothing is listened to any longer. */
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

  /** Tells the engine how an action ended, and first of what it brought: the gap closes over what is there. */
  #finish(token, result) {
    if (this.signal.aborted) return;
    this.measurements.measure();
    this.send(now(), 'finish', token, result);
  }

  #perform(effect) {
    if (effect.type === 'swallowTap') this.#pointers?.swallowClick();
    if (effect.type === 'adjustOffset') /** @type {Partial<NativePlace>} */ (this.picture.place).adjust?.(effect.delta);
    if (effect.result === 'exhausted') this.#host.setAttribute(`${effect.edge}-exhausted`, '');
    if (effect.type === 'reopened') this.#host.removeAttribute(`${effect.edge}-exhausted`);
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

  /** Draws what the engine shows, and says which phases are others. */
  apply() {
    this.redraw();
    this.#phases.show(this.presentation);
  }
}
