/**
 * A clock that replaces the clock of the page. With each frame it advances by a sixtieth of a second,
 * independent of the machine's speed. Layouts, observers and scroll events are the browser's.
 *
 * @module
 */

const frameTime = 1000 / 60;
let time = 0;
let counted = 0;
let drawn = 0;
/** The frames during which the page is hidden: the browser then calls no callbacks of frames. */
let hidden = { from: Infinity, to: Infinity };
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

/** Hides the page for a range of frames, as a tab in the background. @param {number} from @param {number} to */
export const hidePage = (from, to) => (hidden = { from: drawn + from, to: drawn + to });

/** Whether the page is hidden. */
export const isPageHidden = () => hidden.from <= drawn && drawn < hidden.to;

/** Returns the number of frames until the page is hidden, and until it is shown again. */
export const framesUntilHidden = () => ({ from: hidden.from - drawn, to: hidden.to - drawn });

function updateVisibility() {
  if (document.hidden === isPageHidden()) return;
  Object.defineProperty(document, 'hidden', { configurable: true, get: isPageHidden });
  document.dispatchEvent(new Event('visibilitychange'));
}

/** Runs frames until a promise settles. */
export async function runUntil(promise) {
  const channel = new MessageChannel();
  let isOver = false;
  const end = () => (isOver = true);
  promise.then(end, end);
  channel.port1.onmessage = () => {
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
    drawn += 1;
    updateVisibility();
    if (!isPageHidden()) runFrame();
    channel.port2.postMessage(null);
  };
  requestRealFrame(step);
  return promise;
}
