import {
  elementsWithin, hostOf, innerRoom, isEditable, isElsewhere, isPressed, outerRoom, towardEnd, towardStart, waysOut,
} from '../geometry/inner.js';
import { timeOf } from '../time/clock.js';
import { listenLast } from './listening.js';

const lineInPixels = 16;
const endSteps = { Home: 'toStart', End: 'toEnd' };
const keySteps = { ...endSteps, PageDown: 'pageForward', PageUp: 'pageBackward' };

/**
 * Converts wheels, touchpads and keys to events of the engine, while the engine scrolls.
 *
 * @param {import("../session/session.js").Session} session
 * @param {HTMLElement} frame
 */
export function listenToWheelAndKeys(session, frame) {
  let last = -Infinity;
  const wheel = (event) => {
    // If an event cannot be cancelled, the browser already scrolls something with it.
    if (!event.cancelable || !isWheelFor(event, session, frame)) return;
    const { main, notch } = session.axis.wheel(event);
    const time = timeOf(event);
    const isLeft = (ways) => session.engine.leavesWheel(main, ways, time - last);
    // This check comes last, because reading the enclosing elements may force a layout of the page.
    if (isLeft(waysOut(session.presentation)) && isLeft(outerRoom(hostOf(frame), session.axis))) return;
    last = time;
    event.preventDefault();
    const unit = [1, lineInPixels, session.measurements.viewport][event.deltaMode];
    const isPrecise = event.deltaMode === 0 && (notch ?? 0) % 120 !== 0;
    session.send(time, 'wheel', main * unit, isPrecise);
  };
  const keydown = (event) => press(event, session, frame, stepOf(event, session));
  listenLast(session, frame, 'wheel', wheel);
  listenLast(session, frame, 'keydown', keydown);
}

/**
 * Handles wheels and keys while the browser scrolls. The Home and End keys scroll with the engine, because
 * the browser does not know the extent of a long list. Wheels and the remaining scroll keys only stop the
 * engine's motion.
 *
 * @param {import("../session/session.js").Session} session
 * @param {import("../drawing/tree.js").Tree} tree
 */
export function listenToNativeWheelAndKeys(session, { frame, viewport }) {
  const stop = (event) => session.send(timeOf(event), 'stop');
  // Here the viewport itself scrolls, so only elements inside the viewport can use the wheel instead.
  const wheel = (event) => isWheelFor(event, session, viewport) && stop(event);
  session.listen(viewport, 'wheel', wheel, { passive: true });
  listenLast(session, frame, 'keydown', (event) => {
    if (event.key in endSteps) press(event, session, frame, endSteps[event.key]);
    else if (isKeyFor(event, session, frame, stepOf(event, session))) stop(event);
  });
}

/** Whether a wheel scrolls the view, and not an element inside the view. */
function isWheelFor(event, session, frame) {
  const { main, cross } = session.axis.wheel(event);
  if (event.defaultPrevented || event.ctrlKey || !session.measurements.canScroll) return false;
  if (Math.abs(main) <= Math.abs(cross) || isElsewhere(event, frame, session.axis)) return false;
  return !(innerRoom(event, frame, session.axis) & (main > 0 ? towardEnd : towardStart));
}

/** The step by which a key scrolls; undefined for most keys. */
const stepOf = (event, { axis }) =>
  event.key === ' ' ? (event.shiftKey ? 'pageBackward' : 'pageForward') : (keySteps[event.key] ?? axis.arrows[event.key]);

/** Whether a key scrolls the view by a step, and no element inside the view uses the key. */
function isKeyFor(event, session, frame, step) {
  if (event.defaultPrevented || event.metaKey || event.altKey || (event.ctrlKey && !(event.key in endSteps))) return false;
  if (!step || !session.measurements.canScroll || isElsewhere(event, frame, session.axis)) return false;
  // With Shift, these keys change an existing selection.
  if (event.shiftKey && /^(A|H|E)/.test(event.key) && !frame.ownerDocument.getSelection().isCollapsed) return false;
  if (mayHideFocus(event.composedPath()[0])) return false;
  for (const element of elementsWithin(event, frame)) if (keeps(element, event.key)) return false;
  return true;
}

function press(event, session, frame, step) {
  if (!isKeyFor(event, session, frame, step)) return;
  event.preventDefault();
  session.send(timeOf(event), 'step', step);
}

const keepsKeys = 'audio, video, [role=slider], [role=listbox], [role=tablist], [role=radiogroup]';

/** Whether an element is a custom element whose closed shadow tree may contain the focused field. */
const mayHideFocus = (element) => /-/.test(element.localName) && !element.shadowRoot && !element.hasAttribute('tabindex');

/** Whether an element uses a key for itself. */
function keeps(element, key) {
  return isEditable(element) || element.matches(keepsKeys) || (key === ' ' && isPressed(element))
    || (key.startsWith('Arrow') && element.matches('[type=radio]'));
}
