/** For how long there are listeners above a view after the last event, in ms: a browser draws a page anew for a wheel's. */
const keptFor = 1000;

/** What is to be done at the end of an event's way, in the order in which it came by: what is within comes first. */
const actsOf = new WeakMap();
/** What ends the listening above the views, by an event's type. @type {Record<string, AbortController>} */
const ends = {};
let timer = 0;

/** Does what has waited for an event, once that is at the window, or where the page stops it. */
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
 * Hears of an event once everybody has who may prevent it, as a browser does. What is stopped below the frame is not heard of.
 *
 * @param {import("./overscroll-session.js").Session} session
 * @param {HTMLElement} frame
 * @param {string} type
 * @param {(event: any) => void} handler
 * @param {boolean} passive Whether nobody prevents it here.
 */
export function listenLast(session, frame, type, handler, passive = false) {
  frame.addEventListener(type, (event) => {
    actsOf.set(event, [...(actsOf.get(event) ?? []), () => session.measure(() => handler(event))]);
    const path = event.composedPath();
    const before = ends[type];
    const { signal } = (ends[type] = new AbortController());
    // Anew each time, to come after whoever listens by now; and first, so that a browser always sees one there.
    for (const node of path.slice(path.indexOf(frame) + 1)) node.addEventListener(type, (event) => arrive(event), { passive, signal });
    before?.abort();
    clearTimeout(timer);
    timer = setTimeout(stopListening, keptFor);
  }, { signal: session.signal, passive });
}
