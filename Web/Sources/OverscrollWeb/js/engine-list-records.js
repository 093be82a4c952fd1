/**
 * Reads a list's state from the engine's memory: numbers for the whole and for each slot, and the slots'
 * changes.
 *
 * @module
 */
import { CHANGES } from './engine-codes.js';

/**
 * @typedef {object} ListPresentation
 * @property {number} scrollOffset in pt, the viewport's start in scroll space
 * @property {number} scrollExtent in pt
 * @property {number} origin in pt, the start of scroll space in the content
 * @property {number} contentExtent in pt
 * @property {number} count the number of items
 * @property {boolean} wantsFrames
 * @property {number} pinnedHeader the item's number, or -1
 * @property {number} item the item at the viewport's start
 * @property {number} inside in pt, the distance from the item's start to the viewport's start
 * @property {number} bytes the size of the extents
 * @property {number} lower the first item of the window
 * @property {number} upper the item after the window
 * @property {number} slotCount
 * @property {number} revision changes with the slots' numbers
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

/** The number of numbers for the whole. */
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
 * @param {Slot} slot @param {Float64Array} numbers @param {number} slots the index of the first slot @param
 * {number} number
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
