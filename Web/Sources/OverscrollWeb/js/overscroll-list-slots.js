import { Cell } from './overscroll-list-cell.js';
import { putInOrder } from './overscroll-list-order.js';

/** The elements of a list. Each slot of the engine has one, which shows one item after another. */
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
   * The engine's revision of the slots at the last drawing, NaN if it was incomplete, and the count of items.
   */
  #revision = NaN;
  #count = NaN;
  /** Filled cells without a slot. @type {Map<number, Cell>} */
  #ready = new Map();
  /** Whether a cell that loses its slot is kept here. */
  #isAdopting = false;

  /** @param {HTMLElement} host @param {import("./overscroll-list-session.js").ListSession} session */
  constructor(host, session) {
    this.#host = host;
    this.#axis = session.axis;
    this.#session = session;
  }

  /** The number of elements, including idle ones. */
  get size() {
    return this.#byElement.size;
  }

  /** Adopts filled cells for the slots of their items. @param {Cell[]} cells */
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

  /** Hides the adopted cells without a slot, because all visible items have one. */
  hideReady() {
    this.#isAdopting = false;
    for (const cell of this.#ready.values()) cell.hide();
  }

  /** Removes the adopted cells without a slot. */
  dropReady() {
    this.#isAdopting = false;
    for (const { element } of this.#ready.values()) element.remove();
    this.#ready.clear();
  }

  /** The cell of an element or of its ancestor in the list. */
  cellOf(node) {
    for (let element = node; element && element !== this.#host; element = element.parentElement) {
      const cell = this.#byElement.get(element);
      if (cell) return cell;
    }
    return undefined;
  }

  /** The cells with an item, in the order of the items. */
  get mounted() {
    return this.#cells.filter((cell) => cell && cell.item >= 0).sort((a, b) => a.item - b.item);
  }

  /** The cells whose observation has not begun; the caller removes them. @returns {Set<Cell>} */
  get fresh() {
    return this.#fresh;
  }

  /**
   * Moves the slots' elements and fills those with a new item. If the page edits the list meanwhile, the item
   * numbers change: the rest is filled after the engine has received the edit.
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

  /** Updates only the items of the slots and their newness. */
  renumber(list) {
    this.#takeChanges(list);
    const { slotCount } = list.presentList();
    for (let number = 0; number < slotCount; number += 1) {
      const cell = this.#cells[number];
      if (cell) this.#number(cell, list.slot(number).item);
    }
  }

  /** Marks some items to be filled again, by their current numbers. */
  invalidate(list, from, count) {
    this.renumber(list);
    for (const cell of [...this.mounted, ...this.#ready.values()])
      if (cell.item >= from && cell.item < from + count) cell.isStale = true;
    this.#revision = NaN;
  }

  /**
   * At rest: removes unused adopted cells, and brings the elements into the order of the items if necessary.
   * Focused elements do not move.
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
        // The page may have removed the list's element.
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

  /** An edit renumbers items, and may change their order. */
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
