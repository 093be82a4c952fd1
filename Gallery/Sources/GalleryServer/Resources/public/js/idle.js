/** The least time that work is given while something moves, in ms: less would make the next frame late. */
const enough = 6;
/** For how long work waits at most while nothing moves, in ms. */
const patience = 200;

/** Does something when the browser has time for it, once for however many requests; never in a frame in which something moves. */
export class Idle {
  #work;
  #isBusy;
  #isAsked = false;

  /**
   * @param {() => void} work
   * @param {() => boolean} isBusy Whether something moves.
   */
  constructor(work, isBusy) {
    this.#work = work;
    this.#isBusy = isBusy;
  }

  /** Asks for the work to be done. */
  request() {
    if (this.#isAsked) return;
    this.#isAsked = true;
    this.#wait();
  }

  #wait() {
    const look = (deadline) => this.#look(deadline);
    if (!globalThis.requestIdleCallback) setTimeout(look, patience, { timeRemaining: () => 0 });
    else if (this.#isBusy()) requestIdleCallback(look);
    else requestIdleCallback(look, { timeout: patience });
  }

  #look(deadline) {
    if (this.#isBusy() && deadline.timeRemaining() < enough) return this.#wait();
    this.#isAsked = false;
    this.#work();
  }
}
