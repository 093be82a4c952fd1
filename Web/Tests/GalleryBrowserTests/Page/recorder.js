/**
 * A record of a page's events, in order. Tests read the global `recorder`.
 *
 * @module
 */

const log = [];
const note = (type, fields) => log.push({ type, time: performance.now() / 1000, ...fields });

globalThis.recorder = {
  log,
  /** A selector of the elements whose events are recorded. */
  elements: '*',
  /** The position of the last pointer event, and the distance of all pointer movements since the page loaded, in px. */
  pointer: { x: NaN, y: NaN, travelled: 0 },
  /** The number of requested frames, by the elements and by the rest of the page. */
  frames: { elements: 0, others: 0 },
};

const { pointer, frames } = globalThis.recorder;

for (const type of ['pointerdown', 'pointermove', 'pointerup', 'pointercancel', 'click']) {
  addEventListener(type, (event) => {
    // For the first movement, the distance is 0 instead of NaN.
    if (type === 'pointermove') pointer.travelled += Math.hypot(event.clientX - pointer.x, event.clientY - pointer.y) || 0;
    Object.assign(pointer, { x: event.clientX, y: event.clientY });
    if (type !== 'pointermove') note(type, { isTrusted: event.isTrusted, x: event.clientX, y: event.clientY });
  }, { capture: true });
}

/** Records an event of the elements, with the fields that a function returns. */
function record(type, fields) {
  // These events do not bubble, so listen in the capture phase.
  addEventListener(`overscroll-${type}`, (event) => {
    if (event.target.matches(globalThis.recorder.elements)) note(type, fields(event));
  }, { capture: true });
}

record('refresh', ({ edge, level, token }) => ({ edge, level, token }));
record('phase', ({ edge, phase, previous, result }) => ({ edge, phase, previous, result }));
record('effect', ({ effect: { type, ...fields } }) => ({ effect: type, ...fields }));
addEventListener('securitypolicyviolation', ({ violatedDirective }) => note('violation', { directive: violatedDirective }));

const fetchUnwatched = globalThis.fetch;
globalThis.fetch = (...request) => {
  note('fetch', { url: String(request[0]) });
  return fetchUnwatched(...request);
};

const requestUnwatched = globalThis.requestAnimationFrame;
globalThis.requestAnimationFrame = (callback) => {
  // The third line of the stack, after 'Error' and this function, names the caller's file. The elements'
  // frames are all requested by their bundle, by a chunk of it, or by the module `time/clock.js`.
  const caller = new Error().stack.split('\n')[2] ?? '';
  frames[/\/(overscroll|chunk-\w+|time\/clock)\.js/.test(caller) ? 'elements' : 'others'] += 1;
  return requestUnwatched.call(globalThis, callback);
};
