/** The time that a plot shows, in s. */
export const span = 6;
const capacity = 2048;

/** The last frames of a view in a ring buffer, for the plots. */
export class Samples {
  #ring = Array.from({ length: capacity }, () => ({ time: -1, offset: 0, script: 0, start: 'idle', end: 'idle' }));
  #next = 0;
  #scripts = new Float64Array(600);
  #scriptCount = 0;

  /** Records a frame. */
  add(time, { contentOffset, start, end }, script) {
    const sample = this.#ring[this.#next % capacity];
    sample.time = time;
    sample.offset = contentOffset;
    sample.script = script;
    sample.start = start.phase;
    sample.end = end.phase;
    this.#next += 1;
    this.#scripts[this.#scriptCount % this.#scripts.length] = script;
    this.#scriptCount += 1;
  }

  /**
   * Returns the frames since a time, oldest first. The last frame before that time comes first, because the
   * line begins there.
   */
  since(time) {
    const oldest = Math.max(0, this.#next - capacity);
    let index = this.#next;
    while (index > oldest && this.#ring[(index - 1) % capacity].time >= time) index -= 1;
    const frames = [];
    for (index = Math.max(oldest, index - 1); index < this.#next; index += 1) frames.push(this.#ring[index % capacity]);
    return frames;
  }

  /** The 99th percentile of the script times of the last 600 frames, in ms. */
  get scriptP99() {
    const sorted = this.#scripts.slice(0, Math.min(this.#scriptCount, this.#scripts.length)).sort();
    return sorted[Math.ceil(sorted.length * 0.99) - 1] ?? 0;
  }
}
