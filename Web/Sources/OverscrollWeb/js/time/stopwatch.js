/** Measures the time that the element and the engine need, without the time of the page's listeners. */
export class Stopwatch {
  /**
   * Whether times are measured. They are measured only on demand, because reading the clock takes time
   * itself.
   */
  isOn = false;
  #sum = 0;
  #outside = 0;

  /**
   * Runs the element's own work for an input or a frame, and adds its time.
   * @param {(input?: any) => void} work
   * @param {any} [input]
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

  /** Runs work of the page's listeners, and subtracts its time. */
  exclude(work) {
    if (!this.isOn) return work();
    const began = performance.now();
    work();
    this.#outside += performance.now() - began;
  }

  /** Returns the measured time in ms, and starts again from 0. */
  take() {
    const sum = this.#sum;
    this.#sum = 0;
    return sum;
  }
}
