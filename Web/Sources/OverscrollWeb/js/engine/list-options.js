/**
 * Converts a list's layout to codes and numbers for the engine.
 *
 * @module
 */

/**
 * A list's layout; lengths are in pt.
 *
 * @typedef {object} ListOptions
 * @property {'stack' | {columns: number} | {columnWidth: number}} arrangement
 * @property {boolean} masonry whether each item is placed in the shortest column
 * @property {number} spacing
 * @property {number} laneSpacing
 * @property {number} insetStart
 * @property {number} insetEnd
 * @property {number} overscan
 * @property {boolean} sticksToStart
 * @property {boolean} sticksToEnd
 * @property {boolean} startsAtEnd
 */

const listOptions = {
  spacing: 5, laneSpacing: 6, insetStart: 7, insetEnd: 8, overscan: 9,
  sticksToStart: 15, sticksToEnd: 16, startsAtEnd: 17,
};

/**
 * Calls `set` with the code and the value of each option.
 * @param {ListOptions} options
 * @param {(option: number, value: number) => void} set
 */
export function eachListOption(options, set) {
  set(...arrangementNumbers(options.arrangement, options.masonry ? 2 : 0));
  for (const [name, option] of Object.entries(listOptions)) set(option, Number(options[name]));
}

/** @returns {[number, number]} */
function arrangementNumbers(arrangement, masonry) {
  if (arrangement === 'stack') return [0, 0];
  return 'columns' in arrangement ? [1 + masonry, arrangement.columns] : [2 + masonry, arrangement.columnWidth];
}
