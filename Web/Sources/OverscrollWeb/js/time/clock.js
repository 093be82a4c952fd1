/** Converts a time in ms to s. */
export const seconds = (milliseconds) => milliseconds / 1000;

/**
 * The time of an event in s on this window's clock, even if the event is from another window. A time in the
 * future becomes the current time.
 */
export const timeOf = ({ timeStamp, view }) =>
  Math.min(seconds(timeStamp + (view ?? globalThis).performance.timeOrigin - performance.timeOrigin), now());

/** The current time in s, on the clock of events and animation frames. */
export const now = () => seconds(performance.now());

/** The functions to call in the page's next animation frame, in the order of their requests. */
let asking = new Set();
/** The functions that the current frame has yet to call. */
let due = new Set();
let frameRequest = 0;
/** The value of `frameRequest` when it was last checked. */
let lateRequest = 0;
let isWatching = false;
/**
 * The time in ms between two checks for late frames. A hidden page gets no frames, but must meet its
 * deadlines.
 */
const framePatience = 500;

/**
 * Calls a function once in the next frame, even if it is requested several times. If the browser draws no
 * frame, the function is called within a second. All views and lists of a page share one frame callback.
 *
 * @param {(time: number) => void} work Receives the time of the frame, in s.
 */
export function callInFrame(work) {
  asking.add(work);
  if (frameRequest) return;
  frameRequest = requestAnimationFrame(runFrame);
  if (!isWatching) watch();
}

/** Cancels the request to call a function in the next frame. @param {(time: number) => void} work */
export function callInNoFrame(work) {
  due.delete(work);
  asking.delete(work);
  if (asking.size === 0) askNoMore();
}

function askNoMore() {
  cancelAnimationFrame(frameRequest);
  frameRequest = 0;
}

/**
 * Starts the timer that checks for late frames. One timer serves all frames, because with many views a timer
 * for each frame would take longer than the frame's work.
 */
function watch() {
  isWatching = frameRequest !== 0;
  lateRequest = frameRequest;
  if (isWatching) setTimeout(look, framePatience);
}

/** Calls the functions of a late frame: the same frame was already requested at the last check. */
function look() {
  if (frameRequest && frameRequest === lateRequest) {
    cancelAnimationFrame(frameRequest);
    runFrame(performance.now());
  }
  watch();
}

/** Calls the requested functions. Functions that are requested during these calls wait for the next frame. */
function runFrame(milliseconds) {
  frameRequest = 0;
  [due, asking] = [asking, new Set()];
  for (const work of due) {
    due.delete(work);
    try {
      work(seconds(milliseconds));
    } catch (error) {
      reportError(error);
    }
  }
}

/** The clock of a view, which calls one function in requested frames and another function at a deadline. */
export class Clock {
  #onFrame;
  #onDeadline;
  #timer = 0;
  #deadline = Infinity;

  /**
   * @param {(time: number) => void} onFrame
   * @param {(time: number) => void} onDeadline
   */
  constructor(onFrame, onDeadline) {
    this.#onFrame = onFrame;
    this.#onDeadline = onDeadline;
  }

  /** Requests a frame, unless one is already requested. */
  request() {
    callInFrame(this.#onFrame);
  }

  /** Sets the deadline in s, in place of the previous one. A deadline that is not finite is no deadline. */
  sleep(deadline) {
    if (deadline === this.#deadline) return;
    this.#deadline = deadline;
    clearTimeout(this.#timer);
    if (!Number.isFinite(deadline)) return;
    const wait = Math.min(Math.max(0, (deadline - now()) * 1000), 2 ** 31 - 1);
    this.#timer = setTimeout(() => {
      this.#deadline = Infinity;
      this.#onDeadline(now());
    }, Math.ceil(wait));
  }

  /** Cancels the requested frame and the deadline. */
  stop() {
    callInNoFrame(this.#onFrame);
    clearTimeout(this.#timer);
    this.#deadline = Infinity;
  }
}
