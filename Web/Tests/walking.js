/**
 * The random numbers and the digest of walks, as `WalkNumbers` and `WalkDigest` do natively.
 *
 * @module
 */

/** Seeded random numbers: a linear congruential generator (Numerical Recipes' `ranqd1`). */
export class WalkNumbers {
  #state;

  constructor(seed) {
    this.#state = seed >>> 0;
  }

  /** Returns a number from 0 to `limit` - 1, or 0 for a limit below 1. */
  below(limit) {
    this.#state = (Math.imul(this.#state, 1664525) + 1013904223) >>> 0;
    return limit < 1 ? 0 : (this.#state >>> 8) % limit;
  }
}

const words = new Uint32Array(2);
const double = new Float64Array(words.buffer);

/** A 32-bit FNV-1a digest of words. */
export class WalkDigest {
  value = 0x811c9dc5;

  add(word) {
    this.value = Math.imul(this.value ^ word, 0x01000193) >>> 0;
  }

  addDouble(number) {
    double[0] = number;
    this.add(words[0]);
    this.add(words[1]);
  }
}
