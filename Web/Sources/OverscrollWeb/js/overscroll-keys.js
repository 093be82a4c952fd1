import { elementsWithin, innerRoom, isEditable } from './overscroll-inner.js';
import { seconds } from './overscroll-clock.js';

const lineInPixels = 16;
const endSteps = { Home: 'toStart', End: 'toEnd' };
const keySteps = { ...endSteps, PageDown: 'pageForward', PageUp: 'pageBackward' };

/**
 * Translates wheels, touchpads and keys for the engine.
 *
 * @param {import("./overscroll-session.js").Session} session
 * @param {HTMLElement} frame
 * @param {AbortSignal} signal Ends the listening.
 */
export function listenToWheelAndKeys(session, frame, signal) {
  const listen = (type, handler) =>
    frame.addEventListener(type, (event) => session.measure(() => handler(event)), { signal, passive: false });
  listen('wheel', (event) => wheel(event, session, frame));
  listen('keydown', (event) => key(event, session, frame));
}

/** Translates only the keys that lead to either end: where the browser scrolls, it does not know how far that is. */
export function listenToEndKeys(session, frame, signal) {
  const listener = (event) => session.measure(() => press(event, session, frame, endSteps[event.key]));
  frame.addEventListener('keydown', listener, { signal });
}

function wheel(event, session, frame) {
  const { main, cross, notch } = session.axis.wheel(event);
  if (event.defaultPrevented || event.ctrlKey || !session.measurements.canScroll) return;
  if (Math.abs(main) <= Math.abs(cross)) return;
  const inner = innerRoom(event, frame, session.axis);
  if (inner === 'both' || inner === (main > 0 ? 'towardEnd' : 'towardStart')) return;
  event.preventDefault();
  const unit = [1, lineInPixels, session.measurements.viewport][event.deltaMode];
  const isPrecise = event.deltaMode === 0 && (notch ?? 0) % 120 !== 0;
  session.send(seconds(event.timeStamp), 'wheel', main * unit, isPrecise);
}

function key(event, session, frame) {
  const step = event.key === ' ' ? spaceStep(event) : (keySteps[event.key] ?? session.axis.arrows[event.key]);
  press(event, session, frame, step);
}

function press(event, session, frame, step) {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
  if (!step || !session.measurements.canScroll) return;
  for (const element of elementsWithin(event, frame)) if (keeps(element, event.key)) return;
  event.preventDefault();
  session.send(seconds(event.timeStamp), 'step', step);
}

const spaceStep = (event) => (event.shiftKey ? 'pageBackward' : 'pageForward');

const keepsKeys = 'audio, video, [role=slider], [role=listbox], [role=tablist], [role=radiogroup]';
const keepsSpace = 'button, summary, a[href], [role=button], [role=checkbox], [role=switch]';

/** Whether an element has a use of its own for a key. */
function keeps(element, key) {
  return isEditable(element) || element.matches(keepsKeys) || (key === ' ' && element.matches(keepsSpace));
}
