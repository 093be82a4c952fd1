/**
 * A page's time, which goes on by a sixtieth of a second with each frame, however fast the machine is. Layouts, what
 * observers see of them, and what a browser says of scrolls are the browser's own.
 *
 * @module
 */

const frameTime = 1000 / 60;
let time = 0;
let counted = 0;
/** What is called in the next frame, and what is called later, by number. */
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

/** What looks at each frame once that is drawn, and what goes on before the next. */
const lookers = new Set();
let goesOn = Promise.withResolvers();

/** Calls a function after each frame, until it is taken out. @param {() => void} looker */
export const watchFrames = (looker) => (lookers.add(looker), () => lookers.delete(looker));

/** Resolves once the next frame is drawn, and the time is that of the frame after it. */
export const nextFrame = () => goesOn.promise;

/** Lets frames pass until a promise is resolved. */
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
    // All that follows from that runs before the frame.
    if (!isOver) requestRealFrame(step);
  };
  // A message comes after the frame in which it is sent.
  const step = () => {
    runFrame();
    drawn.port2.postMessage(null);
  };
  requestRealFrame(step);
  return promise;
}
