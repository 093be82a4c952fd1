/**
 * Where the browser has laid out items.
 *
 * @typedef {object} Place
 * @property {import('./overscroll-list-cell.js').Cell} cell
 * @property {number} before how far before the viewport's start the item starts, in px as drawn
 * @property {number} part the same, as a part of the item's own extent
 * @property {number} extent of the item, in px as drawn
 */

/**
 * Where the items are that have a size.
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
 * What is seen first, by a share of its size: the page may draw all of it larger.
 *
 * @param {Place[]} places
 * @returns {Place | null}
 */
export function firstOf(places) {
  // An item without a size is nowhere, and an edit that is to be done changes the order.
  places.sort((a, b) => b.before - a.before);
  return places.find(({ part }) => part < 1) ?? places.at(-1) ?? null;
}

/**
 * How far the content is to be scrolled so that an item is aligned.
 *
 * @param {Place} place
 * @param {string} align
 * @param {number} viewport How long that is, in px as drawn.
 */
export function distanceTo({ before, extent }, align, viewport) {
  const free = viewport - extent;
  const nearest = Math.min(Math.max(-before, Math.min(0, free)), Math.max(0, free));
  const shares = { start: 0, center: free / 2, end: free, nearest };
  return -before - shares[align];
}
