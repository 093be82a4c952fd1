import { rolesOf } from '../api/list-attributes.js';
import { Cell } from './cell.js';
import { moveElement } from './order.js';

/**
 * The maximum number of items that an edit inserts before existing items. For more items, the existing ones
 * are removed.
 */
const mostBefore = 100;

/**
 * The cells (elements) of a list's first items, as the browser lays them out without the engine.
 *
 * An edit changes the order of the cells at once, and the elements in the page in the next frame. The edits
 * have the names and the parameters of the engine's methods.
 */
export class PlainCells {
  /** The cells in the order of the items. The elements of new cells are not in the page yet. @type {Cell[]} */
  cells = [];
  /** The cells whose elements leave the page in the next frame. @type {Cell[]} */
  #gone = [];
  /** The cells whose elements move in the next frame. @type {Set<Cell>} */
  #moved = new Set();
  #axis;
  #host;

  /** @param {import('../geometry/axis.js').Axis} axis @param {HTMLElement} host */
  constructor(axis, host) {
    this.#axis = axis;
    this.#host = host;
  }

  /** Inserts items before the item `at`, or at the end. @param {number} count @param {number} at */
  insert(count, at) {
    this.#put(at, [], count);
  }

  /** Removes `count` items, beginning with the item `at`. @param {number} at @param {number} count */
  remove(at, count) {
    this.#gone.push(...this.cells.splice(at, count));
  }

  /** Moves items to before the item `to`, whose number is counted before the move. */
  move(from, count, to) {
    if (to >= from && to <= from + count) return;
    const cells = this.cells.splice(from, count);
    for (const cell of cells) this.#moved.add(cell);
    this.#put(to > from ? to - count : to, cells, count - cells.length);
  }

  /** Removes all items. */
  reset() {
    this.remove(0, Infinity);
  }

  /** Appends cells until their number is `count`. */
  fillUp(count) {
    while (this.cells.length < count) this.cells.push(this.#make());
  }

  /**
   * Inserts the elements of new cells, and moves the elements of moved cells. The remaining elements
   * do not move, because the browser keeps its scroll position relative to them.
   */
  putInPlace() {
    let next = null;
    for (const cell of [...this.cells].reverse()) {
      const { element } = cell;
      if (!element.parentNode) this.#host.insertBefore(element, next);
      else if (this.#moved.has(cell)) moveElement(element, next);
      next = element;
    }
    this.#moved.clear();
  }

  /** Removes the elements of removed items from the page. */
  removeGone() {
    for (const { element } of this.#gone.splice(0)) element.remove();
  }

  /**
   * Inserts the given cells, and `count` new cells after them. If `count` is above the limit, all following
   * cells are removed.
   */
  #put(at, cells, count) {
    if (at > this.cells.length) return void this.#gone.push(...cells);
    if (count > mostBefore) this.remove(at, Infinity);
    // If the items are inserted at the end, no cells are made here: `fillUp` makes them in the next frame.
    const added = at < this.cells.length ? count : 0;
    this.cells.splice(at, 0, ...cells, ...Array.from({ length: added }, () => this.#make()));
  }

  #make() {
    const cell = new Cell(this.#axis, rolesOf(this.#host).item);
    cell.element.style[this.#axis.names.crossExtent] = '100%';
    cell.mount(this.cells.length);
    return cell;
  }
}
