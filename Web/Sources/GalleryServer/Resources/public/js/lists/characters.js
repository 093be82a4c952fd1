const kept = 24;
const atOnce = 4;
const margin = 256;

/**
 * The characters that Unicode has assigned. Their index is loaded at the start. Their names are loaded in
 * blocks when they are needed, and the blocks that were used last are kept.
 */
export class Characters {
  /** A function that is called when names have loaded. */
  onNames = () => {};
  #ranges;
  #starts = [];
  #blockSize;
  #blocks = new Map();
  #running = new Set();
  #waiting = [];

  /** Loads the index of the characters. */
  static async load() {
    const response = await fetch('/api/characters');
    if (!response.ok) throw new Error(`The server returned status ${response.status}.`);
    return new Characters(await response.json());
  }

  constructor({ count, blockSize, ranges }) {
    /** The number of characters. */
    this.count = count;
    this.#blockSize = blockSize;
    this.#ranges = ranges;
    let start = 0;
    for (const [first, last] of ranges) {
      this.#starts.push(start);
      start += last - first + 1;
    }
  }

  /** The number of blocks. */
  get blockCount() {
    return Math.ceil(this.count / this.#blockSize);
  }

  /** Returns the number of the block that contains a character. */
  blockOf(number) {
    return Math.floor(number / this.#blockSize);
  }

  /** Returns the code point of a character by its number from 0 on. */
  codePoint(number) {
    const index = lastAtMost(this.#starts, number);
    return this.#ranges[index][0] + number - this.#starts[index];
  }

  /** Returns the number of the character with a code point, or -1 if the code point is not assigned. */
  numberOf(codePoint) {
    const index = lastAtMost(this.#ranges.map(([first]) => first), codePoint);
    const [first, last] = this.#ranges[index] ?? [0, -1];
    return codePoint <= last ? this.#starts[index] + codePoint - first : -1;
  }

  /** Returns a character's category and name, or null until they have loaded. */
  about(number) {
    const block = this.blockOf(number);
    const lines = this.#want(block);
    const inside = number % this.#blockSize;
    if (inside < margin && block > 0) this.#want(block - 1);
    if (inside >= this.#blockSize - margin && block + 1 < this.blockCount) this.#want(block + 1);
    const line = lines?.[inside];
    return line ? { category: line.slice(0, 2), name: line.slice(2) } : null;
  }

  #want(block) {
    const lines = this.#blocks.get(block);
    if (lines) {
      this.#blocks.delete(block);
      this.#blocks.set(block, lines);
    } else if (!this.#running.has(block)) {
      // The block that was requested last is visible now, so it is loaded first. If too many blocks wait, the
      // oldest are dropped; a dropped block is requested again if it is still needed.
      this.#waiting = [...this.#waiting.filter((other) => other !== block), block].slice(-atOnce);
      this.#next();
    }
    return lines;
  }

  #next() {
    while (this.#running.size < atOnce && this.#waiting.length > 0) this.#fetch(this.#waiting.pop());
  }

  async #fetch(block) {
    this.#running.add(block);
    const text = await fetch(`/api/characters?block=${block}`).then((answer) => (answer.ok ? answer.text() : null), () => null);
    this.#running.delete(block);
    this.#next();
    if (text === null) return;
    this.#blocks.set(block, text.split('\n'));
    while (this.#blocks.size > kept) this.#blocks.delete(this.#blocks.keys().next().value);
    this.onNames();
  }
}

/** Returns the index of the last number that is at most `most`, in sorted numbers. */
function lastAtMost(numbers, most) {
  let low = 0;
  let high = numbers.length;
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if (numbers[middle] <= most) low = middle;
    else high = middle;
  }
  return low;
}
