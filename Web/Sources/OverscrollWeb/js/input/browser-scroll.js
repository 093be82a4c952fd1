import { listenToFingers } from './fingers.js';

/** The time in ms without a scroll event after which the scrolling is over, and the maximum time to wait. */
const restAfter = 150;
const patience = 3000;

/**
 * Observes the browser's scrolling until the engine has loaded. The engine takes over only when nothing
 * scrolls, because it would interrupt a finger's drag.
 */
export class BrowserScroll {
  #viewport;
  #end = new AbortController();
  #fingers = 0;
  #timer = 0;
  #isMoving = false;
  #settle = () => {};

  /** @param {HTMLElement} viewport */
  constructor(viewport) {
    const { signal } = this.#end;
    const options = { signal, passive: true };
    this.#viewport = viewport;
    for (const type of ['scroll', 'touchmove']) viewport.addEventListener(type, () => this.#moved(), options);
    listenToFingers(viewport, signal, (_, fingers) => this.#moved(fingers));
  }

  /**
   * A promise that resolves when no finger is down and nothing scrolls, but after at most 3 s. If the content
   * cannot scroll, it resolves at once.
   */
  get still() {
    const { scrollHeight, clientHeight, scrollWidth, clientWidth } = this.#viewport;
    const canScroll = scrollHeight > clientHeight || scrollWidth > clientWidth;
    if (!this.#isMoving || !canScroll) return Promise.resolve();
    return new Promise((/** @type {any} */ resolve) => {
      this.#settle = resolve;
      setTimeout(resolve, patience);
    });
  }

  /** Stops observing. */
  stop() {
    this.#end.abort();
    this.#rests();
  }

  #moved(fingers = this.#fingers) {
    this.#fingers = fingers;
    this.#isMoving = true;
    clearTimeout(this.#timer);
    if (fingers === 0) this.#timer = setTimeout(() => this.#rests(), restAfter);
  }

  #rests() {
    clearTimeout(this.#timer);
    this.#isMoving = false;
    this.#settle();
  }
}
