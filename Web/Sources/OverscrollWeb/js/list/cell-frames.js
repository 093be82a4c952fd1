/**
 * The position of an item in the browser's layout. Lengths are in px as drawn, that is, with the page's
 * scale.
 *
 * @typedef {object} CellFrame
 * @property {import('./cell.js').Cell} cell
 * @property {number} before the distance from the item's start to the viewport's start
 * @property {number} part the same distance as a fraction of the item's extent
 * @property {number} extent the extent of the item
 */

/**
 * Returns the positions of the items whose elements have a size.
 *
 * @param {import('./cell.js').Cell[]} cells
 * @param {import('../geometry/axis.js').Axis} axis
 * @param {Element} viewport
 * @returns {CellFrame[]}
 */
export function cellFramesOf(cells, { names }, viewport) {
  const sign = names.start === 'right' ? -1 : 1;
  const style = getComputedStyle(viewport);
  const room = [`padding-${names.start}`, `border-${names.start}-width`];
  const inset = room.reduce((sum, name) => sum + parseFloat(style.getPropertyValue(name)), 0);
  const origin = viewport.getBoundingClientRect()[names.start] + sign * inset;
  return cells.flatMap((cell) => {
    const box = cell.element.getBoundingClientRect();
    const before = sign * (origin - box[names.start]);
    const extent = box[names.extent];
    return extent > 0 ? [{ cell, before, part: before / extent, extent }] : [];
  });
}

/**
 * Returns the first visible item; without visible items, the last item.
 *
 * @param {CellFrame[]} frames
 * @returns {CellFrame | null}
 */
export function firstOf(frames) {
  // The items are sorted, because after an edit the elements may not yet be in the order of the items.
  frames.sort((a, b) => b.before - a.before);
  return frames.find(({ part }) => part < 1) ?? frames.at(-1) ?? null;
}

/**
 * Returns the distance to scroll so that an item is aligned in the viewport.
 *
 * @param {CellFrame} frame
 * @param {string} align
 * @param {number} viewport The viewport's extent, in px as drawn.
 */
export function distanceTo({ before, extent }, align, viewport) {
  const free = viewport - extent;
  const nearest = Math.min(Math.max(-before, Math.min(0, free)), Math.max(0, free));
  const shares = { start: 0, center: free / 2, end: free, nearest };
  return -before - shares[align];
}
