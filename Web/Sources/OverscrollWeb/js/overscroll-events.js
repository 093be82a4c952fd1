/**
 * An edge's action starts: a refresh, or load more. It does not bubble, so that no listener loads for a nested
 * view.
 *
 * The listener extends the action by passing promises to `waitUntil`. Without a promise the action has already
 * ended with success, or with a failure if a listener threw.
 */
export class RefreshEvent extends Event {
  /** @type {'start' | 'end'} The edge of the action. */
  edge;
  /** @type {'first' | 'second'} The threshold that the pull passed. */
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
   * Keeps the action running until a promise settles. With several, until all of them have settled.
   *
   * A rejection is a failure, or a cancellation if it is the signal's own `AbortError`. The value
   * `"noMoreContent"` is success, and the edge has no more content; at a start edge whose policy is not
   * `approach` it is only success. All remaining values are success.
   *
   * @param {Promise<unknown>} promise
   * @throws {DOMException} `InvalidStateError` once the event has been dispatched.
   */
  waitUntil(promise) {
    if (!this.#isOpen) throw new DOMException('The event has been dispatched.', 'InvalidStateError');
    this.#promises.push(promise);
  }

  /**
   * Ends the time for `waitUntil`.
   *
   * @returns {Promise<'success' | 'failure' | 'cancelled' | 'noMoreContent'> | null} The outcome, or null
   * without promises.
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
  return settled.some((/** @type {any} */ { value }) => value === 'noMoreContent') ? 'noMoreContent' : 'success';
}

/** An edge's phase has changed since the last frame. */
export class PhaseEvent extends Event {
  /** @param {{edge: 'start' | 'end', phase: string, previous: string, result: string | null}} change */
  constructor(change) {
    super('overscroll-phase');
    Object.assign(this, change);
  }
}

/** The engine could not be loaded. The element retries, and meanwhile the browser scrolls the content. */
export class LoadErrorEvent extends Event {
  /** @param {unknown} error */
  constructor(error) {
    super('overscroll-error');
    this.error = error;
  }
}

/** An effect of the engine, such as a haptic or the start of an action. */
export class EffectEvent extends Event {
  /** @param {{type: string, edge?: 'start' | 'end', token?: number, level?: string, result?: string}} effect */
  constructor(effect) {
    super('overscroll-effect');
    this.effect = effect;
  }
}
