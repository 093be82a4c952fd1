import { now, timeOf } from './overscroll-clock.js';

/** Tells the engine which item has the focus, and which is pressed: that item stays mounted, and changes do not move it. */
export class Attention {
  #session;
  #isPressed = false;

  /**
   * @param {import("./overscroll-list-session.js").ListSession} session
   * @param {HTMLElement} host
   */
  constructor(session, host) {
    this.#session = session;
    this.#listenToFocus(host);
    this.#listenToPresses(host);
  }

  /** The list is in the page again: what had the focus has lost it on the way, and what was pressed is forgotten. */
  comeBack() {
    this.#session.send(now(), 'focus', -1);
    this.#release();
  }

  /** What has the focus stays mounted. A window that is left keeps it. */
  #listenToFocus(host) {
    const session = this.#session;
    session.listen(host, 'focusin', ({ target }) => {
      const item = session.indexOf(target);
      if (item >= 0) session.send(now(), 'focus', item);
    });
    session.listen(host, 'focusout', ({ relatedTarget }) => {
      if (host.ownerDocument.hasFocus() && !session.slots.cellOf(relatedTarget)) session.send(now(), 'focus', -1);
    });
  }

  /** Listens to the first finger, and to a mouse's main button, wherever that is released. */
  #listenToPresses(host) {
    const session = this.#session;
    const isFirst = (event) => event.isPrimary && event.button === 0;
    session.listen(host, 'pointerdown', (event) => isFirst(event) && this.#press(event), { capture: true });
    // From now on, and not from when it lifted, because a busy page hears of that late, and of the click after it.
    const released = (event) => event.isPrimary && this.#release();
    for (const type of ['pointerup', 'pointercancel']) session.listen(window, type, released, { capture: true });
    // Where the browser scrolls, a finger is reported as one that may scroll, and that ends a touch.
    const again = (event) => this.#isPressed && this.#press(event);
    if (session.isNative) session.listen(host, 'touchstart', again, { passive: true });
  }

  #press(event) {
    const item = this.#session.indexOf(event.target);
    this.#isPressed = item >= 0;
    if (this.#isPressed) this.#session.note(timeOf(event), 'touch', item);
  }

  #release() {
    if (this.#isPressed) this.#session.note(now(), 'touch', -1);
    this.#isPressed = false;
  }
}
