/** What a list's own elements have, and nothing that a page puts into one. */
export const mark = 'data-overscroll-item';

/** An element of a list's, which shows one item after another. Writes only what has changed. */
export class Cell {
  /** The item that it shows, or -1. */
  item = -1;
  /** Whether it shows something else than its item. */
  isStale = false;
  /** Whether its item has come since its size was last watched. */
  isNew = false;
  /** The size that the engine was told last, in pt, or NaN where it is to be told. */
  extent = NaN;
  #names;
  #drawn = { start: NaN, crossStart: NaN, crossExtent: NaN, item: -1, count: -1 };
  #isFilled = false;
  #size = '';
  #isShown = true;

  /** @param {import("./overscroll-axis.js").Axis} axis @param {string} role */
  constructor({ names }, role) {
    this.#names = names;
    /** @type {HTMLDivElement} */
    this.element = document.createElement('div');
    this.element.className = 'item';
    this.element.setAttribute('part', 'item');
    this.element.setAttribute(mark, '');
    this.element.setAttribute('role', role);
    this.element.style.boxSizing = 'border-box';
  }

  /** From now on the engine says where it is, and not the browser. @param {import("./overscroll-axis.js").Axis} axis */
  lift({ names }) {
    this.#names = names;
    this.element.style.position = 'absolute';
  }

  /** It is to show an item. */
  mount(item) {
    this.item = item;
    this.isStale = true;
    this.isNew = true;
    this.extent = NaN;
  }

  /** It is to show nothing. */
  unmount() {
    this.item = -1;
    this.isStale = false;
  }

  /** Puts the element where the engine says. */
  show({ item, start, crossStart, crossExtent }, count) {
    if (!this.#isShown) {
      this.element.style.display = '';
      this.#isShown = true;
    }
    this.#place('start', start);
    this.#place('crossStart', crossStart);
    this.#place('crossExtent', crossExtent);
    this.number(item, count);
  }

  /** Says which item it is to readers, and of how many. */
  number(item, count) {
    this.#tell('item', item, 'aria-posinset', item + 1);
    this.#tell('count', count, 'aria-setsize', count);
  }

  /** Takes the element out of sight. @returns {boolean} Whether it was in it. */
  hide() {
    if (!this.#isShown) return false;
    this.#isShown = false;
    this.element.style.display = 'none';
    return true;
  }

  /**
   * Has the page fill the element. Where it cannot, the element stays empty, and as large as it was thought to be.
   *
   * @param {{renderItem: Function | null}} host
   * @param {number} estimate in pt
   * @param {string | number} kind
   */
  fill({ renderItem }, estimate, kind) {
    this.isStale = false;
    this.isNew = false;
    const isReused = this.#isFilled;
    try {
      renderItem?.(this.element, this.item, { isReused, kind });
      this.#isFilled = renderItem !== null;
    } catch (error) {
      this.#isFilled = false;
      this.element.replaceChildren();
      reportError(error);
    }
    const size = this.#isFilled ? '' : `${estimate}px`;
    if (size === this.#size) return;
    this.#size = size;
    this.element.style[this.#names.extent] = size;
  }

  #place(name, value) {
    if (value === this.#drawn[name]) return;
    this.#drawn[name] = value;
    this.element.style[this.#names[name]] = `${value}px`;
  }

  #tell(name, value, attribute, number) {
    if (value === this.#drawn[name]) return;
    this.#drawn[name] = value;
    this.element.setAttribute(attribute, number);
  }
}
