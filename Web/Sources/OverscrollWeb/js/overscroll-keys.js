import { elementsWithin, innerRoom, isEditable } from './overscroll-inner.js';
import { timeOf } from './overscroll-clock.js';

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

/**
 * Where the browser scrolls, translates only the keys that lead to either end: it does not know how far that is. Of a
 * wheel and the other keys that scroll it only says that they have come: they end what the engine has under way.
 *
 * @param {import("./overscroll-session.js").Session} session
 * @param {import("./overscroll-tree.js").Tree} tree
 * @param {AbortSignal} signal Ends the listening.
 */
export function listenToNativeWheelAndKeys(session, { frame, viewport }, signal) {
  const listen = (target, type, handler, options) =>
    target.addEventListener(type, (event) => session.measure(() => handler(event)), { signal, ...options });
  const stop = (event) => session.send(timeOf(event), 'stop');
  // The viewport scrolls by itself here, so that only what is within it can come first.
  listen(viewport, 'wheel', (event) => {
    if (isWheelFor(event, session, viewport)) stop(event);
  }, { passive: true });
  listen(frame, 'keydown', (event) => {
    if (event.key in endSteps) press(event, session, frame, endSteps[event.key]);
    else if (isKeyFor(event, session, frame, stepOf(event, session))) stop(event);
  });
}

/** Whether a wheel is to scroll the view, and nothing within. */
function isWheelFor(event, session, frame) {
  const { main, cross } = session.axis.wheel(event);
  if (event.defaultPrevented || event.ctrlKey || !session.measurements.canScroll) return false;
  if (Math.abs(main) <= Math.abs(cross)) return false;
  const inner = innerRoom(event, frame, session.axis);
  return inner !== 'both' && inner !== (main > 0 ? 'towardEnd' : 'towardStart');
}

function wheel(event, session, frame) {
  if (!isWheelFor(event, session, frame)) return;
  event.preventDefault();
  const { main, notch } = session.axis.wheel(event);
  const unit = [1, lineInPixels, session.measurements.viewport][event.deltaMode];
  const isPrecise = event.deltaMode === 0 && (notch ?? 0) % 120 !== 0;
  session.send(timeOf(event), 'wheel', main * unit, isPrecise);
}

function key(event, session, frame) {
  press(event, session, frame, stepOf(event, session));
}

/** The step that a key stands for, if any. */
const stepOf = (event, { axis }) =>
  event.key === ' ' ? spaceStep(event) : (keySteps[event.key] ?? axis.arrows[event.key]);

/** Whether a key is to scroll the view by a step. */
function isKeyFor(event, session, frame, step) {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return false;
  if (!step || !session.measurements.canScroll) return false;
  for (const element of elementsWithin(event, frame)) if (keeps(element, event.key)) return false;
  return true;
}

function press(event, session, frame, step) {
  if (!isKeyFor(event, session, frame, step)) return;
  event.preventDefault();
  session.send(timeOf(event), 'step', step);
}

const spaceStep = (event) => (event.shiftKey ? 'pageBackward' : 'pageForward');

const keepsKeys = 'audio, video, [role=slider], [role=listbox], [role=tablist], [role=radiogroup]';
const keepsSpace = 'button, summary, a[href], [role=button], [role=checkbox], [role=switch]';

/** Whether an element has a use of its own for a key. */
function keeps(element, key) {
  return isEditable(element) || element.matches(keepsKeys) || (key === ' ' && element.matches(keepsSpace));
}
