/** The least time that work is given while something moves, in ms: less would make the next frame late. */
const enough = 6;
/** For how long work waits at most while nothing moves, in ms. */
const patience = 200;

/**
 * Does something about a view now and then, when the browser has time for it, once for however many requests; never in a
 * frame in which the view moves.
 */
export class Idle {
  #work;
  #interval;
  #view;
  #isAsked = false;

  /**
   * @param {() => void} work
   * @param {number} interval How long a request waits at least, in ms.
   * @param {() => object | undefined} view The view that may move, an element of Overscroll's.
   */
  constructor(work, interval, view) {
    this.#work = work;
    this.#interval = interval;
    this.#view = view;
  }

  /** Asks for the work to be done. */
  request() {
    if (this.#isAsked) return;
    this.#isAsked = true;
    setTimeout(() => this.#wait(), this.#interval);
  }

  get #isBusy() {
    const { isDragging, wantsFrames } = this.#view()?.presentation ?? {};
    return Boolean(isDragging || wantsFrames);
  }

  #wait() {
    const look = (deadline) => this.#look(deadline);
    if (!globalThis.requestIdleCallback) setTimeout(look, patience, { timeRemaining: () => 0 });
    else if (this.#isBusy) requestIdleCallback(look);
    else requestIdleCallback(look, { timeout: patience });
  }

  #look(deadline) {
    if (this.#isBusy && deadline.timeRemaining() < enough) return this.#wait();
    this.#isAsked = false;
    this.#work();
  }
}
