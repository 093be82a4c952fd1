/**
 * A finger that moves a view, or a list, on the clock of `story-clock.js`.
 *
 * @module
 */

const across = 100;

const pointer = (type, y, fields = {}) =>
  new PointerEvent(type, {
    bubbles: true, composed: true, cancelable: true, pointerId: 2, pointerType: 'touch', isPrimary: true,
    clientX: across, clientY: y, ...fields,
  });

/** A finger on what the engine scrolls: a browser dispatches pointer events, and does nothing by itself. */
export class DrivenFinger {
  #frame;
  #place = 0;

  constructor(element) {
    this.#frame = element.shadowRoot.querySelector('.frame');
  }

  /** It comes down on an element. */
  down(target, y) {
    this.#place = y;
    target.dispatchEvent(pointer('pointerdown', y, { buttons: 1 }));
  }

  /** It moves, and the frame captures it. */
  move(distance) {
    this.#place += distance;
    this.#frame.dispatchEvent(pointer('pointermove', this.#place, { button: -1, buttons: 1 }));
  }

  lift() {
    this.#frame.dispatchEvent(pointer('pointerup', this.#place));
  }

  /** Nothing moves by itself. */
  pass() {}
}

/** How much of its speed a fling keeps from frame to frame, and below what it ends, in px a frame. */
const keptSpeed = 0.9;
const least = 0.5;
/** How long a smooth scroll takes, in frames. */
const smoothFrames = 24;

/**
 * A finger on what the browser scrolls, and the browser's part: it takes the finger for its own, scrolls by whole device
 * pixels, glides on, and scrolls smoothly where a script asks for that. It says that it has come to rest only then.
 */
export class NativeFinger {
  #viewport;
  #target = null;
  #touch = null;
  #place = 0;
  #speed = 0;
  #rest = 0;
  /** A smooth scroll: where it leads, and how many frames are left. */
  #smooth = null;

  constructor(element) {
    this.#viewport = element.shadowRoot.querySelector('.viewport');
    // Of what is scrolled here the browser would say after each frame that it has come to rest.
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
    this.#place = y;
    this.#speed = this.#rest = 0;
    this.#smooth = null;
    target.dispatchEvent(pointer('pointerdown', y, { buttons: 1 }));
    this.#touch = new Touch({ identifier: 2, target, clientX: across, clientY: y });
    this.#send('touchstart', [this.#touch]);
  }

  move(distance) {
    // With the first move the browser takes the finger for its own.
    if (this.#speed === 0) this.#target.dispatchEvent(pointer('pointercancel', this.#place));
    this.#place += distance;
    this.#speed = -distance;
    this.#scroll(-distance);
  }

  /** It lifts: what it has moved lately glides on. */
  lift(isResting) {
    this.#send('touchend', []);
    this.#touch = null;
    if (isResting) this.#stop();
  }

  /** What the browser does before a frame. */
  pass() {
    if (this.#touch) return;
    if (this.#smooth) this.#glide();
    else if (this.#speed !== 0) this.#slow();
  }

  #send(type, touches) {
    const changedTouches = [this.#touch];
    this.#target.dispatchEvent(new TouchEvent(type, { bubbles: true, composed: true, touches, changedTouches }));
  }

  /** @returns {boolean} Whether that was possible. */
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

  /** Goes on from wherever the content is: a browser clamps it to a range that shrinks, and does not end a smooth scroll there. */
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
