import { Cell } from './cell.js';
import { putInOrder } from './order.js';

/** The elements of a list. Each slot of the engine has a cell, an element that shows one item after another. */
export class Slots {
  #host;
  #axis;
  #session;
  /** @type {(Cell | undefined)[]} */
  #cells = [];
  #byElement = new Map();
  #fresh = new Set();
  #isOrdered = true;
  #pinned = null;
  /**
   * The state at the last drawing: the engine's revision of the slots, and the number of items. The revision
   * is NaN if some cells were not filled.
   */
  #revision = NaN;
  #count = NaN;
  /** Filled cells from the time before the engine, whose items have no slot yet. @type {Map<number, Cell>} */
  #ready = new Map();
  /** Whether a cell that loses its slot is put into `#ready`. */
  #isAdopting = false;

  /** @param {HTMLElement} host @param {import("./session.js").ListSession} session */
  constructor(host, session) {
    this.#host = host;
    this.#axis = session.axis;
    this.#session = session;
  }

  /** The number of elements, including elements that show no item. */
  get size() {
    return this.#byElement.size;
  }

  /** Takes over filled cells, which the slots of their items then use. @param {Cell[]} cells */
  adopt(cells) {
    this.#isAdopting = true;
    for (const cell of cells) {
      cell.lift(this.#axis);
      this.#ready.set(cell.item, cell);
    }
  }

  /** The filled cells, with or without a slot. */
  get filled() {
    return [...this.mounted.filter(({ isNew }) => !isNew), ...this.#ready.values()];
  }

  /** Hides the cells in `#ready`, because all visible items have a slot. */
  hideReady() {
    this.#isAdopting = false;
    for (const cell of this.#ready.values()) cell.hide();
  }

  /** Removes the cells in `#ready`. */
  dropReady() {
    this.#isAdopting = false;
    for (const { element } of this.#ready.values()) element.remove();
    this.#ready.clear();
  }

  /** Returns the cell whose element contains a node; undefined outside the list's elements. */
  cellOf(node) {
    for (let element = node; element && element !== this.#host; element = element.parentElement) {
      const cell = this.#byElement.get(element);
      if (cell) return cell;
    }
    return undefined;
  }

  /** The cells that show an item, in the order of the items. */
  get mounted() {
    return this.#cells.filter((cell) => cell && cell.item >= 0).sort((a, b) => a.item - b.item);
  }

  /**
   * The cells whose size is not observed yet. The caller removes the cells that it observes. @returns
   * {Set<Cell>}
   */
  get fresh() {
    return this.#fresh;
  }

  /**
   * Moves the elements to the positions of their slots, and fills the elements with a new item. If
   * `renderItem` edits the list, the numbers of items change. The remaining elements are then filled after
   * the engine has received the edit.
   */
  apply(list) {
    this.#takeChanges(list);
    const { slotCount, count, pinnedHeader, revision } = list.presentList();
    if (revision !== this.#revision || count !== this.#count) {
      [this.#revision, this.#count] = [revision, count];
      for (let number = 0; number < slotCount; number += 1) this.#show(this.#cells[number], list.slot(number), count);
      for (const cell of this.#cells) if (cell?.item === -1) this.#idle(cell);
    }
    this.#pin(pinnedHeader);
  }

  #show(cell, slot, count) {
    if (!cell || slot.item < 0) return;
    this.#number(cell, slot.item);
    cell.show(slot, count);
    if (!cell.isStale && !cell.isNew) return;
    if (this.#session.isBehind) this.#revision = NaN;
    else this.#fill(cell, slot);
  }

  /** Updates only the items of the cells, and which cells are new. */
  renumber(list) {
    this.#takeChanges(list);
    const { slotCount } = list.presentList();
    for (let number = 0; number < slotCount; number += 1) {
      const cell = this.#cells[number];
      if (cell) this.#number(cell, list.slot(number).item);
    }
  }

  /** Marks the elements of `count` items, beginning with `from`, to be filled again. */
  invalidate(list, from, count) {
    this.renumber(list);
    for (const cell of [...this.mounted, ...this.#ready.values()])
      if (cell.item >= from && cell.item < from + count) cell.isStale = true;
    this.#revision = NaN;
  }

  /**
   * Called when nothing moves: removes the cells in `#ready`, and brings the elements into the order of the
   * items. The focused element does not move.
   */
  settle() {
    this.dropReady();
    if (this.#isOrdered) return;
    this.#isOrdered = true;
    putInOrder(this.mounted.map(({ element }) => element));
  }

  /** Sets the role of all items. */
  setRole(role) {
    for (const cell of [...this.#byElement.values(), ...this.#ready.values()]) cell.element.setAttribute('role', role);
  }

  /** Removes all elements from the page. */
  clear() {
    this.dropReady();
    for (const cell of this.#byElement.values()) cell.element.remove();
    this.#cells = [];
    this.#byElement.clear();
    this.#fresh.clear();
  }

  #takeChanges(list) {
    for (const change of list.takeChanges()) this.#take(change);
  }

  #take({ type, slot, item }) {
    this.#revision = NaN;
    const cell = this.#cells[slot];
    switch (type) {
      case 'mounted':
        // The cell is reused only if its element is still in the list, because the page may have removed it.
        if (cell?.element.parentNode === this.#host && !this.#ready.has(item)) cell.mount(item);
        else this.#make(slot, item);
        this.#isOrdered = false;
        break;
      case 'unmounted':
        if (cell && this.#isAdopting) this.#ready.set(cell.item, this.#release(cell, slot));
        else cell?.unmount();
        break;
      case 'dropped':
        if (cell) this.#drop(cell, slot);
        break;
    }
  }

  /** Sets the item of a cell. An edit renumbers items, and may change their order. */
  #number(cell, item) {
    if (cell.item === item) return;
    cell.item = item;
    this.#isOrdered = false;
  }

  #make(slot, item) {
    const before = this.#cells[slot];
    if (before) this.#drop(before, slot);
    const cell = this.#takeReady(item) ?? new Cell(this.#axis, this.#session.itemRole);
    if (cell.item !== item) cell.mount(item);
    cell.isNew = true;
    cell.lift(this.#axis);
    this.#cells[slot] = cell;
    this.#byElement.set(cell.element, cell);
    if (cell.element.parentNode !== this.#host) this.#host.append(cell.element);
  }

  #takeReady(item) {
    const cell = this.#ready.get(item);
    this.#ready.delete(item);
    return cell;
  }

  #fill(cell, slot) {
    const isNew = cell.isNew;
    cell.isNew = false;
    if (cell.isStale)
      this.#session.stopwatch.exclude(() => cell.fill(this.#host, slot.extent, this.#session.kindOf(cell.item)));
    if (isNew) this.#fresh.add(cell);
  }

  #idle(cell) {
    if (!cell.hide()) return;
    this.#fresh.delete(cell);
    this.#session.measurements.unobserve(cell.element);
  }

  #drop(cell, slot) {
    this.#release(cell, slot).element.remove();
  }

  #release(cell, slot) {
    this.#fresh.delete(cell);
    this.#session.measurements.unobserve(cell.element);
    this.#cells[slot] = undefined;
    this.#byElement.delete(cell.element);
    return cell;
  }

  #pin(item) {
    const cell = item < 0 ? null : (this.#cells.find((cell) => cell?.item === item) ?? null);
    if (cell === this.#pinned) return;
    this.#pinned?.element.removeAttribute('data-pinned');
    cell?.element.setAttribute('data-pinned', '');
    this.#pinned = cell;
  }
}
