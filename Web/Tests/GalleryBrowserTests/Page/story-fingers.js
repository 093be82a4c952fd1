/**
 * Fingers that move a view or a list, on the clock of `story-clock.js`.
 *
 * @module
 */

const across = 100;

const pointer = (type, y, fields = {}) =>
  new PointerEvent(type, {
    bubbles: true, composed: true, cancelable: true, pointerId: 2, pointerType: 'touch', isPrimary: true,
    clientX: across, clientY: y, ...fields,
  });

/** A finger on driven content, which the element moves. The browser only dispatches the pointer events. */
export class DrivenFinger {
  #frame;
  #position = 0;

  constructor(element) {
    this.#frame = element.shadowRoot.querySelector('.frame');
  }

  /** Puts the finger down on a target. */
  down(target, y) {
    this.#position = y;
    target.dispatchEvent(pointer('pointerdown', y, { buttons: 1 }));
  }

  /** Moves the finger. The element's frame receives the event, because it has captured the pointer. */
  move(distance) {
    this.#position += distance;
    this.#frame.dispatchEvent(pointer('pointermove', this.#position, { button: -1, buttons: 1 }));
  }

  lift() {
    this.#frame.dispatchEvent(pointer('pointerup', this.#position));
  }

  /** Does nothing, because the browser does not move driven content. */
  pass() {}
}

/** The fraction of its speed that a fling keeps in each frame, and the speed at its end, in px per frame. */
const keptSpeed = 0.9;
const least = 0.5;
/** The duration of a smooth scroll, in frames. */
const smoothFrames = 24;

/**
 * A finger on content that the browser scrolls, and a model of the browser. The model cancels the pointer
 * events, scrolls by whole device pixels, continues a fling, and scrolls smoothly if a script requests a
 * smooth scroll. It dispatches `scrollend` only at rest.
 */
export class NativeFinger {
  #viewport;
  #target = null;
  #touch = null;
  #position = 0;
  #speed = 0;
  #rest = 0;
  /** The target of the running smooth scroll and the number of its remaining frames, or null. */
  #smooth = null;

  constructor(element) {
    this.#viewport = element.shadowRoot.querySelector('.viewport');
    // Stop the browser's own `scrollend`, which would follow each frame of the model's scroll.
    element.shadowRoot.addEventListener('scrollend', (event) => this.#isMoving && event.stopImmediatePropagation(), true);
    const scrollTo = this.#viewport.scrollTo.bind(this.#viewport);
    this.#viewport.scrollTo = (options) =>
      options.behavior === 'smooth' ? this.#begin(options.top) : scrollTo(options);
  }

  get #isMoving() {
    return this.#touch !== null || this.#speed !== 0 || this.#smooth !== null;
  }

  down(target, y) {
    this.#target = target;
    this.#position = y;
    this.#speed = this.#rest = 0;
    this.#smooth = null;
    target.dispatchEvent(pointer('pointerdown', y, { buttons: 1 }));
    this.#touch = new Touch({ identifier: 2, target, clientX: across, clientY: y });
    this.#send('touchstart', [this.#touch]);
  }

  move(distance) {
    // With the first move the browser takes over the finger.
    if (this.#speed === 0) this.#target.dispatchEvent(pointer('pointercancel', this.#position));
    this.#position += distance;
    this.#speed = -distance;
    this.#scroll(-distance);
  }

  /** Lifts the finger. A finger that was moving flings the content. */
  lift(isResting) {
    this.#send('touchend', []);
    this.#touch = null;
    if (isResting) this.#stop();
  }

  /** Moves the content as the browser does before a frame. */
  pass() {
    if (this.#touch) return;
    if (this.#smooth) this.#glide();
    else if (this.#speed !== 0) this.#slow();
  }

  #send(type, touches) {
    const changedTouches = [this.#touch];
    this.#target.dispatchEvent(new TouchEvent(type, { bubbles: true, composed: true, touches, changedTouches }));
  }

  /** Scrolls by a distance. @returns {boolean} Whether the content could move. */
  #scroll(distance) {
    const way = distance + this.#rest;
    const whole = Math.round(way * devicePixelRatio) / devicePixelRatio;
    this.#rest = way - whole;
    const before = this.#viewport.scrollTop;
    this.#viewport.scrollTop += whole;
    return whole === 0 || this.#viewport.scrollTop !== before;
  }

  #slow() {
    this.#speed *= keptSpeed;
    if (Math.abs(this.#speed) < least || !this.#scroll(this.#speed)) this.#stop();
  }

  #stop() {
    this.#speed = this.#rest = 0;
    this.#viewport.dispatchEvent(new Event('scrollend'));
  }

  #begin(end) {
    this.#speed = 0;
    this.#smooth = { end, left: smoothFrames };
  }

  /**
   * Moves the content by one frame of a smooth scroll, from the current offset. If the scroll range shrinks
   * during the scroll, a browser clamps the offset and continues the scroll.
   */
  #glide() {
    const smooth = this.#smooth;
    const way = smooth.end - this.#viewport.scrollTop;
    this.#viewport.scrollTop += way * (1 - (1 - 1 / smooth.left) ** 2);
    smooth.left -= 1;
    if (smooth.left > 0) return;
    this.#smooth = null;
    this.#stop();
  }
}
