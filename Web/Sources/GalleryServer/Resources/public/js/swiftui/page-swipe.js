import { UnusedInput } from './unused-input.js';

/** The distance in px after which a finger swipes. The stage recognizes a swipe earlier. */
const slop = 16;
/** The share of the velocity that is left after a ms. */
const friction = 0.996;
/** The velocity in px per ms at which the page stops. */
const slowest = 0.02;
/** A finger that rests for this time before it lifts does not fling, in ms. */
const rest = 60;

/** Scrolls the page with a vertical swipe that the phone's screen does not use. */
export class PageSwipe {
  #input = new UnusedInput();
  #finger = null;
  #velocity = 0;
  #animation = 0;

  /** Whether the finger scrolls the page instead of the screen. */
  get isScrolling() {
    return this.#input.isUnused;
  }

  begin({ pointerId, pointerType, clientX, clientY, timeStamp }) {
    cancelAnimationFrame(this.#animation);
    // With a second finger the gesture is not a swipe.
    if (pointerType === 'mouse' || this.#finger) return this.end();
    this.#finger = { pointerId, x: clientX, y: clientY, lastY: clientY, time: timeStamp };
    this.#velocity = 0;
  }

  /** Returns whether the movement scrolled the page. */
  move({ pointerId, clientX, clientY, timeStamp }) {
    const finger = this.#finger;
    if (pointerId !== finger?.pointerId) return false;
    const [across, along] = [clientX - finger.x, clientY - finger.y].map(Math.abs);
    if (along > slop && along > across) this.#input.begin();
    const distance = finger.lastY - clientY;
    if (this.isScrolling) {
      scrollBy({ top: distance, behavior: 'instant' });
      this.#velocity = distance / Math.max(timeStamp - finger.time, 1);
    }
    Object.assign(finger, { lastY: clientY, time: timeStamp });
    return this.isScrolling;
  }

  /** Called for each frame of the stage. */
  frame(isChanged, hasMoved) {
    this.#input.frame(isChanged, hasMoved);
  }

  /** Called when a finger has lifted. If the finger flung the page, the page goes on. */
  lift({ pointerId, timeStamp }) {
    if (pointerId !== this.#finger?.pointerId) return;
    const isFling = this.isScrolling && timeStamp - this.#finger.time < rest;
    this.end();
    if (isFling) this.#glide(timeStamp);
  }

  end() {
    this.#finger = null;
    this.#input.end();
  }

  #glide(last) {
    this.#animation = requestAnimationFrame((now) => {
      const elapsed = Math.max(now - last, 0);
      scrollBy({ top: this.#velocity * elapsed, behavior: 'instant' });
      this.#velocity *= friction ** elapsed;
      if (Math.abs(this.#velocity) > slowest) this.#glide(Math.max(now, last));
    });
  }
}
