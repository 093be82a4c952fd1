import { layoutOf, rolesOf } from '../api/list-attributes.js';
import { axisOf } from '../geometry/axis.js';
import { distanceTo, firstOf, cellFramesOf } from './cell-frames.js';
import { PlainCells } from './plain-cells.js';

/**
 * The number of items to add at a time, and the distance in px from the end at which the next items are
 * added.
 */
const chunk = 25;
const nearby = 400;
/**
 * The maximum number of items in a list whose viewport is as long as its items. The engine would mount at most
 * this number of items.
 */
const mostItems = 2048;

/**
 * Whether the engine will place the first items as the browser does: one below the previous one, from the
 * first item on.
 */
export function looksPlain(host) {
  const { arrangement, startsAtEnd, sticksToEnd } = layoutOf(host);
  const isStack = arrangement === 'stack' || arrangement.columns === 1;
  return isStack && !startsAtEnd && !sticksToEnd && host.getAttribute('axis') !== 'horizontal';
}

/**
 * The first items of a list, laid out by the browser, as many as the user has scrolled to. A list shows them
 * until the engine has loaded, which then takes over their elements. It also shows them if the engine cannot
 * be loaded.
 *
 * An edit renumbers the items at once, and new items are filled in the next frame, just as with the engine.
 */
export class PlainItems {
  #host;
  #tree;
  #about;
  #axis;
  #items;
  /** The number of items to show. */
  #wanted = chunk;
  #end = document.createElement('div');
  #observer;
  /**
   * Checks after each size change whether more items are needed. Items are then added only if the previous
   * items got a size, so items without a size do not add further items forever.
   */
  #growth = new ResizeObserver(() => this.#lookAgain());
  #frame = 0;
  #isOver = false;

  /**
   * @param {import('../elements/overscroll-list.js').OverscrollList} host
   * @param {import('../drawing/tree.js').Tree} tree
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

  /**
   * Whether the elements suit the current attributes. A vertical list may change its direction; a horizontal
   * list must not.
   */
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

  /** Applies an edit, which renumbers the items. @param {string} method @param {number[]} parameters */
  edit(method, ...parameters) {
    this.#items[method](...parameters);
    if (method === 'reset') this.#wanted = chunk;
    for (const [item, cell] of this.#cells.entries()) cell.item = item;
    this.#requestFrame();
  }

  /** Marks `count` items, beginning with `from`, to be filled again. */
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
   * Scrolls to an item, if the item is within the maximum number of items.
   * @param {{item: number, align: string, inside: number, animated: boolean}} target
   */
  scrollTo({ item, align, inside, animated }) {
    if (item >= mostItems) return;
    this.#wanted = Math.max(this.#wanted, item + chunk);
    this.#draw();
    const [frame] = cellFramesOf(this.#cells.slice(item, item + 1), this.#axis, this.#tree.viewport);
    if (!frame) return;
    const by = distanceTo(frame, align, this.#extentOf(this.#tree.viewport)) + inside;
    this.#axis.scroll(this.#tree.viewport, this.scrolled + by, animated);
  }

  /** The first visible item, and the distance from its start to the viewport's start. */
  get position() {
    const first = this.#firstOf(this.#cells);
    return first && { item: first.cell.item, inside: Math.max(0, first.before) };
  }

  /** The items that are at least partly visible. */
  get visibleItems() {
    const extent = this.#extentOf(this.#tree.viewport);
    const seen = cellFramesOf(this.#cells, this.#axis, this.#tree.viewport)
      .filter(({ before, part }) => part < 1 && -before < extent);
    return seen.length > 0 ? { from: seen[0].cell.item, count: seen.length } : null;
  }

  /** Returns the item whose element contains a node, or -1. @param {Node | null} node */
  indexOf(node) {
    return this.#cells.findIndex(({ element }) => element.contains(node));
  }

  /**
   * Returns the element of an item, if there is one.
   * @param {number} item
   * @returns {HTMLElement | undefined}
   */
  elementOf(item) {
    const cell = this.#cells[item];
    return cell?.isNew === false ? cell.element : undefined;
  }

  /**
   * Returns the items for the engine, and removes the remaining elements. `cells` are the cells that the
   * engine takes over, `first` is the position of the first visible cell, `hasScrolled` is whether the scroll
   * offset differs from `position`, and `focused` is the focused item or -1.
   * @param {number} position A scroll offset, in px.
   */
  handOver(position) {
    const { activeElement } = /** @type {Document | ShadowRoot} */ (this.#host.getRootNode());
    const focused = activeElement ? this.indexOf(activeElement) : -1;
    const hasScrolled = this.scrolled !== position;
    const { fits } = this;
    const cells = this.#cells.filter(({ isNew }) => fits && !isNew);
    const first = this.#firstOf(cells);
    this.#items.cells = this.#cells.filter(({ isNew }) => !fits || isNew);
    this.clear();
    return { cells, first, hasScrolled, focused };
  }

  /** Ends the browser's layout of the items, and removes their elements from the page. */
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
    return firstOf(cellFramesOf(cells, this.#axis, this.#tree.viewport));
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

  /** Adds items after the last item, because the user has scrolled near the end. */
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

  /**
   * Observes the end of the content again. The observer reports only changes, so without this it would not
   * report an end that stays near the viewport.
   */
  #lookAgain() {
    this.#observer.unobserve(this.#end);
    this.#observer.observe(this.#end);
  }

  /**
   * Updates the elements in the page. New elements are inserted before old ones are removed, because a
   * content that is shorter for a moment would lose its scroll position.
   */
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

  /**
   * Fills the cells that are marked. If `renderItem` edits the list, the remaining cells are filled in the
   * next frame.
   */
  #fill() {
    for (const cell of [...this.#cells]) {
      const { kind, estimate } = this.#about(cell.item);
      if (cell.isStale) cell.fill(this.#host, estimate, kind);
      if (this.#frame || this.#isOver) return;
    }
  }
}
