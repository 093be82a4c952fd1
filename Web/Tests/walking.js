/**
 * What random walks are decided by, and what is kept of them: as `WalkNumbers` and `WalkDigest` natively.
 *
 * @module
 */

/** Numbers that a seed decides: a linear congruential generator (Numerical Recipes' `ranqd1`). */
export class WalkNumbers {
  #state;

  constructor(seed) {
    this.#state = seed >>> 0;
  }

  /** A number from 0 to one below a limit; 0 for a limit below 1. */
  below(limit) {
    this.#state = (Math.imul(this.#state, 1664525) + 1013904223) >>> 0;
    return limit < 1 ? 0 : (this.#state >>> 8) % limit;
  }
}

const words = new Uint32Array(2);
const double = new Float64Array(words.buffer);

/** The FNV-1a digest, in 32 bits, of words. */
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
