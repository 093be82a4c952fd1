import { RefreshEvent } from './overscroll-events.js';

/** The start that is being told of, of any view's. */
let innermost = null;

/** Runs the actions that the engine starts, and keeps the promises of those who asked for one. */
export class Actions {
  #dispatch;
  #finish;
  #asked = { start: [], end: [] };
  #running = new Map();

  /**
   * @param {(event: Event) => void} dispatch
   * @param {(token: number, result: string) => void} finish Tells the engine how an action ended.
   */
  constructor(dispatch, finish) {
    this.#dispatch = dispatch;
    this.#finish = finish;
  }

  /** Whether any action runs, for `aria-busy`. */
  get isBusy() {
    return this.#running.size > 0;
  }

  /** Whether an edge's action runs. */
  isRunning(edge) {
    return [...this.#running.values()].some((action) => action.edge === edge);
  }

  /** Notes somebody who waits for the outcome of an edge's action. */
  await(edge, resolve) {
    this.#asked[edge].push(resolve);
  }

  /** Performs an effect, as far as it is about an action. */
  perform(effect) {
    if (effect.type === 'started') this.#start(effect);
    if (effect.type === 'ended') this.#end(effect);
    if (effect.type === 'declined') this.answer(effect.edge, 'declined');
  }

  /** Tells those who wait for an edge what came of it. */
  answer(edge, result) {
    for (const resolve of this.#asked[edge].splice(0)) resolve(result);
  }

  /** Ends everything as cancelled: the element has been removed. */
  abandon() {
    for (const { controller } of this.#running.values()) controller.abort();
    this.#running.clear();
    this.answer('start', 'cancelled');
    this.answer('end', 'cancelled');
  }

  #start({ edge, level, token }) {
    const controller = new AbortController();
    this.#running.set(token, { edge, controller });
    const event = new RefreshEvent({ edge, level, token, signal: controller.signal });
    // A listener may start what another view's listener fails at.
    const outer = innermost;
    innermost = event;
    const fail = ({ error }) => innermost === event && event.waitUntil(Promise.reject(error));
    addEventListener('error', fail);
    this.#dispatch(event);
    removeEventListener('error', fail);
    innermost = outer;
    const outcome = event.close();
    if (outcome) outcome.then((result) => this.#finish(token, result));
    else this.#finish(token, 'success');
  }

  #end({ edge, token, result }) {
    const action = this.#running.get(token);
    this.#running.delete(token);
    if (result === 'cancelled' || result === 'timedOut') action?.controller.abort();
    this.answer(edge, result);
  }
}
