/**
 * Reads a list's state from the engine's memory: numbers for the whole list and for each slot, and the
 * changes of the slots. A slot is a reusable place for the element of an item.
 *
 * @module
 */
import { CHANGES } from './codes.js';

/**
 * The values of a list. Scroll space is the content, or for a very long content the part of it around the
 * viewport.
 *
 * @typedef {object} ListPresentation
 * @property {number} scrollOffset the viewport's start in scroll space, in pt
 * @property {number} scrollExtent the extent of scroll space, in pt
 * @property {number} origin the content offset of scroll space's start, in pt
 * @property {number} contentExtent in pt
 * @property {number} count the number of items
 * @property {boolean} wantsFrames whether something moves
 * @property {number} pinnedHeader the item of the pinned header, or -1
 * @property {number} item the item at the viewport's start
 * @property {number} inside the distance from the item's start to the viewport's start, in pt
 * @property {number} bytes the size of the stored extents
 * @property {number} lower the first of the mounted items in and around the viewport
 * @property {number} upper the item after the last of these items
 * @property {number} slotCount
 * @property {number} revision a number that changes whenever the numbers of a slot change
 * @property {number} changeCount the number of changes that `takeChanges` returns
 */
/**
 * @typedef {object} Slot
 * @property {number} item -1 for none
 * @property {number} start in pt, in scroll space
 * @property {number} extent in pt
 * @property {number} crossStart in pt
 * @property {number} crossExtent in pt
 * @property {boolean} isMeasured
 */
/** @typedef {{type: 'mounted' | 'unmounted' | 'dropped', slot: number, item: number}} Change */

/** The count of the numbers for the whole list. */
export const wholeNumbers = 15;
const slotNumbers = 6;

/**
 * @param {ListPresentation} list @param {Float64Array} numbers @param {number} at the index of the first number
 */
export function readList(list, numbers, at) {
  list.scrollOffset = numbers[at];
  list.scrollExtent = numbers[at + 1];
  list.origin = numbers[at + 2];
  list.contentExtent = numbers[at + 3];
  list.count = numbers[at + 4];
  list.wantsFrames = numbers[at + 5] !== 0;
  list.pinnedHeader = numbers[at + 6];
  list.item = numbers[at + 7];
  list.inside = numbers[at + 8];
  list.bytes = numbers[at + 9];
  list.lower = numbers[at + 10];
  list.upper = numbers[at + 11];
  list.slotCount = numbers[at + 12];
  list.revision = numbers[at + 13];
  list.changeCount = numbers[at + 14];
  return list;
}

/** @returns {ListPresentation} the presentation before the first event */
export const emptyListPresentation = () =>
  Object.assign(readList(/** @type {any} */ ({}), new Float64Array(wholeNumbers), 0), { pinnedHeader: -1 });

/**
 * @param {Slot} slot
 * @param {Float64Array} numbers
 * @param {number} slots the index of the first slot's first number
 * @param {number} number the number of the slot
 */
export function readSlot(slot, numbers, slots, number) {
  const at = slots + slotNumbers * number;
  slot.item = numbers[at];
  slot.start = numbers[at + 1];
  slot.extent = numbers[at + 2];
  slot.crossStart = numbers[at + 3];
  slot.crossExtent = numbers[at + 4];
  slot.isMeasured = numbers[at + 5] !== 0;
  return slot;
}

/** @returns {Slot} */
export const emptySlot = () =>
  Object.assign(readSlot(/** @type {any} */ ({}), new Float64Array(slotNumbers), 0, 0), { item: -1 });

/** @param {Int32Array} codes @param {number} at the index of the record's first code @returns {Change} */
export const readChange = (codes, at) => ({ type: CHANGES[codes[at]], slot: codes[at + 1], item: codes[at + 2] });
