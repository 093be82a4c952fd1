/**
 * A clock that replaces the page's clock from the lift of the last finger until the next touch. It advances by a
 * sixtieth of a second with each frame. So the motion after a lift has the same frames on a slow machine.
 * Tests use the global `frameClock`.
 *
 * @module
 */

const frameTime = 1000 / 60;
const realNow = performance.now.bind(performance);
const requestRealFrame = globalThis.requestAnimationFrame;
/** The time in ms, or null while the page uses the real clock. */
let time = null;
/** The browser's time of the latest frame, in ms. */
let drawn = -Infinity;
let isStopped = false;

function frameTimeOf(real) {
  if (real !== drawn && time !== null && !isStopped) time += frameTime;
  drawn = real;
  return time ?? real;
}

performance.now = () => time ?? realNow();
globalThis.requestAnimationFrame = (work) => requestRealFrame.call(globalThis, (real) => work(frameTimeOf(real)));

// The time advances even if the page requests no frames.
const tick = () => time !== null && requestAnimationFrame(tick);

function start(now) {
  if (time !== null) return;
  // An event may be late, and older than the latest frame. The clock must not go back.
  time = Math.max(now, drawn);
  tick();
}

const fingers = new Set();
const end = new AbortController();
const options = { capture: true, signal: end.signal };

addEventListener('pointerdown', ({ pointerId }) => {
  fingers.add(pointerId);
  if (!isStopped) time = null;
}, options);

addEventListener('pointercancel', ({ pointerId }) => fingers.delete(pointerId), options);

addEventListener('pointerup', ({ pointerId, timeStamp }) => {
  fingers.delete(pointerId);
  if (fingers.size === 0) start(timeStamp);
}, options);

globalThis.frameClock = {
  /** Replaces the page's clock before a lift. */
  start: () => start(realNow()),
  /** Stops the time, even during a touch, so that a motion pauses. Returns true. */
  stop: () => (isStopped = true),
  /** Restores the page's clock for good. */
  end() {
    end.abort();
    time = null;
    globalThis.requestAnimationFrame = requestRealFrame;
  },
  /** Continues after `stop`. */
  resume() {
    isStopped = false;
  },
};
