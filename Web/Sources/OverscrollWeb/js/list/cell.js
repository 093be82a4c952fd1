/** The attribute that marks the elements of a list's items. */
export const mark = 'data-overscroll-item';

/**
 * A cell: an element of a list, which shows one item after another. It sets a property of the element only if
 * the value changes.
 */
export class Cell {
  /** The item that the element shows, or -1. */
  item = -1;
  /** Whether the page must fill the element. */
  isStale = false;
  /** Whether the element has not been filled since it got its item, so that its size is not the item's. */
  isNew = false;
  /**
   * The extent that was last sent to the engine, in pt. If it is NaN, the next measured extent is sent in any
   * case.
   */
  extent = NaN;
  #names;
  #drawn = { start: NaN, crossStart: NaN, crossExtent: NaN, item: -1, count: -1 };
  #isFilled = false;
  #size = '';
  #isShown = true;

  /** @param {import("../geometry/axis.js").Axis} axis @param {string} role */
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
   * Positions the element absolutely, because from now on the engine positions it instead of the browser.
   * @param {import("../geometry/axis.js").Axis} axis
   */
  lift({ names }) {
    this.#names = names;
    this.element.style.position = 'absolute';
  }

  /** Assigns an item to the element. */
  mount(item) {
    this.item = item;
    this.isStale = true;
    this.isNew = true;
    this.extent = NaN;
  }

  /** Removes the item from the element. */
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
    this.#setLength('start', start);
    this.#setLength('crossStart', crossStart);
    this.#setLength('crossExtent', crossExtent);
    this.number(item, count);
  }

  /** Sets the item's number and the number of all items, which screen readers announce. */
  number(item, count) {
    this.#setNumber('item', item, 'aria-posinset', item + 1);
    this.#setNumber('count', count, 'aria-setsize', count);
  }

  /** Hides the element. @returns {boolean} Whether it was visible. */
  hide() {
    if (!this.#isShown) return false;
    this.#isShown = false;
    this.element.style.display = 'none';
    return true;
  }

  /**
   * Fills the element with the page's `renderItem`. If that function throws, the element is empty and gets
   * the estimated size.
   *
   * @param {{renderItem: Function | null}} host
   * @param {number} estimate The estimated extent, in pt.
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

  #setLength(name, value) {
    if (value === this.#drawn[name]) return;
    this.#drawn[name] = value;
    this.element.style[this.#names[name]] = `${value}px`;
  }

  #setNumber(name, value, attribute, number) {
    if (value === this.#drawn[name]) return;
    this.#drawn[name] = value;
    this.element.setAttribute(attribute, number);
  }
}
