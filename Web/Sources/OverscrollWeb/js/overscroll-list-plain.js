import { axisOf } from './overscroll-axis.js';
import { layoutOf, rolesOf } from './overscroll-list-attributes.js';
import { PlainCells } from './overscroll-list-plain-cells.js';
import { distanceTo, firstOf, placesOf } from './overscroll-list-places.js';

/** How many items are added at a time, and how near the end of those that are there, in px, somebody is by then. */
const chunk = 25;
const nearby = 400;
/** How many there are at most in a list that is as long as its items: as many as the engine would have. */
const mostItems = 2048;

/** Whether a list's first items stand where the engine will have them: one below the other, seen from the first on. */
export function looksPlain(host) {
  const { arrangement, startsAtEnd, sticksToEnd } = layoutOf(host);
  const isStack = arrangement === 'stack' || arrangement.columns === 1;
  return isStack && !startsAtEnd && !sticksToEnd && host.getAttribute('axis') !== 'horizontal';
}

/**
 * A list's items, laid out by the browser, as many as somebody scrolls to: what there is before the engine, which goes on
 * with their elements, and where there is none.
 *
 * As with the engine, an edit gives items their numbers at once, and what it brings is filled in the next frame.
 */
export class PlainItems {
  #host;
  #tree;
  #about;
  #axis;
  #items;
  /** How many items are to be there, if there are as many. */
  #wanted = chunk;
  #end = document.createElement('div');
  #observer;
  /** Items without a size are not added for ever, and those that get theirs late are not the last ones. */
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

  /** Whether what is here can stay: a list that goes down may change its direction. */
  get fits() {
    const axis = axisOf(this.#host);
    return axis === this.#axis || !(axis.isHorizontal || this.#axis.isHorizontal);
  }

  /** Takes over what the list's attributes say of room, and to readers. */
  layOut() {
    const { spacing, insetStart, insetEnd } = layoutOf(this.#host);
    const { list, item } = rolesOf(this.#host);
    this.#style(`${spacing}px`, `${insetStart}px ${insetEnd}px`);
    this.#end.style[this.#axis.isHorizontal ? 'insetInlineEnd' : 'insetBlockEnd'] = `${insetEnd}px`;
    this.#tree.content.setAttribute('role', list);
    for (const { element } of this.#cells) element.setAttribute('role', item);
  }

  /** Hears of an edit, as the engine would. @param {string} method @param {number[]} parameters */
  tell(method, ...parameters) {
    this.#items[method](...parameters);
    if (method === 'reset') this.#wanted = chunk;
    for (const [item, cell] of this.#cells.entries()) cell.item = item;
    this.#requestFrame();
  }

  /** Has some items filled anew. */
  invalidate(from, count) {
    for (const cell of this.#cells.slice(from, from + count)) cell.isStale = true;
    this.#requestFrame();
  }

  /** How far the browser has scrolled, in px. */
  get scrolled() {
    return this.#axis.scrolled(this.#tree.viewport);
  }

  /** Scrolls to the first item. */
  scrollToStart() {
    this.#axis.scroll(this.#tree.viewport, 0);
  }

  /**
   * Scrolls to an item, if it is one of those that there can be here.
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

  /** What is at the viewport's start. */
  get place() {
    const first = this.#firstOf(this.#cells);
    return first && { item: first.cell.item, inside: Math.max(0, first.before) };
  }

  /** The items that are seen, at least in part. */
  get visibleItems() {
    const extent = this.#extentOf(this.#tree.viewport);
    const seen = placesOf(this.#cells, this.#axis, this.#tree.viewport)
      .filter(({ before, part }) => part < 1 && -before < extent);
    return seen.length > 0 ? { from: seen[0].cell.item, count: seen.length } : null;
  }

  /** The item that an element shows, or is in the element of; -1 where it is none. @param {Node | null} node */
  indexOf(node) {
    return this.#cells.findIndex(({ element }) => element.contains(node));
  }

  /** The element that shows an item, if there is one. @param {number} item @returns {HTMLElement | undefined} */
  elementOf(item) {
    const cell = this.#cells[item];
    return cell?.isNew === false ? cell.element : undefined;
  }

  /**
   * Leaves what is shown to whoever goes on with it: the cells, the item that has the focus, or -1, whether the browser has
   * scrolled away from a place, and what it shows first: a cell, and what part of it is before the viewport.
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

  /** Takes out of the page what has not been handed over. */
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

  /** Somebody is near the end of what is there. */
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

  /** An observer says nothing where the end is in sight as before. */
  #lookAgain() {
    this.#observer.unobserve(this.#end);
    this.#observer.observe(this.#end);
  }

  /** Shows what there is. What has gone leaves last: content that is short for a moment scrolls what is read away. */
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

  /** Fills what is to be filled; once the page has edited the list meanwhile, the rest is in the next frame. */
  #fill() {
    for (const cell of [...this.#cells]) {
      const { kind, estimate } = this.#about(cell.item);
      if (cell.isStale) cell.fill(this.#host, estimate, kind);
      if (this.#frame || this.#isOver) return;
    }
  }
}
