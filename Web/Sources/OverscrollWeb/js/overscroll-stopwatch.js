/** Adds up the time spent in the element and the engine, without the time in other people's listeners. */
export class Stopwatch {
  /** Whether anybody wants to know: to look at the clock takes a part of what is measured. */
  isOn = false;
  #sum = 0;
  #outside = 0;

  /** Runs the element's own part of an input or a frame, with what that gets. @param {(input?: any) => void} work @param {any} [input] */
  measure(work, input) {
    if (!this.isOn) return work(input);
    const began = performance.now();
    this.#outside = 0;
    try {
      work(input);
    } finally {
      this.#sum += performance.now() - began - this.#outside;
    }
  }

  /** Runs somebody else's part of it. */
  exclude(work) {
    if (!this.isOn) return work();
    const began = performance.now();
    work();
    this.#outside += performance.now() - began;
  }

  /** The sum, in ms, since this was last asked. */
  take() {
    const sum = this.#sum;
    this.#sum = 0;
    return sum;
  }
}
