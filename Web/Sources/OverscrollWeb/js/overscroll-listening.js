/**
 * Hears of an event once everybody has who may prevent it, as a browser does: at the window, or where the page ends its way
 * there. What ends below the frame is not heard of.
 *
 * @param {import("./overscroll-session.js").Session} session
 * @param {HTMLElement} frame
 * @param {string} type
 * @param {(event: any) => void} handler
 * @param {AbortSignal} signal Ends the listening.
 * @param {boolean} passive Whether it is never prevented here.
 */
export function listenLast(session, frame, type, handler, signal, passive = false) {
  const passes = (event) => {
    const end = new AbortController();
    const path = event.composedPath();
    const hear = (each) => {
      if (each === event && (each.cancelBubble || each.currentTarget === path.at(-1))) session.measure(() => handler(each));
    };
    const options = { signal: end.signal, passive };
    for (const node of path.slice(path.indexOf(frame) + 1)) node.addEventListener(type, hear, options);
    // It may never get there.
    setTimeout(() => end.abort());
  };
  // The frame of a view within comes first, and so do its listeners.
  frame.addEventListener(type, passes, { signal, passive });
}
