/** How many frames are looked at. */
export const capacity = 120;
/** How long a frame takes where a screen draws 60 in a second, in ms. */
const usual = 1000 / 60;

/** The last frames of a list: how long its script took, and how many frames the browser left out before. */
export class Frames {
  #scripts = new Float64Array(capacity);
  #lost = new Uint8Array(capacity);
  #next = 0;
  #before = NaN;

  /**
   * Takes a frame.
   *
   * @param {number} time When the browser began the frame, in ms.
   * @param {number} script In ms.
   * @param {boolean} goesOn Whether the list wants the next frame, too.
   */
  add(time, script, goesOn) {
    const late = Number.isNaN(this.#before) ? 0 : Math.round((time - this.#before) / usual) - 1;
    this.#scripts[this.#next % capacity] = script;
    this.#lost[this.#next % capacity] = Math.min(Math.max(late, 0), 255);
    this.#next += 1;
    this.#before = goesOn ? time : NaN;
  }

  /** How many frames are remembered. */
  get count() {
    return Math.min(this.#next, capacity);
  }

  /** How many frames were left out between those that are remembered. */
  get dropped() {
    return this.#lost.reduce((sum, lost) => sum + lost, 0);
  }

  /** The script time, in ms, that so large a part of the frames stays within. */
  script(part) {
    if (this.count === 0) return 0;
    const sorted = this.#scripts.slice(0, this.count).sort();
    return sorted[Math.ceil(sorted.length * part) - 1];
  }

  /** The frames, oldest first. */
  *[Symbol.iterator]() {
    for (let place = this.#next - this.count; place < this.#next; place += 1)
      yield { script: this.#scripts[place % capacity], lost: this.#lost[place % capacity] };
  }
}
