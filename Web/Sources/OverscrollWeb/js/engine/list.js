/**
 * A list: the engine's events and the events of items as methods, and the list's presentation as an object.
 *
 * Lists need `lists.wasm`, which also contains everything of `engine.wasm`.
 *
 * @module
 */
import { addressOf } from '../addresses.js';
import { ALIGNMENTS } from './codes.js';
import { loadEngine } from './engine.js';
import { Engine } from './instance.js';
import { eachListOption } from './list-options.js';
import {
  emptyListPresentation, emptySlot, readChange, readList, readSlot, wholeNumbers,
} from './list-records.js';

/** @typedef {import('./list-records.js').ListPresentation} ListPresentation */
/** @typedef {import('./list-records.js').Slot} Slot */
/** @typedef {import('./list-records.js').Change} Change */
/** @typedef {import('./list-options.js').ListOptions} ListOptions */

/**
 * A list of items with the engine that scrolls it. A list lays itself out, so `layout` uses only the
 * revision.
 */
export class List extends Engine {
  #module;
  #calls;
  #shown = emptyListPresentation();
  /** Whether `#shown` has been read since the last event. */
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

  /** @param {number} t @param {number} extent in pt @param {number} [kind] from 0 to 7 */
  estimate(t, extent, kind = 0) {
    return this.effects(this.#calls.overscroll_list_estimate(this.handle, t, extent, kind));
  }

  /**
   * @param {number} t
   * @param {number} viewport in pt; 0 while the list is hidden
   * @param {number} cross the viewport's extent across the axis, in pt
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

  /**
   * @param {number} t
   * @param {number} item the first item
   * @param {number} count
   * @param {number} target the item to move before, counted before the move
   */
  move(t, item, count, target) {
    return this.effects(this.#calls.overscroll_list_move(this.handle, t, item, count, target));
  }

  /** @param {number} t @param {number} count @param {number} [kind] */
  reset(t, count, kind = 0) {
    return this.effects(this.#calls.overscroll_list_reset(this.handle, t, count, kind));
  }

  /**
   * Sets an item's measured extent, which the next `commit` applies.
   * @param {number} item
   * @param {number} extent in pt
   */
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
   * @param {number} inside an additional distance in pt
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

  /** @param {number} t @param {number} item a negative number after the touch */
  touch(t, item) {
    return this.effects(this.#calls.overscroll_list_touch(this.handle, t, item));
  }

  /**
   * The list's values to draw. The method always returns the same object, and updates it after an event.
   * `slot` then reads the slots of these values.
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
   * A slot, as it was at the last `presentList`. The method always returns the same object, with new values.
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

  /** Removes and returns the pending changes of the slots, in order. @returns {Change[]} */
  takeChanges() {
    const list = this.presentList();
    const count = list.changeCount && this.#calls.overscroll_list_take_changes(this.handle);
    list.changeCount = 0;
    const at = count && this.#calls.overscroll_list_changes(this.handle) >>> 2;
    return Array.from({ length: count }, (_, index) => readChange(this.#module.codes, at + 4 * index));
  }

  /** Whether all visible items have been measured. */
  get isMeasuredInSight() {
    return this.#calls.overscroll_list_is_measured_in_sight(this.handle) !== 0;
  }
}

/**
 * Loads `lists.wasm`, once for each address.
 * @param {string | URL} url
 * @returns {Promise<import('./engine.js').EngineModule>}
 */
export const loadLists = (url = addressOf('lists.wasm')) => loadEngine(url);
