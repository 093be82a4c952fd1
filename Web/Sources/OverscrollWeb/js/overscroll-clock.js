/** Converts the browser's time in ms to s. */
export const seconds = (milliseconds) => milliseconds / 1000;

/** The time of an event in s, also from another window; a future time becomes the current time. */
export const timeOf = ({ timeStamp, view }) =>
  Math.min(seconds(timeStamp + (view ?? globalThis).performance.timeOrigin - performance.timeOrigin), now());

/** The current time, in s, on the clock of events and frames. */
export const now = () => seconds(performance.now());

/** The functions for the page's next frame, in the order of their requests. */
let asking = new Set();
/** The remaining functions of the current frame. */
let due = new Set();
let frameRequest = 0;
/** The frame request at the last check. */
let lateRequest = 0;
let isWatching = false;
/** The interval of the checks, in ms: a hidden page gets no frames, but its deadlines must be met. */
const framePatience = 500;

/**
 * Calls a function once in the next frame, even after several requests. Without a frame it is called within a
 * second. All views and lists of a page share one frame callback.
 *
 * @param {(time: number) => void} work Gets the frame's time, in s.
 */
export function callInFrame(work) {
  asking.add(work);
  if (frameRequest) return;
  frameRequest = requestAnimationFrame(runFrame);
  if (!isWatching) watch();
}

/** Cancels the call of a function in the next frame. @param {(time: number) => void} work */
export function callInNoFrame(work) {
  due.delete(work);
  asking.delete(work);
  if (asking.size === 0) askNoMore();
}

function askNoMore() {
  cancelAnimationFrame(frameRequest);
  frameRequest = 0;
}

/** One timer for all frames. With many views, a timer per frame would take longer than the frame's work. */
function watch() {
  isWatching = frameRequest !== 0;
  lateRequest = frameRequest;
  if (isWatching) setTimeout(look, framePatience);
}

/** Runs the frame's functions without a frame, if the request is still the same as at the last check. */
function look() {
  if (frameRequest && frameRequest === lateRequest) {
    cancelAnimationFrame(frameRequest);
    runFrame(performance.now());
  }
  watch();
}

/** A function that is requested meanwhile waits for the next frame. */
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

/** Requests at most one frame at a time, and sleeps until a deadline otherwise. */
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

  /** Sets the deadline in s, replacing the previous one; no deadline if it is not finite. */
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

  /** Cancels frame and deadline. */
  stop() {
    callInNoFrame(this.#onFrame);
    clearTimeout(this.#timer);
    this.#deadline = Infinity;
  }
}
