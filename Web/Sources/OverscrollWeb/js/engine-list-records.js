/**
 * What is read of a list from the engine's memory: numbers for the whole and for each slot, and the slots' changes.
 *
 * @module
 */
import { CHANGES } from './engine-codes.js';
import { fillIn } from './engine-records.js';

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
/** @typedef {{type: 'mounted' | 'unmounted' | 'dropped', slot: number, item: number, isReused: boolean}} Change */

const listNumbers = [
  'scrollOffset', 'scrollExtent', 'origin', 'contentExtent', 'count', 'wantsFrames', 'pinnedHeader', 'item', 'inside', 'bytes',
  'lower', 'upper', 'slotCount',
];
const slotNumbers = ['item', 'start', 'extent', 'crossStart', 'crossExtent', 'isMeasured'];

/** How many numbers there are for the whole. */
export const wholeNumbers = listNumbers.length;

/** @param {ListPresentation} list @param {Float64Array} numbers @param {number} at the place of the first number */
export function readList(list, numbers, at) {
  fillIn(list, listNumbers, numbers, at);
  list.wantsFrames = /** @type {any} */ (list.wantsFrames) !== 0;
  return list;
}

/** @returns {ListPresentation} what a list that has not been asked shows */
export const emptyListPresentation = () =>
  Object.assign(readList(/** @type {any} */ ({}), new Float64Array(wholeNumbers), 0), { pinnedHeader: -1 });

/** @param {Slot} slot @param {Float64Array} numbers @param {number} slots where they begin @param {number} number */
export function readSlot(slot, numbers, slots, number) {
  fillIn(slot, slotNumbers, numbers, slots + slotNumbers.length * number);
  slot.isMeasured = /** @type {any} */ (slot.isMeasured) !== 0;
  return slot;
}

/** @returns {Slot} */
export const emptySlot = () =>
  Object.assign(readSlot(/** @type {any} */ ({}), new Float64Array(slotNumbers.length), 0, 0), { item: -1 });

/** @param {Int32Array} codes @param {number} at the place of the record's first code @returns {Change} */
export const readChange = (codes, at) => ({
  type: CHANGES[codes[at]], slot: codes[at + 1], item: codes[at + 2], isReused: codes[at + 3] !== 0,
});
