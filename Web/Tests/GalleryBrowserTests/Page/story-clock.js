/**
 * A clock that replaces the clock of the page. With each frame it advances by a sixtieth of a second,
 * independent of the machine's speed. Layouts, observers and scroll events are the browser's.
 *
 * @module
 */

const frameTime = 1000 / 60;
let time = 0;
let counted = 0;
/** The callbacks of the next frame, and the timers, by number. */
let frames = new Map();
const timers = new Map();

const requestRealFrame = globalThis.requestAnimationFrame.bind(globalThis);

globalThis.requestAnimationFrame = (work) => {
  frames.set((counted += 1), work);
  return counted;
};
globalThis.cancelAnimationFrame = (number) => frames.delete(number);
globalThis.setTimeout = (work, wait = 0) => {
  timers.set((counted += 1), { work, due: time + wait });
  return counted;
};
globalThis.clearTimeout = (number) => timers.delete(number);
performance.now = () => time;
Object.defineProperty(Event.prototype, 'timeStamp', { get: () => time });

function runTimers() {
  const due = [...timers].filter(([, timer]) => timer.due <= time).sort(([, one], [, other]) => one.due - other.due);
  for (const [number, { work }] of due) if (timers.delete(number)) work();
}

function runFrame() {
  const works = frames;
  frames = new Map();
  for (const work of works.values()) work(time);
}

/** The functions to call after each drawn frame, and the promise of the next frame. */
const lookers = new Set();
let goesOn = Promise.withResolvers();

/** Calls a function after each frame, until the returned function is called. @param {() => void} looker */
export const watchFrames = (looker) => (lookers.add(looker), () => lookers.delete(looker));

/** Returns a promise that resolves when the next frame is drawn and the time has advanced. */
export const nextFrame = () => goesOn.promise;

/** Runs frames until a promise settles. */
export async function runUntil(promise) {
  const drawn = new MessageChannel();
  let isOver = false;
  const end = () => (isOver = true);
  promise.then(end, end);
  drawn.port1.onmessage = () => {
    for (const looker of lookers) looker();
    time += frameTime;
    runTimers();
    const now = goesOn;
    goesOn = Promise.withResolvers();
    now.resolve();
    // Request the next frame only after `isOver` could be set, so that no frame follows the end.
    if (!isOver) requestRealFrame(step);
  };
  // The browser delivers the message after it has drawn this frame.
  const step = () => {
    runFrame();
    drawn.port2.postMessage(null);
  };
  requestRealFrame(step);
  return promise;
}
