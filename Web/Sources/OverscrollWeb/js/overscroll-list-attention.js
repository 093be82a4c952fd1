import { now, timeOf } from './overscroll-clock.js';

/** Sends the focused and the pressed item to the engine, which keeps it mounted and in its position. */
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

  /** The list is in the page again: the focus is lost, and the press is discarded. */
  comeBack() {
    this.#session.send(now(), 'focus', -1);
    this.#release();
  }

  /** The focused item stays mounted, also while the window is inactive. */
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

  /** Listens to the first finger, and to a mouse's main button, which may be released anywhere. */
  #listenToPresses(host) {
    const session = this.#session;
    const isFirst = (event) => event.isPrimary && event.button === 0;
    session.listen(host, 'pointerdown', (event) => isFirst(event) && this.#press(event), { capture: true });
    // The time is the current one and not the event's, because a busy page gets the release and its click late.
    const released = (event) => event.isPrimary && this.#release();
    for (const type of ['pointerup', 'pointercancel']) session.listen(window, type, released, { capture: true });
    // With native scrolling a finger is reported as one that may scroll, which ends a touch.
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
