import { listenToFingers } from './overscroll-fingers.js';

/** The time in ms without a scroll event after which scrolling is over, and the maximum waiting time. */
const restAfter = 150;
const patience = 3000;

/**
 * Observes the browser's scrolling before the engine has loaded, because the engine would interrupt a finger's
 * drag.
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
   * Resolves once no finger is down and nothing scrolls, or after 3 s. It resolves at once if the content
   * cannot scroll.
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
