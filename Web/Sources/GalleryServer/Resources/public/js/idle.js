/**
 * The minimum idle time in ms that work needs while something moves. With less time the next frame would be
 * late.
 */
const enough = 6;
/**
 * The idle time must also be this multiple of the work's last duration, because the browser lays out and
 * paints afterwards.
 */
const share = 3;
/** The maximum time in ms that work waits when nothing moves. A browser is not idle while a finger is down. */
const patience = 200;

/** A finger is still if there is no frame for this time, in ms. */
const stillAfter = 100;

/** Functions that return the views for which there is work. While one of these views moves, all work waits. */
const watched = [];
/** The time of the last frame of any of these views. */
let drawnAt = -Infinity;

/**
 * Runs work when the browser is idle, once for any number of requests. While a view moves, the work waits for
 * a frame with enough idle time, so that the next frame is not late.
 */
export class Idle {
  #work;
  #interval;
  #isAsked = false;
  /** The duration of the work when it last ran, in ms. */
  #took = 0;

  /**
   * @param {() => void} work
   * @param {number} interval The minimum time between a request and the work, in ms.
   * @param {() => object | undefined} [view] Returns the view for which there is work, an element of
   * Overscroll.
   */
  constructor(work, interval, view) {
    this.#work = work;
    this.#interval = interval;
    if (view) watched.push(view);
  }

  /** Called after a frame of the view; requests the work. */
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

  /** Whether a view moves in the next frame as well. A finger that holds still moves nothing. */
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
