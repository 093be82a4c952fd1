/** Measures the time in the element and the engine, without the time in the page's listeners. */
export class Stopwatch {
  /** Whether the time is measured. Reading the clock takes a part of the measured time. */
  isOn = false;
  #sum = 0;
  #outside = 0;

  /**
   * Measures the element's own work for an input or a frame. @param {(input?: any) => void} work @param {any}
   * [input]
   */
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

  /** Excludes the work of the page's listeners. */
  exclude(work) {
    if (!this.isOn) return work();
    const began = performance.now();
    work();
    this.#outside += performance.now() - began;
  }

  /** Returns and resets the sum, in ms. */
  take() {
    const sum = this.#sum;
    this.#sum = 0;
    return sum;
  }
}
