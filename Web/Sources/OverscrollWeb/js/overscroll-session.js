import { Actions } from './overscroll-actions.js';
import { edges } from './overscroll-attributes.js';
import { axisOf } from './overscroll-axis.js';
import { Clock, now } from './overscroll-clock.js';
import { EffectEvent, PhaseEvent } from './overscroll-events.js';
import { listenToWheelAndKeys } from './overscroll-keys.js';
import { Measurements } from './overscroll-measurements.js';
import { Picture } from './overscroll-picture.js';
import { listenToPlatform } from './overscroll-platform.js';
import { Pointers } from './overscroll-pointers.js';
import { Settings } from './overscroll-settings.js';
import { Stopwatch } from './overscroll-stopwatch.js';
import { Voice } from './overscroll-voice.js';

/**
 * A view's life between being inserted and being removed: one engine, what is listened to, and what is drawn.
 *
 * Everything goes through `send`: an event goes into the engine, its effects are performed in order, and a
 * frame is asked for in which the presentation is applied.
 */
export class Session {
  #host;
  #tree;
  #engine;
  #onFrame;
  #actions;
  #clock;
  #pointers;
  #voice;
  #end = new AbortController();
  #stopwatch = new Stopwatch();
  #phases = {};
  #effects = [];
  #isPerforming = false;

  /**
   * @param {HTMLElement} host
   * @param {import("./overscroll-tree.js").Tree} tree
   * @param {object} engine
   * @param {(presentation: object, milliseconds: number) => void} onFrame
   */
  constructor(host, tree, engine, onFrame) {
    const { signal } = this.#end;
    this.#host = host;
    this.#engine = engine;
    this.#onFrame = onFrame;
    this.#tree = tree;
    this.axis = axisOf(host);
    this.#actions = new Actions(
      (event) => this.#dispatch(event),
      (token, result) => this.#finish(token, result),
    );
    this.#clock = new Clock((time) => this.#draw(time), (time) => this.send(time, 'tick'));
    this.#voice = new Voice(host, tree);
    this.picture = new Picture(tree, this.axis);
    this.measurements = new Measurements(this, tree);
    this.#pointers = new Pointers(this, tree.frame, signal);
    listenToWheelAndKeys(this, tree.frame, signal);
    listenToPlatform(this, tree, signal);
  }

  /**
   * Tells the engine what there is. An action may start at once.
   *
   * @param {number} offset Where the content stood, in pt; it is where the browser has scrolled it, if it has.
   */
  open(offset) {
    const scrolled = this.axis.scrolled(this.#tree.viewport);
    this.settings = new Settings(this, this.#host, this.#end.signal);
    for (const edge of edges) this.#phases[edge] = this.presentation[edge].phase;
    this.measurements.start();
    this.scrollTo(scrolled || offset, false);
  }

  /** Sends an event, and performs what the engine asks for. After the end, does nothing. */
  send(time, method, ...parameters) {
    if (this.#end.signal.aborted) return;
    this.#clock.request();
    this.#tell(time, method, ...parameters);
  }

  /** Sends an event without asking for a frame: there is one already. */
  #tell(time, method, ...parameters) {
    this.#effects.push(...this.#engine[method](time, ...parameters));
    if (this.#isPerforming) return;
    this.#isPerforming = true;
    for (let effect; (effect = this.#effects.shift()); ) this.#perform(effect);
    this.#isPerforming = false;
  }

  /** Runs the element's own part of an input, and adds up its time. */
  measure(work) {
    this.#stopwatch.measure(work);
  }

  /** What the engine shows now. The object is the engine's own, and changes. */
  get presentation() {
    return this.#engine.present();
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
    this.send(now(), 'scrollTo', offset, animated);
  }

  /** Ends it: signals abort, promises resolve, nothing is listened to any longer. */
  close() {
    this.#end.abort();
    this.#effects.length = 0;
    this.#clock.stop();
    this.measurements.stop();
    this.picture.clear();
    this.#voice.silence();
    this.#engine.destroy();
    this.#actions.abandon();
  }

  /** Tells the engine how an action ended, and first of what it brought: the gap closes over what is there. */
  #finish(token, result) {
    if (this.#end.signal.aborted) return;
    this.measurements.measure();
    this.send(now(), 'finish', token, result);
  }

  #perform(effect) {
    if (effect.type === 'swallowTap') this.#pointers.swallowClick();
    if (effect.result === 'exhausted') this.#host.setAttribute(`${effect.edge}-exhausted`, '');
    this.#actions.perform(effect);
    if (this.#end.signal.aborted) return;
    this.#voice.perform(effect, this.#actions.isBusy);
    this.#dispatch(new EffectEvent(effect));
  }

  #dispatch(event) {
    this.#stopwatch.exclude(() => this.#host.dispatchEvent(event));
  }

  #draw(time) {
    this.measure(() => {
      this.#tell(time, 'tick');
      if (!this.#end.signal.aborted) this.#apply(this.presentation);
    });
    if (this.#end.signal.aborted) return;
    const { wantsFrames, nextDeadline } = this.presentation;
    if (wantsFrames) this.#clock.request();
    this.#clock.sleep(nextDeadline);
    this.#onFrame(this.presentation, this.#stopwatch.take());
  }

  #apply(presentation) {
    this.picture.apply(presentation);
    for (const edge of edges) {
      const { phase, result } = presentation[edge];
      const previous = this.#phases[edge];
      if (phase === previous) continue;
      this.#phases[edge] = phase;
      this.#dispatch(new PhaseEvent({ edge, phase, previous, result }));
    }
  }
}
