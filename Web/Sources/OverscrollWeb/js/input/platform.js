import { edges } from '../api/attributes.js';
import { elementsWithin, isElsewhere, isPressed } from '../geometry/inner.js';
import { now, timeOf } from '../time/clock.js';

/**
 * Handles scrolling that the browser starts itself: for focus, find-in-page or `scrollIntoView`. If a key
 * moves the focus to the indicator of an edge, the content scrolls to that edge, because browsers do not
 * scroll to an indicator.
 *
 * @param {import("../session/session.js").Session} session
 * @param {import("../drawing/tree.js").Tree} tree
 */
export function listenToScrolls(session, tree) {
  const scrolled = () => {
    // The offset of a hidden element is meaningless. When the element is visible again, a browser may report
    // a scroll before the element is measured.
    if (tree.isHidden || session.measurements.isHidden) return;
    const offset = session.axis.scrolled(tree.viewport);
    if (session.picture.positioner.hasPlaced(offset)) return;
    session.picture.positioner.moved(offset);
    session.scrollTo(session.contentOffset(offset), false);
  };
  session.listen(tree.viewport, 'scroll', scrolled);
  const listen = (edge, step) => {
    const focused = (event) => event.target.matches(':focus-visible') && session.send(timeOf(event), 'step', step);
    session.listen(tree.indicators[edge], 'focusin', focused);
  };
  listen('start', 'toStart');
  listen('end', 'toEnd');
}

/**
 * Handles changes of the page's indicators and headers, and clicks on them.
 *
 * @param {import("../session/session.js").Session} session
 * @param {import("../drawing/tree.js").Tree} tree
 */
export function listenToPlatform(session, tree) {
  const slotted = (event) => {
    if (event.target.name === '') return;
    session.picture.forget();
    session.send(now(), 'tick');
  };
  session.listen(tree.frame, 'slotchange', slotted);
  const listen = (edge, part, isOwn) =>
    session.listen(part, 'click', (event) => {
      if (event.defaultPrevented || tree.indicatorOf(edge) !== part || isElsewhere(event, part, session.axis)) return;
      for (const element of elementsWithin(event, part)) if (isPressed(element) && isOwn(element)) return;
      session.send(now(), 'tap', edge);
    });
  // A click on an indicator, or on a button inside it, is a tap on the indicator, unless the page cancels the
  // click. A click on a button inside a header is not a tap.
  for (const edge of edges) listen(edge, tree.indicators[edge], (element) => !element.matches('button, [role=button]'));
  listen('start', tree.header, (element) => element.slot !== 'header');
}
