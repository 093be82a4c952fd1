/** The minimum idle time for work during motion, in ms; with less the next frame would be late. */
const enough = 6;
/** The minimum idle time as a multiple of the work's last time, because the browser also lays out and paints. */
const share = 3;
/** The maximum waiting time at rest, in ms: a browser is not idle while a finger is down. */
const patience = 200;

/** The time without a frame after which a finger is still, in ms. */
const stillAfter = 100;

/** Functions that return the views of the work. While one of them moves, all work waits. */
const watched = [];
/** The time of the last frame of one of them. */
let drawnAt = -Infinity;

/**
 * Runs work from time to time when the browser is idle, once for any number of requests. While a view moves, it
 * does not run in a frame if it would make the next one late.
 */
export class Idle {
  #work;
  #interval;
  #isAsked = false;
  /** The work's last time, in ms. */
  #took = 0;

  /**
   * @param {() => void} work
   * @param {number} interval The minimum time between request and work, in ms.
   * @param {() => object | undefined} [view] Returns the view of the work, an element of Overscroll.
   */
  constructor(work, interval, view) {
    this.#work = work;
    this.#interval = interval;
    if (view) watched.push(view);
  }

  /** Requests the work after a frame of the view. */
  frameApplied() {
    drawnAt = performance.now();
    this.request();
  }

  /** Requests the work. */
  request() {
    if (this.#isAsked) return;
    this.#isAsked = true;
    setTimeout(() => this.#wait(), this.#interval);
  }

  /** Whether the next frame draws a view as well; a finger that holds still does not count. */
  get #isMoving() {
    const isRecent = performance.now() - drawnAt < stillAfter;
    return watched.some((view) => view()?.presentation?.wantsFrames || (isRecent && view()?.presentation?.isDragging));
  }

  #wait() {
    const look = (deadline) => this.#look(deadline);
    if (!globalThis.requestIdleCallback) setTimeout(look, patience, { timeRemaining: () => 0 });
    else requestIdleCallback(look, { timeout: patience });
  }

  #look(deadline) {
    if (this.#isMoving && deadline.timeRemaining() < Math.max(enough, share * this.#took)) return this.#wait();
    this.#isAsked = false;
    const began = performance.now();
    this.#work();
    this.#took = performance.now() - began;
  }
}
