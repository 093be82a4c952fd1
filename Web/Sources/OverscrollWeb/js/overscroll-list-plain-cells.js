import { rolesOf } from './overscroll-list-attributes.js';
import { Cell } from './overscroll-list-cell.js';
import { moveElement } from './overscroll-list-order.js';

/** How many items can come before others that stay. */
const mostBefore = 100;

/**
 * The cells of a list's first items, as edits leave them: elements come, move and go in the next frame.
 *
 * An edit is a method of the same name and parameters as an engine's.
 */
export class PlainCells {
  /** The first items. Those that are new have no element in the page yet. @type {Cell[]} */
  cells = [];
  /** What leaves the page in the next frame. @type {Cell[]} */
  #gone = [];
  /** What is another place's by then. @type {Set<Cell>} */
  #moved = new Set();
  #axis;
  #host;

  /** @param {import('./overscroll-axis.js').Axis} axis @param {HTMLElement} host */
  constructor(axis, host) {
    this.#axis = axis;
    this.#host = host;
  }

  /** Items come before another, or behind all of them. @param {number} count @param {number} at */
  insert(count, at) {
    this.#put(at, [], count);
  }

  /** Items go. @param {number} at @param {number} count */
  remove(at, count) {
    this.#gone.push(...this.cells.splice(at, count));
  }

  /** Items, from one on, go before another, which has the number that it had before the move. */
  move(from, count, to) {
    if (to >= from && to <= from + count) return;
    const cells = this.cells.splice(from, count);
    for (const cell of cells) this.#moved.add(cell);
    this.#put(to > from ? to - count : to, cells, count - cells.length);
  }

  /** All items go. */
  reset() {
    this.remove(0, Infinity);
  }

  /** Adds cells behind the others until there are n. */
  fillUp(count) {
    while (this.cells.length < count) this.cells.push(this.#make());
  }

  /** Touches no element but those that come and those that move: a browser keeps what is read in its place by the others. */
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

  /** Takes out of the page what has gone. */
  removeGone() {
    for (const { element } of this.#gone.splice(0)) element.remove();
  }

  /** Inserts cells, and new ones behind them; where these are too many, what comes after goes. */
  #put(at, cells, count) {
    if (at > this.cells.length) return void this.#gone.push(...cells);
    if (count > mostBefore) this.remove(at, Infinity);
    // At the end there are as many as are wanted by the next frame.
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
