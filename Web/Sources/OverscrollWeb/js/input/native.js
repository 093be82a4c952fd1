import { timeOf } from '../time/clock.js';
import { listenToFingers } from './fingers.js';

/**
 * Reports the browser's scrolling to the engine, and whether a finger is down.
 *
 * @param {import("../session/session.js").Session} session
 * @param {import("../drawing/tree.js").Tree} tree
 */
export function listenToNative(session, tree) {
  // The phase without a finger. A browser that supports `scrollend` decelerates until that event. Without
  // `scrollend` the engine itself must detect that the content rests.
  const free = 'onscrollend' in window ? 'decelerating' : 'unknown';
  let fingers = 0;
  const positioner = /** @type {import("../drawing/positioner.js").NativePositioner} */ (session.picture.positioner);
  // The engine's adjustments are relative to the offset that is reported here, which the browser may have
  // rounded.
  const report = (event, phase) => {
    const offset = session.axis.scrolled(tree.viewport);
    positioner.moved(offset);
    session.send(timeOf(event), 'observed', offset + positioner.change, phase);
  };
  const listen = (type, handler) => session.listen(tree.viewport, type, handler, { passive: true });
  listen('scroll', (event) => {
    if (tree.isHidden || positioner.hasPlaced(session.axis.scrolled(tree.viewport))) return;
    report(event, fingers > 0 ? 'tracking' : free);
  });
  listen('scrollend', (event) => {
    if (fingers === 0 && !tree.isHidden) report(event, 'resting');
  });
  listenToFingers(tree.viewport, session.signal, (event) => session.measure(() => {
    fingers = event.touches.length;
    if (event.type === 'touchstart') report(event, 'tracking');
    else if (fingers === 0) report(event, 'unknown');
  }));
}
