/** Adds up the time spent in the element and the engine, without the time in other people's listeners. */
export class Stopwatch {
  #sum = 0;
  #outside = 0;

  /** Runs the element's own part of an input or a frame. */
  measure(work) {
    const began = performance.now();
    this.#outside = 0;
    try {
      work();
    } finally {
      this.#sum += performance.now() - began - this.#outside;
    }
  }

  /** Runs somebody else's part of it. */
  exclude(work) {
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
