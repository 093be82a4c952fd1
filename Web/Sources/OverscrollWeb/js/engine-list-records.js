/**
 * What is read of a list from the engine's memory: numbers for the whole and for each slot, and the slots' changes.
 *
 * @module
 */
import { CHANGES } from './engine-codes.js';

/**
 * @typedef {object} ListPresentation
 * @property {number} scrollOffset in pt, where the viewport starts in scroll space
 * @property {number} scrollExtent in pt
 * @property {number} origin in pt, what scroll space begins at in the content
 * @property {number} contentExtent in pt
 * @property {number} count how many items there are
 * @property {boolean} wantsFrames
 * @property {number} pinnedHeader the item's number, or -1
 * @property {number} item what is at the viewport's start
 * @property {number} inside in pt, how far before the viewport it starts
 * @property {number} bytes what the extents take
 * @property {number} lower the first item of the window
 * @property {number} upper the item after the window
 * @property {number} slotCount
 * @property {number} revision another number where something is said of the slots that was not said before
 * @property {number} changeCount how many changes `takeChanges` would give
 */
/**
 * @typedef {object} Slot
 * @property {number} item or -1 where it shows none
 * @property {number} start in pt, in scroll space
 * @property {number} extent in pt
 * @property {number} crossStart in pt
 * @property {number} crossExtent in pt
 * @property {boolean} isMeasured
 */
/** @typedef {{type: 'mounted' | 'unmounted' | 'dropped', slot: number, item: number}} Change */

/** How many numbers there are for the whole. */
export const wholeNumbers = 15;
const slotNumbers = 6;

/** @param {ListPresentation} list @param {Float64Array} numbers @param {number} at the place of the first number */
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

/** @returns {ListPresentation} what a list that has not been asked shows */
export const emptyListPresentation = () =>
  Object.assign(readList(/** @type {any} */ ({}), new Float64Array(wholeNumbers), 0), { pinnedHeader: -1 });

/** @param {Slot} slot @param {Float64Array} numbers @param {number} slots where they begin @param {number} number */
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

/** @param {Int32Array} codes @param {number} at the place of the record's first code @returns {Change} */
export const readChange = (codes, at) => ({ type: CHANGES[codes[at]], slot: codes[at + 1], item: codes[at + 2] });
