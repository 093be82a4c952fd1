import { edges } from './overscroll-attributes.js';
import { now, timeOf } from './overscroll-clock.js';
import { elementsWithin, isElsewhere, isPressed } from './overscroll-inner.js';

/**
 * Translates what the browser does by itself: it scrolls for focus, find-in-page or `scrollIntoView`. Where a key
 * brings the focus to an edge, which no browser can scroll to, the content goes there.
 *
 * @param {import("./overscroll-session.js").Session} session
 * @param {import("./overscroll-tree.js").Tree} tree
 */
export function listenToScrolls(session, tree) {
  const scrolled = () => {
    // What is hidden is scrolled nowhere; a browser says so once it is back, before anybody has measured it.
    if (tree.isHidden || session.measurements.isHidden) return;
    const offset = session.axis.scrolled(tree.viewport);
    if (session.picture.place.hasPlaced(offset)) return;
    session.picture.place.moved(offset);
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
 * Translates what else comes from the browser: it slots indicators and headers, and clicks on them.
 *
 * @param {import("./overscroll-session.js").Session} session
 * @param {import("./overscroll-tree.js").Tree} tree
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
  // A button in an indicator is the indicator's, unless its click is prevented; one in a header is not.
  for (const edge of edges) listen(edge, tree.indicators[edge], (element) => !element.matches('button, [role=button]'));
  listen('start', tree.header, (element) => element.slot !== 'header');
}
