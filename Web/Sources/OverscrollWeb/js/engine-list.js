/**
 * A list: the engine's events, and those about items, as methods; what it shows as an object.
 *
 * Lists are in a file of their own, `lists.wasm`, which has all that `engine.wasm` has, too.
 *
 * @module
 */
import { ALIGNMENTS } from './engine-codes.js';
import { Engine } from './engine-instance.js';
import { loadEngine } from './engine.js';
import { eachListOption } from './engine-list-options.js';
import {
  emptyListPresentation, emptySlot, readChange, readList, readSlot, wholeNumbers,
} from './engine-list-records.js';

/** @typedef {import('./engine-list-records.js').ListPresentation} ListPresentation */
/** @typedef {import('./engine-list-records.js').Slot} Slot */
/** @typedef {import('./engine-list-records.js').Change} Change */
/** @typedef {import('./engine-list-options.js').ListOptions} ListOptions */

/** A list of items, with the engine that scrolls it. It lays itself out: of `layout` only the revision counts. */
export class List extends Engine {
  #module;
  #calls;
  #shown = emptyListPresentation();
  /** Whether that is what it shows now. */
  #isRead = false;
  #slot = emptySlot();
  #slots = 0;

  /** @param {import('./engine.js').EngineModule} module */
  constructor(module) {
    super(module, module.exports.overscroll_list_create());
    this.#module = module;
    this.#calls = module.recorded.calls;
  }

  get isList() {
    return true;
  }

  /** @param {number} t @param {ListOptions} options */
  configureList(t, options) {
    eachListOption(options, (option, value) => this.#calls.overscroll_list_option(this.handle, option, value));
    return this.effects(this.#calls.overscroll_list_configure(this.handle, t));
  }

  /** @param {number} t @param {number} extent in pt @param {number} [kind] from 0 to 15 */
  estimate(t, extent, kind = 0) {
    return this.effects(this.#calls.overscroll_list_estimate(this.handle, t, extent, kind));
  }

  /**
   * @param {number} t
   * @param {number} viewport in pt; 0 while hidden
   * @param {number} cross in pt
   * @param {number} [pixelsPerPoint]
   */
  layOut(t, viewport, cross, pixelsPerPoint = 1) {
    return this.effects(this.#calls.overscroll_list_lay_out(this.handle, t, viewport, cross, pixelsPerPoint));
  }

  /** @param {number} t @param {number} count @param {number} item @param {number} [kind] */
  insert(t, count, item, kind = 0) {
    return this.effects(this.#calls.overscroll_list_insert(this.handle, t, count, item, kind));
  }

  /** @param {number} t @param {number} item @param {number} count */
  remove(t, item, count) {
    return this.effects(this.#calls.overscroll_list_remove(this.handle, t, item, count));
  }

  /** @param {number} t @param {number} item @param {number} count @param {number} place counted as before */
  move(t, item, count, place) {
    return this.effects(this.#calls.overscroll_list_move(this.handle, t, item, count, place));
  }

  /** @param {number} t @param {number} count @param {number} [kind] */
  reset(t, count, kind = 0) {
    return this.effects(this.#calls.overscroll_list_reset(this.handle, t, count, kind));
  }

  /** An item was measured, which counts from the next commit on. @param {number} item @param {number} extent */
  measure(item, extent) {
    this.#calls.overscroll_list_measure(this.handle, item, extent);
  }

  /** @param {number} t */
  commit(t) {
    return this.effects(this.#calls.overscroll_list_commit(this.handle, t));
  }

  /**
   * @param {number} t
   * @param {number} item
   * @param {'start' | 'center' | 'end' | 'nearest'} align
   * @param {number} inside in pt beyond that
   * @param {boolean} animated
   */
  scrollToItem(t, item, align, inside, animated) {
    return this.effects(
      this.#calls.overscroll_list_scroll_to(
        this.handle, t, item, ALIGNMENTS.indexOf(align), inside, animated ? 1 : 0));
  }

  /** @param {number} t @param {number} item a negative number for none */
  focus(t, item) {
    return this.effects(this.#calls.overscroll_list_focus(this.handle, t, item));
  }

  /** @param {number} t @param {number} item a negative number once the touch has ended */
  touch(t, item) {
    return this.effects(this.#calls.overscroll_list_touch(this.handle, t, item));
  }

  /**
   * What is to be drawn: one object, filled in anew where something has happened since the last call. It is what `slot`
   * reads, too.
   * @returns {ListPresentation}
   */
  presentList() {
    if (this.#isRead) return this.#shown;
    this.#isRead = true;
    const at = this.#calls.overscroll_list_present(this.handle) >>> 3;
    this.#slots = at + wholeNumbers;
    return at === 0 ? this.#shown : readList(this.#shown, this.#module.numbers, at);
  }

  /**
   * A slot as `presentList` has last said: one object, filled in anew by each call.
   * @param {number} number from 0 up to `slotCount`
   * @returns {Slot}
   */
  slot(number) {
    return readSlot(this.#slot, this.#module.numbers, this.#slots, number);
  }

  effects(count) {
    this.#isRead = false;
    return super.effects(count);
  }

  /** What has become of the slots since this was last asked, in order. @returns {Change[]} */
  takeChanges() {
    const list = this.presentList();
    const count = list.changeCount && this.#calls.overscroll_list_take_changes(this.handle);
    list.changeCount = 0;
    const at = count && this.#calls.overscroll_list_changes(this.handle) >>> 2;
    return Array.from({ length: count }, (_, index) => readChange(this.#module.codes, at + 4 * index));
  }

  /** Whether all that is in sight has been measured. */
  get isMeasuredInSight() {
    return this.#calls.overscroll_list_is_measured_in_sight(this.handle) !== 0;
  }
}

/**
 * Loads `lists.wasm`, once for each address: a module of which lists can be made.
 * @param {string | URL} url
 * @returns {Promise<import('./engine.js').EngineModule>}
 */
export const loadLists = (url = new URL('lists.wasm', import.meta.url)) => loadEngine(url);
