import { RefreshEvent } from '../api/events.js';

/** The action event that is being dispatched, of any view on the page; null outside a dispatch. */
let innermost = null;

/** Runs the actions that the engine starts, and resolves the promises that `refresh()` has returned. */
export class Actions {
  #dispatch;
  #finish;
  #asked = { start: [], end: [] };
  #running = new Map();

  /**
   * @param {(event: Event) => void} dispatch
   * @param {(token: number, result: string) => void} finish Sends the result of an action to the engine.
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

  /** Registers a promise, which is resolved with the outcome of an edge's action. */
  await(edge, resolve) {
    this.#asked[edge].push(resolve);
  }

  /** Performs an effect, if it starts or ends an action. */
  perform(effect) {
    if (effect.type === 'started') this.#start(effect);
    if (effect.type === 'ended') this.#end(effect);
    if (effect.type === 'declined') this.answer(effect.edge, 'declined');
  }

  /** Resolves the promises for an edge's action with an outcome. */
  answer(edge, result) {
    for (const resolve of this.#asked[edge].splice(0)) resolve(result);
  }

  /** Cancels all actions, because the element was removed. */
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
    // During the dispatch a listener may start an action of another view, and a listener of that view may
    // throw. So an error belongs to the innermost event.
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
