import { Cell } from './overscroll-list-cell.js';
import { putInOrder } from './overscroll-list-order.js';

/** The elements of a list: each slot that the engine has is one, which shows one item after another. */
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
  /** The engine's revision of what is drawn, NaN where that is not all, and how many items that said there are. */
  #revision = NaN;
  #count = NaN;
  /** Cells that show items already, and have no slot yet. @type {Map<number, Cell>} */
  #ready = new Map();
  /** Whether a cell without a slot becomes one of these, and not idle. */
  #isAdopting = false;

  /** @param {HTMLElement} host @param {import("./overscroll-list-session.js").ListSession} session */
  constructor(host, session) {
    this.#host = host;
    this.#axis = session.axis;
    this.#session = session;
  }

  /** How many elements there are, idle ones included. */
  get size() {
    return this.#byElement.size;
  }

  /** Goes on with cells that show items already, where these are to be mounted. @param {Cell[]} cells */
  adopt(cells) {
    this.#isAdopting = true;
    for (const cell of cells) {
      cell.lift(this.#axis);
      this.#ready.set(cell.item, cell);
    }
  }

  /** All cells that show an item, also without a slot. */
  get filled() {
    return [...this.mounted.filter(({ isNew }) => !isNew), ...this.#ready.values()];
  }

  /** All that is seen has a slot: takes the adopted cells that have none out of sight. */
  hideReady() {
    this.#isAdopting = false;
    for (const cell of this.#ready.values()) cell.hide();
  }

  /** Takes out the adopted cells that were not needed. */
  dropReady() {
    this.#isAdopting = false;
    for (const { element } of this.#ready.values()) element.remove();
    this.#ready.clear();
  }

  /** The cell of an element of the list's, or of what is in one. */
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

  /** The cells that nobody watches yet: who does takes them out. @returns {Set<Cell>} */
  get fresh() {
    return this.#fresh;
  }

  /**
   * Gives every slot its element and its place, and has those filled that show another item. Once the page has edited
   * the list meanwhile, the items have other numbers: the rest is filled when the engine knows them, too.
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

  /** Learns which items the slots show by now, and which of them are new, and nothing else. */
  renumber(list) {
    this.#takeChanges(list);
    const { slotCount } = list.presentList();
    for (let number = 0; number < slotCount; number += 1) {
      const cell = this.#cells[number];
      if (cell) this.#number(cell, list.slot(number).item);
    }
  }

  /** Has the elements of some items filled anew: by the numbers that they have now. */
  invalidate(list, from, count) {
    this.renumber(list);
    for (const cell of [...this.mounted, ...this.#ready.values()])
      if (cell.item >= from && cell.item < from + count) cell.isStale = true;
    this.#revision = NaN;
  }

  /**
   * Nothing moves, and nothing more is mounted: what was adopted and not needed goes, and the elements are brought into the
   * order of the items, as far as they are not. Elements that have the focus stay.
   */
  settle() {
    this.dropReady();
    if (this.#isOrdered) return;
    this.#isOrdered = true;
    putInOrder(this.mounted.map(({ element }) => element));
  }

  /** Says that the elements are of another role. */
  setRole(role) {
    for (const cell of [...this.#byElement.values(), ...this.#ready.values()]) cell.element.setAttribute('role', role);
  }

  /** Takes everything out of the page. */
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
        // The page may have taken out what it did not put in.
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

  /** An edit numbers items anew, and may change their order. */
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
