/**
 * The lifetime of listeners above a view after the last event, in ms: with wheel listeners a browser may draw
 * the page again.
 */
const keptFor = 1000;

/** The handlers to run at the end of an event's dispatch, innermost first. */
const actsOf = new WeakMap();
/** The controllers of the listeners above the views, by event type. @type {Record<string, AbortController>} */
const ends = {};
let timer = 0;

/** Runs an event's handlers once it reaches the window, or the page stops it. */
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
 * Handles an event after all listeners that may cancel it, as a browser does. An event that is stopped below
 * the frame is not handled.
 *
 * @param {import("./overscroll-session.js").Session} session
 * @param {HTMLElement} frame
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
    // New listeners each time, to run after all current ones. They are added before the old ones are removed,
    // so that a browser always has one.
    for (const node of path.slice(path.indexOf(frame) + 1)) node.addEventListener(type, (event) => arrive(event), { passive, signal });
    before?.abort();
    clearTimeout(timer);
    timer = setTimeout(stopListening, keptFor);
  }, { signal: session.signal, passive });
}
