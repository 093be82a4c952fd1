import { listenToFingers } from './overscroll-fingers.js';

/** For how long, in ms, nothing has scrolled where a scroll is over, and for how long at most that is waited for. */
const restAfter = 150;
const patience = 3000;

/** What the browser scrolls while there is no engine, which would take it out of a finger's hand. */
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
   * Resolves once no finger is down and nothing scrolls: at once where that is so, or where there is nothing to scroll, and
   * after 3 s in any case.
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

  /** Looks no longer. */
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
