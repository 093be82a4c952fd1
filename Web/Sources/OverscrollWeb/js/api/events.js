/**
 * Starts the action of an edge: a refresh, or load more. The event does not bubble, so a listener gets no
 * events of nested views.
 *
 * A listener extends the action by passing promises to `waitUntil`. If no listener passes a promise, the
 * action ends when the event has been dispatched: with success, or with a failure if a listener threw.
 */
export class RefreshEvent extends Event {
  /** @type {'start' | 'end'} The edge of the action. */
  edge;
  /** @type {'first' | 'second'} The threshold that the pull passed. */
  level;
  /** @type {number} The number that identifies this start. */
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
   * Keeps the action running until a promise settles. If it is called several times, the action runs until
   * all promises have settled.
   *
   * If a promise is rejected, the action is a failure. It is a cancellation if each rejected promise has the
   * `AbortError` of the event's signal. Otherwise the action is a success. With the value `"noMoreContent"`
   * the edge then has no more content. But a start edge whose policy is not `approach` refreshes, and ignores
   * this value.
   *
   * @param {Promise<unknown>} promise
   * @throws {DOMException} `InvalidStateError` once the event has been dispatched.
   */
  waitUntil(promise) {
    if (!this.#isOpen) throw new DOMException('The event has been dispatched.', 'InvalidStateError');
    this.#promises.push(promise);
  }

  /**
   * Makes later calls of `waitUntil` throw.
   *
   * @returns {Promise<'success' | 'failure' | 'cancelled' | 'noMoreContent'> | null} The outcome of the
   * action, or null if no promise was passed.
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

/** Reports that an edge's phase has changed since the last frame. */
export class PhaseEvent extends Event {
  /** @param {{edge: 'start' | 'end', phase: string, previous: string, result: string | null}} change */
  constructor(change) {
    super('overscroll-phase');
    Object.assign(this, change);
  }
}

/**
 * Reports that the engine could not be loaded. The element retries, and meanwhile the browser scrolls the
 * content.
 */
export class LoadErrorEvent extends Event {
  /** @param {unknown} error */
  constructor(error) {
    super('overscroll-error');
    this.error = error;
  }
}

/** Reports an effect of the engine, such as a haptic or the start of an action. */
export class EffectEvent extends Event {
  /** @param {{type: string, edge?: 'start' | 'end', token?: number, level?: string, result?: string}} effect */
  constructor(effect) {
    super('overscroll-effect');
    this.effect = effect;
  }
}
