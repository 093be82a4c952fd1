/**
 * The time in ms after an event for which the listeners around a view remain. They are removed afterwards,
 * because with wheel listeners a browser may draw the page again.
 */
const keptFor = 1000;

/** The handlers to run at the end of an event's dispatch, the innermost view's first. */
const actsOf = new WeakMap();
/**
 * The controllers that remove the listeners around the views, by event type. @type {Record<string,
 * AbortController>}
 */
const ends = {};
let timer = 0;

/** Runs the handlers of an event when it reaches the window, or when the page stops it on the way. */
function arrive(event) {
  if (!event.cancelBubble && event.currentTarget !== event.composedPath().at(-1)) return;
  const acts = actsOf.get(event);
  actsOf.delete(event);
  acts?.forEach((act) => act());
}

function stopListening() {
  for (const end of Object.values(ends)) end.abort();
}

/**
 * Handles an event after all listeners of the page, because each of them may cancel it. A browser handles
 * events in the same order. If a listener inside the frame stops the event, it is not handled.
 *
 * @param {import("../session/session.js").Session} session
 * @param {HTMLElement} frame The view's inner element.
 * @param {string} type
 * @param {(event: any) => void} handler
 * @param {boolean} passive Whether the handler never cancels the event.
 */
export function listenLast(session, frame, type, handler, passive = false) {
  frame.addEventListener(type, (event) => {
    actsOf.set(event, [...(actsOf.get(event) ?? []), () => session.measure(() => handler(event))]);
    const path = event.composedPath();
    const before = ends[type];
    const { signal } = (ends[type] = new AbortController());
    // For each event, listeners are added to all elements around the frame, so that they run after the page's
    // listeners. The previous ones are removed afterwards, so the browser always sees a listener.
    for (const node of path.slice(path.indexOf(frame) + 1)) node.addEventListener(type, (event) => arrive(event), { passive, signal });
    before?.abort();
    clearTimeout(timer);
    timer = setTimeout(stopListening, keptFor);
  }, { signal: session.signal, passive });
}
