/** The maximum number of recorded frames. */
export const capacity = 120;
/** The usual time of a frame at 60 Hz, in ms. */
const usual = 1000 / 60;

/**
 * The last frames of a list. For each frame, the script time and the number of dropped frames before it are
 * recorded.
 */
export class Frames {
  #scripts = new Float64Array(capacity);
  #lost = new Uint8Array(capacity);
  #next = 0;
  #before = NaN;

  /**
   * Records a frame.
   *
   * @param {number} time The start of the frame, in ms.
   * @param {number} script The script time, in ms.
   * @param {boolean} goesOn Whether the list still moves in the next frame.
   */
  add(time, script, goesOn) {
    const late = Number.isNaN(this.#before) ? 0 : Math.round((time - this.#before) / usual) - 1;
    this.#scripts[this.#next % capacity] = script;
    this.#lost[this.#next % capacity] = Math.min(Math.max(late, 0), 255);
    this.#next += 1;
    this.#before = goesOn ? time : NaN;
  }

  /** The number of recorded frames. */
  get count() {
    return Math.min(this.#next, capacity);
  }

  /** The number of dropped frames among the recorded frames. */
  get dropped() {
    return this.#lost.reduce((sum, lost) => sum + lost, 0);
  }

  /** Returns the script time in ms that a fraction `part` of the frames do not exceed. */
  script(part) {
    if (this.count === 0) return 0;
    const sorted = this.#scripts.slice(0, this.count).sort();
    return sorted[Math.ceil(sorted.length * part) - 1];
  }

  /** The recorded frames, oldest first. */
  *[Symbol.iterator]() {
    for (let index = this.#next - this.count; index < this.#next; index += 1)
      yield { script: this.#scripts[index % capacity], lost: this.#lost[index % capacity] };
  }
}
