import { now, timeOf } from '../time/clock.js';

/**
 * Sends the focused item and the pressed item to the engine. The engine keeps both mounted, and the pressed
 * item in its position.
 */
export class Attention {
  #session;
  #isPressed = false;

  /**
   * @param {import("./session.js").ListSession} session
   * @param {HTMLElement} host
   */
  constructor(session, host) {
    this.#session = session;
    this.#listenToFocus(host);
    this.#listenToPresses(host);
  }

  /** Called when the list is in the page again. By then, the focus is lost, and a press is over. */
  comeBack() {
    this.#session.send(now(), 'focus', -1);
    this.#release();
  }

  /** Sends the focused item to the engine. The item stays the same while the window is inactive. */
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

  /**
   * Listens to presses of the first finger and of a mouse's main button. The button may be released outside
   * the list.
   */
  #listenToPresses(host) {
    const session = this.#session;
    const isFirst = (event) => event.isPrimary && event.button === 0;
    session.listen(host, 'pointerdown', (event) => isFirst(event) && this.#press(event), { capture: true });
    // The release is sent with the current time and not with the event's time. A busy page receives the
    // release and its click late, and the item must keep its position until the click.
    const released = (event) => event.isPrimary && this.#release();
    for (const type of ['pointerup', 'pointercancel']) session.listen(window, type, released, { capture: true });
    // With native scrolling a finger is also reported as one that may scroll, which ends the engine's touch.
    // So the touch is sent again.
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
