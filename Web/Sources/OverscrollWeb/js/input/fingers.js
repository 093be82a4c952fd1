/**
 * Reports fingers that touch an element and lift. It listens to the touched element itself: if that element
 * is removed, no further element receives the events of the finger.
 *
 * @param {HTMLElement} element
 * @param {AbortSignal} signal Ends the listening.
 * @param {(event: TouchEvent, fingers: number) => void} changed Receives the number of fingers that are down.
 */
export function listenToFingers(element, signal, changed) {
  let fingers = 0;
  const begin = (event) => {
    const down = new Set([...event.changedTouches].map(({ identifier }) => identifier));
    const end = new AbortController();
    const options = { signal: /** @type {any} */ (AbortSignal).any([signal, end.signal]), passive: true };
    const lifted = (event) => {
      const before = fingers;
      for (const { identifier } of event.changedTouches) if (down.delete(identifier)) fingers -= 1;
      if (down.size === 0) end.abort();
      if (fingers < before) changed(event, fingers);
    };
    for (const type of ['touchend', 'touchcancel']) event.target.addEventListener(type, lifted, options);
    fingers += down.size;
    changed(event, fingers);
  };
  element.addEventListener('touchstart', begin, { signal, passive: true });
}
