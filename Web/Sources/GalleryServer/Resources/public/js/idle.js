/** The least time that work is given while something moves, in ms: less would make the next frame late. */
const enough = 6;
/** How many times as long as the work itself that is at least: the browser lays out and paints what was drawn. */
const share = 3;
/** For how long work waits at most while nothing moves, in ms: a browser is not idle as long as a finger is down. */
const patience = 200;

/** For how long a finger has held still by the time that a view is not drawn for it, in ms. */
const stillAfter = 100;

/** What gives the views that work is about. While one of them moves, all work waits. */
const watched = [];
/** When one of them was drawn last. */
let drawnAt = -Infinity;

/**
 * Does something now and then, when the browser has time for it, once for however many requests; never in a frame in which
 * a view moves, if that would make the next one late.
 */
export class Idle {
  #work;
  #interval;
  #isAsked = false;
  /** How long the work took last, in ms. */
  #took = 0;

  /**
   * @param {() => void} work
   * @param {number} interval How long a request waits at least, in ms.
   * @param {() => object | undefined} [view] The view that it is about, an element of Overscroll's.
   */
  constructor(work, interval, view) {
    this.#work = work;
    this.#interval = interval;
    if (view) watched.push(view);
  }

  /** Asks for the work to be done: the view has been drawn. */
  frameApplied() {
    drawnAt = performance.now();
    this.request();
  }

  /** Asks for the work to be done. */
  request() {
    if (this.#isAsked) return;
    this.#isAsked = true;
    setTimeout(() => this.#wait(), this.#interval);
  }

  /** Whether the next frame draws a view, too: not where a finger holds still. */
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
