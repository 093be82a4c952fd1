/**
 * The position of an item in the browser's layout.
 *
 * @typedef {object} Place
 * @property {import('./overscroll-list-cell.js').Cell} cell
 * @property {number} before the distance from the item's start to the viewport's start, in px as drawn
 * @property {number} part the same as a fraction of the item's extent
 * @property {number} extent of the item, in px as drawn
 */

/**
 * The positions of the items with a size.
 *
 * @param {import('./overscroll-list-cell.js').Cell[]} cells
 * @param {import('./overscroll-axis.js').Axis} axis
 * @param {Element} viewport
 * @returns {Place[]}
 */
export function placesOf(cells, { names }, viewport) {
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
 * The first visible item. Its position is a fraction of its size, because the page may be scaled.
 *
 * @param {Place[]} places
 * @returns {Place | null}
 */
export function firstOf(places) {
  // Items without a size have no position, and a pending edit changes the order.
  places.sort((a, b) => b.before - a.before);
  return places.find(({ part }) => part < 1) ?? places.at(-1) ?? null;
}

/**
 * The scroll distance that aligns an item.
 *
 * @param {Place} place
 * @param {string} align
 * @param {number} viewport The viewport's extent, in px as drawn.
 */
export function distanceTo({ before, extent }, align, viewport) {
  const free = viewport - extent;
  const nearest = Math.min(Math.max(-before, Math.min(0, free)), Math.max(0, free));
  const shares = { start: 0, center: free / 2, end: free, nearest };
  return -before - shares[align];
}
