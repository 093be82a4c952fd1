/**
 * An edge's action starts: a refresh, or loading more. Does not bubble, so that nobody loads for a view within another.
 *
 * The listener says how long the action takes by handing promises to `waitUntil`. Where no listener does, the
 * action has already ended, well; or badly where one has thrown.
 */
export class RefreshEvent extends Event {
  /** @type {'start' | 'end'} The edge that was pulled. */
  edge;
  /** @type {'first' | 'second'} The threshold that the pull had passed. */
  level;
  /** @type {number} The number of this start. */
  token;
  /** @type {AbortSignal} Aborted when the action is cancelled or has timed out. */
  signal;
  #promises = [];
  #isOpen = true;

  /** @param {{edge: 'start' | 'end', level: 'first' | 'second', token: number, signal: AbortSignal}} start */
  constructor(start) {
    super('overscroll-refresh');
    Object.assign(this, start);
  }

  /**
   * Keeps the action running until a promise settles. With several, until all of them have.
   *
   * A rejection is a failure, or a cancellation where it is the signal's own `AbortError`. The value
   * `"exhausted"` means success with nothing more to load; just success at a start whose policy is not `approach`. Any
   * other value is success.
   *
   * @param {Promise<unknown>} promise
   * @throws {DOMException} `InvalidStateError` once the event has been dispatched.
   */
  waitUntil(promise) {
    if (!this.#isOpen) throw new DOMException('The refresh event is over.', 'InvalidStateError');
    this.#promises.push(promise);
  }

  /**
   * Ends the time in which promises are taken.
   *
   * @returns {Promise<'success' | 'failure' | 'cancelled' | 'exhausted'> | null} The outcome, or null where
   *   nobody asked for time.
   */
  close() {
    this.#isOpen = false;
    return this.#promises.length > 0 ? outcomeOf(this.#promises, this.signal) : null;
  }
}

async function outcomeOf(promises, signal) {
  const settled = await Promise.allSettled(promises);
  const rejected = settled.filter(({ status }) => status === 'rejected');
  /** @param {any} settled */
  const isOwnAbort = ({ reason }) => signal.aborted && reason?.name === 'AbortError';
  if (rejected.length > 0) return rejected.every(isOwnAbort) ? 'cancelled' : 'failure';
  return settled.some((/** @type {any} */ { value }) => value === 'exhausted') ? 'exhausted' : 'success';
}

/** An edge's phase is another one than in the last frame. */
export class PhaseEvent extends Event {
  /** @param {{edge: 'start' | 'end', phase: string, previous: string, result: string | null}} change */
  constructor(change) {
    super('overscroll-phase');
    Object.assign(this, change);
  }
}

/** The engine could not be loaded. The content is the browser's to scroll meanwhile, and the element tries again. */
export class LoadErrorEvent extends Event {
  /** @param {unknown} error */
  constructor(error) {
    super('overscroll-error');
    this.error = error;
  }
}

/** The engine asked for something, such as a haptic or the start of an action. */
export class EffectEvent extends Event {
  /** @param {{type: string, edge?: 'start' | 'end', token?: number, level?: string, result?: string}} effect */
  constructor(effect) {
    super('overscroll-effect');
    this.effect = effect;
  }
}
