import { timeOf } from './overscroll-clock.js';

/**
 * Reports what the browser scrolls by itself, and whether a finger is down.
 *
 * @param {import("./overscroll-session.js").Session} session
 * @param {import("./overscroll-tree.js").Tree} tree
 * @param {AbortSignal} signal Ends the listening.
 */
export function listenToNative(session, tree, signal) {
  // A browser that says when it has come to rest is decelerating until then; of others the engine finds out.
  const free = 'onscrollend' in window ? 'decelerating' : 'unknown';
  let fingers = 0;
  const place = /** @type {import("./overscroll-place.js").NativePlace} */ (session.picture.place);
  // The engine adds to the offset that it was told of, which the browser may have rounded.
  const report = (event, phase) => {
    const offset = session.axis.scrolled(tree.viewport);
    place.moved(offset);
    session.send(timeOf(event), 'observed', offset + place.change, phase);
  };
  const listen = (target, type, handler, options) =>
    target.addEventListener(
      type, (event) => session.measure(() => handler(event)), { signal, passive: true, ...options });
  listen(tree.viewport, 'scroll', (event) => {
    if (session.measurements.isHidden || place.hasPlaced(session.axis.scrolled(tree.viewport))) return;
    report(event, fingers > 0 ? 'tracking' : free);
  });
  listen(tree.viewport, 'scrollend', (event) => {
    if (fingers === 0 && !session.measurements.isHidden) report(event, 'resting');
  });
  listen(tree.viewport, 'touchstart', (event) => {
    fingers = event.touches.length;
    report(event, 'tracking');
    // What the finger came down on may be gone when it lifts, and then the event goes nowhere else.
    const down = new Set([...event.changedTouches].map(({ identifier }) => identifier));
    const end = new AbortController();
    const lifted = (event) => {
      for (const { identifier } of event.changedTouches) down.delete(identifier);
      if (down.size === 0) end.abort();
      fingers = event.touches.length;
      if (fingers === 0) report(event, 'unknown');
    };
    const both = /** @type {any} */ (AbortSignal).any([signal, end.signal]);
    for (const type of ['touchend', 'touchcancel']) listen(event.target, type, lifted, { signal: both });
  });
}
