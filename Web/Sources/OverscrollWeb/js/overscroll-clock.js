/** The time of an event or a frame, in s: what the browser gives, in ms. */
export const seconds = (milliseconds) => milliseconds / 1000;

/** The time of an event, in s, also of another window's; now for one that says it is of later. */
export const timeOf = ({ timeStamp, view }) =>
  Math.min(seconds(timeStamp + (view ?? globalThis).performance.timeOrigin - performance.timeOrigin), now());

/** The time now, in s, on the clock of events and frames. */
export const now = () => seconds(performance.now());

/** What waits for the page's next frame, in the order in which it asked. */
let asking = new Set();
/** What is still to be called in the frame under way. */
let due = new Set();
let frameRequest = 0;
/** The frame that was asked for when that was last looked at. */
let lateRequest = 0;
let isWatching = false;
/** How often it is looked at, in ms: a page that nobody sees gets no frames, and what is due there is due. */
const framePatience = 500;

/**
 * Calls a function in the next frame, once, however often it was asked for; within a second, if there is no frame.
 * All views and lists of a page share one frame callback.
 *
 * @param {(time: number) => void} work Gets the frame's time, in s.
 */
export function callInFrame(work) {
  asking.add(work);
  if (frameRequest) return;
  frameRequest = requestAnimationFrame(runFrame);
  if (!isWatching) watch();
}

/** Does not call a function in the next frame. @param {(time: number) => void} work */
export function callInNoFrame(work) {
  due.delete(work);
  asking.delete(work);
  if (asking.size === 0) askNoMore();
}

function askNoMore() {
  cancelAnimationFrame(frameRequest);
  frameRequest = 0;
}

/** A timer of each frame's own would take longer than the frame's other work for many a view. */
function watch() {
  isWatching = frameRequest !== 0;
  lateRequest = frameRequest;
  if (isWatching) setTimeout(look, framePatience);
}

/** Goes on without the frame, if it is still the same that has not come. */
function look() {
  if (frameRequest && frameRequest === lateRequest) {
    cancelAnimationFrame(frameRequest);
    runFrame(performance.now());
  }
  watch();
}

/** What asks again meanwhile waits for the frame after this one. */
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

/** Asks for at most one frame at a time, and sleeps until a deadline where none is wanted. */
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

  /** Asks for a frame, unless one is on its way. */
  request() {
    callInFrame(this.#onFrame);
  }

  /** Sleeps until an instant, in s, in place of any other; for ever where it is not finite. */
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

  /** Forgets frame and deadline. */
  stop() {
    callInNoFrame(this.#onFrame);
    clearTimeout(this.#timer);
    this.#deadline = Infinity;
  }
}
