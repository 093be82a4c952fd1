import { numberOf } from './overscroll-attributes.js';

/** How many items there can be: as many as the engine takes. */
const itemLimit = 2 ** 30;

/** A whole number from 0 on, up to as many items as there can be. */
export const wholeNumber = (number) => Math.min(Math.max(0, Math.trunc(number) || 0), itemLimit);

/**
 * Which items there are: how many, and of which kinds. It outlives the engine, and is there before it.
 *
 * Kept as runs of one kind, so that millions of items take no room. An edit returns what it has come to, as parameters of
 * an engine's method of the same name, or null where nothing changes.
 */
export class ListModel {
  /** How many items there are. */
  count = 0;
  #runs = [];
  // A run, and the number of its first item: what was asked for last, since neighbours are asked for next.
  #run = 0;
  #first = 0;

  /** Inserts items of a kind before an item, or at the end. */
  insert(count, at, kind) {
    const all = Math.min(wholeNumber(count), itemLimit - this.count);
    if (all === 0) return null;
    const place = Math.min(wholeNumber(at), this.count);
    this.#put(place, [{ count: all, kind }]);
    this.count += all;
    return [all, place, kind];
  }

  /** Removes items, from one on. */
  remove(at, count) {
    const [from, all] = this.#within(at, count);
    if (all === 0) return null;
    this.#take(from, all);
    this.count -= all;
    return [from, all];
  }

  /** Moves items, from one on, to before another, which has the number that it had before the move. */
  move(at, count, to) {
    const [from, all] = this.#within(at, count);
    if (all === 0) return null;
    const place = Math.min(wholeNumber(to), this.count);
    if (place < from || place > from + all) this.#put(place > from ? place - all : place, this.#take(from, all));
    return [from, all, place];
  }

  /** Everything is new. */
  reset(count, kind) {
    this.count = wholeNumber(count);
    this.#runs = [{ count: this.count, kind }];
    this.#rewind();
    return [this.count, kind];
  }

  /** The kind of an item; 0 where it has gone. */
  kindOf(item) {
    this.#find(item);
    return this.#runs[this.#run]?.kind ?? 0;
  }

  /**
   * Tells all of it to somebody who knows nothing.
   * @param {(count: number, at: number, kind: number) => void} insert
   */
  tell(insert) {
    let at = 0;
    for (const { count, kind } of this.#runs) {
      insert(count, at, kind);
      at += count;
    }
  }

  /** The first of some items, and how many of them there are. */
  #within(at, count) {
    const from = numberOf(String(at)) === undefined ? this.count : Math.min(wholeNumber(at), this.count);
    return [from, Math.min(wholeNumber(count), this.count - from)];
  }

  #put(at, runs) {
    const place = this.#split(at);
    this.#runs.splice(place, 0, ...runs);
    this.#merge(place + runs.length);
    this.#merge(place);
  }

  #take(at, count) {
    const place = this.#split(at);
    const runs = this.#runs.splice(place, this.#split(at + count) - place);
    this.#rewind();
    this.#merge(place);
    return runs;
  }

  /** The place of the run that begins with an item, which is made to begin one. */
  #split(item) {
    this.#find(item);
    if (this.#first === item) return this.#run;
    const { count, kind } = this.#runs[this.#run];
    const before = item - this.#first;
    this.#runs.splice(this.#run, 1, { count: before, kind }, { count: count - before, kind });
    return this.#run + 1;
  }

  /** Goes to the run that an item is in; behind the last item, behind the last run. */
  #find(item) {
    while (item < this.#first) this.#first -= this.#runs[--this.#run].count;
    while (this.#run < this.#runs.length && item >= this.#first + this.#runs[this.#run].count)
      this.#first += this.#runs[this.#run++].count;
  }

  /** Makes one of a run and the one before it, if they are of one kind. */
  #merge(place) {
    const [before, run] = [this.#runs[place - 1], this.#runs[place]];
    if (!before || !run || before.kind !== run.kind) return;
    before.count += run.count;
    this.#runs.splice(place, 1);
    if (this.#run >= place) this.#rewind();
  }

  #rewind() {
    this.#run = 0;
    this.#first = 0;
  }
}
