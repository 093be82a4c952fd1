/**
 * A clock for waits: while a test waits for rest, the page's time passes faster than the browser's, as on a machine that
 * draws few frames. So a wait draws a quarter of the frames. Tests use the global `fastClock`.
 *
 * @module
 */

/** The time in ms that each frame of a wait adds to the page's clock: three frames at 60 Hz. */
const leap = 50;
const realNow = performance.now.bind(performance);
const requestRealFrame = globalThis.requestAnimationFrame.bind(globalThis);
const setRealTimeout = globalThis.setTimeout.bind(globalThis);
const clearRealTimeout = globalThis.clearTimeout.bind(globalThis);
const { get: realTimeStamp } = Object.getOwnPropertyDescriptor(Event.prototype, 'timeStamp');

/** The time by which the page's clock is ahead of the browser's, in ms. */
let ahead = 0;
/** The browser's time of the latest frame, in ms. */
let drawn = -Infinity;
let isFast = false;
let isTicking = false;
/** The work and the due time of each timer, by number. */
const timers = new Map();

function frameTimeOf(real) {
  if (real !== drawn && isFast) ahead += leap;
  drawn = real;
  return real + ahead;
}

performance.now = () => realNow() + ahead;
globalThis.requestAnimationFrame = (work) => requestRealFrame((real) => work(frameTimeOf(real)));
Object.defineProperty(Event.prototype, 'timeStamp', {
  get() {
    return realTimeStamp.call(this) + ahead;
  },
});

globalThis.setTimeout = (work, wait = 0, ...rest) => {
  const run = () => timers.delete(number) && work(...rest);
  const number = setRealTimeout(run, wait);
  timers.set(number, { run, due: performance.now() + Math.max(0, wait) });
  return number;
};
globalThis.clearTimeout = (number) => {
  timers.delete(number);
  clearRealTimeout(number);
};

/** Runs the timers that are due on the page's clock, although the browser's clock has not reached them. */
function runTimers() {
  const now = performance.now();
  const due = [...timers].filter(([, timer]) => timer.due <= now).sort(([, one], [, other]) => one.due - other.due);
  for (const [number, { run }] of due) {
    clearRealTimeout(number);
    run();
  }
}

/** Requests frames during a wait, because the element may only wait for a timer. */
function tick(real) {
  isTicking = isFast;
  if (!isFast) return;
  frameTimeOf(real);
  runTimers();
  requestRealFrame(tick);
}

globalThis.fastClock = {
  /**
   * Makes the time pass faster until the condition is met, and returns the condition. The time of `frame-clock.js` and
   * of an element that the browser scrolls does not change.
   */
  until(isMet, element) {
    isFast = !isMet && !globalThis.frameClock && element?.getAttribute('scrolling') !== 'native';
    if (isFast && !isTicking) {
      isTicking = true;
      requestRealFrame(tick);
    }
    return isMet;
  },
};
