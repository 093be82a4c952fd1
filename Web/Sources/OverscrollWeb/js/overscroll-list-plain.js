import { axisOf } from './overscroll-axis.js';
import { layoutOf, rolesOf } from './overscroll-list-attributes.js';
import { PlainCells } from './overscroll-list-plain-cells.js';
import { distanceTo, firstOf, placesOf } from './overscroll-list-places.js';

/** The number of items to add at a time, and the distance from the end, in px, at which they are added. */
const chunk = 25;
const nearby = 400;
/** The maximum number of items, as many as the engine would mount, if the list is as long as its items. */
const mostItems = 2048;

/** Whether the engine will place a list's first items the same: one below the other, from the first on. */
export function looksPlain(host) {
  const { arrangement, startsAtEnd, sticksToEnd } = layoutOf(host);
  const isStack = arrangement === 'stack' || arrangement.columns === 1;
  return isStack && !startsAtEnd && !sticksToEnd && host.getAttribute('axis') !== 'horizontal';
}

/**
 * A list's items with the browser's layout, up to the user's scroll position. They are shown before the engine
 * has loaded, which takes over their elements, and if it cannot be loaded.
 *
 * As with the engine, an edit renumbers items at once, and new items are filled in the next frame.
 */
export class PlainItems {
  #host;
  #tree;
  #about;
  #axis;
  #items;
  /** The wanted number of items. */
  #wanted = chunk;
  #end = document.createElement('div');
  #observer;
  /**
   * Observes again after a size change: items without a size are not added forever, and late sizes can add more
   * items.
   */
  #growth = new ResizeObserver(() => this.#lookAgain());
  #frame = 0;
  #isOver = false;

  /**
   * @param {import('./overscroll-list.js').OverscrollList} host
   * @param {import('./overscroll-tree.js').Tree} tree
   * @param {(item: number) => {kind: string | number, estimate: number}} about
   */
  constructor(host, tree, about) {
    this.#host = host;
    this.#tree = tree;
    this.#about = about;
    this.#axis = axisOf(host);
    this.#items = new PlainCells(this.#axis, host);
    this.#end.className = 'sentinel';
    this.#observer = new IntersectionObserver((entries) => entries.at(-1).isIntersecting && this.#add(), {
      root: tree.viewport, rootMargin: `${nearby}px`,
    });
    tree.frame.classList.add('plain');
    tree.content.append(this.#end);
    this.#growth.observe(tree.content);
    this.layOut();
    this.#requestFrame();
  }

  /** Whether the items can stay: a vertical list may change its direction. */
  get fits() {
    const axis = axisOf(this.#host);
    return axis === this.#axis || !(axis.isHorizontal || this.#axis.isHorizontal);
  }

  /** Applies the list's attributes for spacing and accessibility. */
  layOut() {
    const { spacing, insetStart, insetEnd } = layoutOf(this.#host);
    const { list, item } = rolesOf(this.#host);
    this.#style(`${spacing}px`, `${insetStart}px ${insetEnd}px`);
    this.#end.style[this.#axis.isHorizontal ? 'insetInlineEnd' : 'insetBlockEnd'] = `${insetEnd}px`;
    this.#tree.content.setAttribute('role', list);
    for (const { element } of this.#cells) element.setAttribute('role', item);
  }

  /** Applies an edit, as the engine would. @param {string} method @param {number[]} parameters */
  tell(method, ...parameters) {
    this.#items[method](...parameters);
    if (method === 'reset') this.#wanted = chunk;
    for (const [item, cell] of this.#cells.entries()) cell.item = item;
    this.#requestFrame();
  }

  /** Marks some items to be filled again. */
  invalidate(from, count) {
    for (const cell of this.#cells.slice(from, from + count)) cell.isStale = true;
    this.#requestFrame();
  }

  /** The browser's scroll offset, in px. */
  get scrolled() {
    return this.#axis.scrolled(this.#tree.viewport);
  }

  /** Scrolls to the first item. */
  scrollToStart() {
    this.#axis.scroll(this.#tree.viewport, 0);
  }

  /**
   * Scrolls to an item, if it can be shown here.
   * @param {{item: number, align: string, inside: number, animated: boolean}} target
   */
  scrollTo({ item, align, inside, animated }) {
    if (item >= mostItems) return;
    this.#wanted = Math.max(this.#wanted, item + chunk);
    this.#draw();
    const [place] = placesOf(this.#cells.slice(item, item + 1), this.#axis, this.#tree.viewport);
    if (!place) return;
    const by = distanceTo(place, align, this.#extentOf(this.#tree.viewport)) + inside;
    this.#axis.scroll(this.#tree.viewport, this.scrolled + by, animated);
  }

  /** The position at the viewport's start. */
  get place() {
    const first = this.#firstOf(this.#cells);
    return first && { item: first.cell.item, inside: Math.max(0, first.before) };
  }

  /** The items that are at least partly visible. */
  get visibleItems() {
    const extent = this.#extentOf(this.#tree.viewport);
    const seen = placesOf(this.#cells, this.#axis, this.#tree.viewport)
      .filter(({ before, part }) => part < 1 && -before < extent);
    return seen.length > 0 ? { from: seen[0].cell.item, count: seen.length } : null;
  }

  /** The item of an element or of its ancestor; -1 for none. @param {Node | null} node */
  indexOf(node) {
    return this.#cells.findIndex(({ element }) => element.contains(node));
  }

  /** The element of an item, if there is one. @param {number} item @returns {HTMLElement | undefined} */
  elementOf(item) {
    const cell = this.#cells[item];
    return cell?.isNew === false ? cell.element : undefined;
  }

  /**
   * Hands over the cells, the focused item or -1, whether the browser has scrolled away from an offset, and the
   * first visible cell with the part of it before the viewport.
   * @param {number} place In px.
   */
  handOver(place) {
    const { activeElement } = /** @type {Document | ShadowRoot} */ (this.#host.getRootNode());
    const focused = activeElement ? this.indexOf(activeElement) : -1;
    const hasScrolled = this.scrolled !== place;
    const { fits } = this;
    const cells = this.#cells.filter(({ isNew }) => fits && !isNew);
    const first = this.#firstOf(cells);
    this.#items.cells = this.#cells.filter(({ isNew }) => !fits || isNew);
    this.clear();
    return { cells, first, hasScrolled, focused };
  }

  /** Removes all remaining elements from the page. */
  clear() {
    this.#isOver = true;
    cancelAnimationFrame(this.#frame);
    this.#observer.disconnect();
    this.#growth.disconnect();
    this.#items.reset();
    this.#items.removeGone();
    this.#end.remove();
    this.#tree.frame.classList.remove('plain');
    this.#tree.content.removeAttribute('role');
    this.#style('', '');
  }

  #style(gap, padding) {
    const { style } = this.#tree.content;
    style.gap = gap;
    style[this.#axis.isHorizontal ? 'paddingInline' : 'paddingBlock'] = padding;
  }

  #firstOf(cells) {
    return firstOf(placesOf(cells, this.#axis, this.#tree.viewport));
  }

  get #cells() {
    return this.#items.cells;
  }

  #requestFrame() {
    if (this.#isOver) return;
    this.#frame ||= requestAnimationFrame(() => {
      this.#draw();
      this.#lookAgain();
    });
  }

  /** Adds items, because the user is near the end. */
  #add() {
    if (this.#cells.length >= this.#host.count) return;
    const { content, viewport } = this.#tree;
    if (this.#cells.length >= mostItems && this.#extentOf(content) <= this.#extentOf(viewport)) return;
    this.#wanted = this.#cells.length + chunk;
    this.#draw();
  }

  #extentOf(element) {
    return element.getBoundingClientRect()[this.#axis.names.extent];
  }

  /** Observes the end again, because an observer does not report it while it stays in view. */
  #lookAgain() {
    this.#observer.unobserve(this.#end);
    this.#observer.observe(this.#end);
  }

  /** Draws the items. Removed elements leave last, because a shorter content would lose the scroll position. */
  #draw() {
    cancelAnimationFrame(this.#frame);
    this.#frame = 0;
    const count = this.#host.renderItem ? Math.min(this.#wanted, this.#host.count) : 0;
    this.#items.fillUp(count);
    this.#items.putInPlace();
    this.#fill();
    for (const cell of this.#cells) cell.number(cell.item, this.#host.count);
    this.#items.removeGone();
  }

  /** Fills the stale items. If the page edits the list meanwhile, the rest is filled in the next frame. */
  #fill() {
    for (const cell of [...this.#cells]) {
      const { kind, estimate } = this.#about(cell.item);
      if (cell.isStale) cell.fill(this.#host, estimate, kind);
      if (this.#frame || this.#isOver) return;
    }
  }
}
