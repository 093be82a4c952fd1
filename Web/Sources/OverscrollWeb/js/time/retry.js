const firstWait = 1;
const longestWait = 60;

/** Repeats failed work after 1 s, 2 s, 4 s and so on, up to a minute, and when the browser is online again. */
export class Retry {
  #work;
  #wait = firstWait;
  #timer = 0;

  /** @param {() => void} work */
  constructor(work) {
    this.#work = work;
  }

  /** Schedules the next attempt after a failure. */
  failed() {
    this.stop();
    this.#timer = setTimeout(this.again, this.#wait * 1000);
    this.#wait = Math.min(2 * this.#wait, longestWait);
    addEventListener('online', this.again);
  }

  /** Makes an attempt now. */
  again = () => {
    this.stop();
    this.#work();
  };

  /** Resets the waiting time after a success. */
  succeeded() {
    this.stop();
    this.#wait = firstWait;
  }

  /** Cancels the scheduled attempt. */
  stop() {
    clearTimeout(this.#timer);
    removeEventListener('online', this.again);
  }
}
