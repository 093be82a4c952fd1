const firstWait = 1;
const longestWait = 60;

/** Tries again what has failed: after 1 s, 2 s, 4 s and so on, up to a minute, and when the browser is online again. */
export class Retry {
  #work;
  #wait = firstWait;
  #timer = 0;

  /** @param {() => void} work */
  constructor(work) {
    this.#work = work;
  }

  /** It has failed. */
  failed() {
    this.stop();
    this.#timer = setTimeout(this.again, this.#wait * 1000);
    this.#wait = Math.min(2 * this.#wait, longestWait);
    addEventListener('online', this.again);
  }

  /** Tries now. */
  again = () => {
    this.stop();
    this.#work();
  };

  /** It has worked. */
  succeeded() {
    this.stop();
    this.#wait = firstWait;
  }

  /** Does not try again by itself. */
  stop() {
    clearTimeout(this.#timer);
    removeEventListener('online', this.again);
  }
}
