import { numberOf } from '../api/attributes.js';

/** The maximum number of items, which is also the engine's limit. */
const itemLimit = 2 ** 30;

/** Converts a number to a whole number from 0 to the maximum number of items. */
export const wholeNumber = (number) => Math.min(Math.max(0, Math.trunc(number) || 0), itemLimit);

/**
 * The number and the kinds of a list's items. A list has a model even without an engine.
 *
 * The model stores runs of neighboring items of the same kind, so millions of items need little memory. A
 * method that edits the model returns the parameters for the engine's method of the same name, or null if
 * nothing changes.
 */
export class ListModel {
  /** The number of items. */
  count = 0;
  #runs = [];
  // The index of the last used run, and the number of its first item. The next lookup is usually near it.
  #run = 0;
  #first = 0;

  /** Inserts items of a kind before the item `at`, or at the end. */
  insert(count, at, kind) {
    const all = Math.min(wholeNumber(count), itemLimit - this.count);
    if (all === 0) return null;
    const index = Math.min(wholeNumber(at), this.count);
    this.#put(index, [{ count: all, kind }]);
    this.count += all;
    return [all, index, kind];
  }

  /** Removes `count` items, beginning with the item `at`. */
  remove(at, count) {
    const [from, all] = this.#within(at, count);
    if (all === 0) return null;
    this.#take(from, all);
    this.count -= all;
    return [from, all];
  }

  /** Moves items to before the item `to`, whose number is counted before the move. */
  move(at, count, to) {
    const [from, all] = this.#within(at, count);
    if (all === 0) return null;
    const index = Math.min(wholeNumber(to), this.count);
    if (index < from || index > from + all) this.#put(index > from ? index - all : index, this.#take(from, all));
    return [from, all, index];
  }

  /** Replaces all items with `count` items of a kind. */
  reset(count, kind) {
    this.count = wholeNumber(count);
    this.#runs = [{ count: this.count, kind }];
    this.#rewind();
    return [this.count, kind];
  }

  /** Returns the kind of an item; 0 for a number without an item. */
  kindOf(item) {
    this.#find(item);
    return this.#runs[this.#run]?.kind ?? 0;
  }

  /**
   * Calls a function for each run of items with the same kind.
   * @param {(count: number, at: number, kind: number) => void} insert
   */
  forEachRun(insert) {
    let at = 0;
    for (const { count, kind } of this.#runs) {
      insert(count, at, kind);
      at += count;
    }
  }

  /** Limits a range to the existing items. Returns the first item and the count. */
  #within(at, count) {
    const from = numberOf(String(at)) === undefined ? this.count : Math.min(wholeNumber(at), this.count);
    return [from, Math.min(wholeNumber(count), this.count - from)];
  }

  #put(at, runs) {
    const index = this.#split(at);
    this.#runs.splice(index, 0, ...runs);
    this.#merge(index + runs.length);
    this.#merge(index);
  }

  #take(at, count) {
    const index = this.#split(at);
    const runs = this.#runs.splice(index, this.#split(at + count) - index);
    this.#rewind();
    this.#merge(index);
    return runs;
  }

  /**
   * Splits the run that contains an item, so that a run begins with the item. Returns the index of that run.
   */
  #split(item) {
    this.#find(item);
    if (this.#first === item) return this.#run;
    const { count, kind } = this.#runs[this.#run];
    const before = item - this.#first;
    this.#runs.splice(this.#run, 1, { count: before, kind }, { count: count - before, kind });
    return this.#run + 1;
  }

  /** Moves `#run` to the run that contains an item, or past the last run. */
  #find(item) {
    while (item < this.#first) this.#first -= this.#runs[--this.#run].count;
    while (this.#run < this.#runs.length && item >= this.#first + this.#runs[this.#run].count)
      this.#first += this.#runs[this.#run++].count;
  }

  /** Merges the run at an index with the previous run, if both have the same kind. */
  #merge(index) {
    const [before, run] = [this.#runs[index - 1], this.#runs[index]];
    if (!before || !run || before.kind !== run.kind) return;
    before.count += run.count;
    this.#runs.splice(index, 1);
    if (this.#run >= index) this.#rewind();
  }

  #rewind() {
    this.#run = 0;
    this.#first = 0;
  }
}
