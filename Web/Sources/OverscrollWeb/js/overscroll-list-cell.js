/** The attribute of a list's item elements. */
export const mark = 'data-overscroll-item';

/** An element of a list, which shows one item after another. It writes only changes. */
export class Cell {
  /** The shown item, or -1. */
  item = -1;
  /** Whether the element must be filled. */
  isStale = false;
  /** Whether the item is newer than the last observation of its size. */
  isNew = false;
  /** The extent that was last sent to the engine, in pt, or NaN to send it. */
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

  /**
   * Lets the engine position the element instead of the browser. @param {import("./overscroll-axis.js").Axis}
   * axis
   */
  lift({ names }) {
    this.#names = names;
    this.element.style.position = 'absolute';
  }

  /** Assigns an item. */
  mount(item) {
    this.item = item;
    this.isStale = true;
    this.isNew = true;
    this.extent = NaN;
  }

  /** Removes the item. */
  unmount() {
    this.item = -1;
    this.isStale = false;
  }

  /** Moves the element to the engine's position. */
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

  /** Sets the item's number and the count for screen readers. */
  number(item, count) {
    this.#tell('item', item, 'aria-posinset', item + 1);
    this.#tell('count', count, 'aria-setsize', count);
  }

  /** Hides the element. @returns {boolean} Whether it was visible. */
  hide() {
    if (!this.#isShown) return false;
    this.#isShown = false;
    this.element.style.display = 'none';
    return true;
  }

  /**
   * Fills the element with the page's `renderItem`. If that fails, the element is empty and has the estimated
   * size.
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
