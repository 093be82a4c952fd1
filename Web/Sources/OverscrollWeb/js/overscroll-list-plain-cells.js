import { rolesOf } from './overscroll-list-attributes.js';
import { Cell } from './overscroll-list-cell.js';
import { moveElement } from './overscroll-list-order.js';

/** The maximum number of items to insert before items that stay. */
const mostBefore = 100;

/**
 * The cells of a list's first items after edits. The elements change in the next frame.
 *
 * An edit is a method with the name and the parameters of the engine's method.
 */
export class PlainCells {
  /** The first items. New cells have no element in the page yet. @type {Cell[]} */
  cells = [];
  /** The cells that leave the page in the next frame. @type {Cell[]} */
  #gone = [];
  /** The cells that move in the next frame. @type {Set<Cell>} */
  #moved = new Set();
  #axis;
  #host;

  /** @param {import('./overscroll-axis.js').Axis} axis @param {HTMLElement} host */
  constructor(axis, host) {
    this.#axis = axis;
    this.#host = host;
  }

  /** Inserts items before an item, or at the end. @param {number} count @param {number} at */
  insert(count, at) {
    this.#put(at, [], count);
  }

  /** Removes items. @param {number} at @param {number} count */
  remove(at, count) {
    this.#gone.push(...this.cells.splice(at, count));
  }

  /** Moves items to before an item, which is counted before the move. */
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

  /** Appends cells until there are `count`. */
  fillUp(count) {
    while (this.cells.length < count) this.cells.push(this.#make());
  }

  /** Changes only new and moved elements: the browser anchors its scroll position to the unchanged ones. */
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

  /** Removes the elements of removed items. */
  removeGone() {
    for (const { element } of this.#gone.splice(0)) element.remove();
  }

  /** Inserts cells and new ones after them. If there are too many new ones, the following cells are removed. */
  #put(at, cells, count) {
    if (at > this.cells.length) return void this.#gone.push(...cells);
    if (count > mostBefore) this.remove(at, Infinity);
    // At the end, `fillUp` adds the wanted number in the next frame.
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
