import { axisOf } from './overscroll-axis.js';
import { layoutOf, rolesOf } from './overscroll-list-attributes.js';
import { Cell } from './overscroll-list-cell.js';

/** How many items are added at a time, and how near the end of those that are there, in px, somebody is by then. */
const chunk = 25;
const nearby = 400;

/** Whether a list's first items stand where the engine will have them: one below the other, seen from the first on. */
export function looksPlain(host) {
  const { arrangement, startsAtEnd } = layoutOf(host);
  return arrangement === 'stack' && !startsAtEnd && host.getAttribute('axis') !== 'horizontal';
}

/**
 * A list's items, laid out by the browser, as many as somebody scrolls to: what there is before the engine, which goes on
 * with their elements, and where there is none.
 */
export class PlainItems {
  #host;
  #tree;
  #about;
  #axis;
  /** @type {Cell[]} */
  #cells = [];
  #end = document.createElement('div');
  #observer;
  #frame = 0;
  #isFilling = false;
  /** The first item that is another by now, which was said while items were being filled. */
  #outdated = Infinity;

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
    this.#end.className = 'sentinel';
    this.#observer = new IntersectionObserver((entries) => entries.at(-1).isIntersecting && this.#add(), {
      root: tree.viewport, rootMargin: `${nearby}px`,
    });
    tree.frame.classList.add('plain');
    tree.content.append(this.#end);
    this.layOut();
    this.refresh();
  }

  /** Whether the list has the axis that it had. */
  get fits() {
    return axisOf(this.#host) === this.#axis;
  }

  /** Takes over what the list's attributes say of room, and to readers. */
  layOut() {
    const { spacing, insetStart, insetEnd } = layoutOf(this.#host);
    const { list, item } = rolesOf(this.#host);
    this.#style(`${spacing}px`, `${insetStart}px ${insetEnd}px`);
    this.#tree.content.setAttribute('role', list);
    for (const { element } of this.#cells) element.setAttribute('role', item);
  }

  /** Shows what there is now; in the next frame, where items are just being filled. @param {number} from The first that is new. */
  refresh(from = 0) {
    if (this.#isFilling) return void (this.#outdated = Math.min(this.#outdated, from));
    const wanted = Math.min(this.#cells.length, this.#host.count);
    for (const { element } of this.#cells.splice(from)) element.remove();
    // As many as there were, at once: content that became short would scroll what is read away.
    this.#fill(wanted);
    // The first ones in the frame that is next, by when the page has said all that it has to say.
    if (wanted === 0) this.#requestFrame();
    this.#lookAgain();
  }

  /** Has some items filled anew. */
  invalidate(from, count) {
    for (const cell of this.#cells.slice(from, from + count)) cell.isStale = true;
    this.refresh(this.#cells.length);
  }

  /** Scrolls to the first item. */
  scrollToStart() {
    this.#axis.glide(this.#tree.viewport, 0, 'instant');
  }

  /** The item that an element shows, or is in the element of; -1 where it is none. @param {Node | null} node */
  indexOf(node) {
    return this.#cells.findIndex(({ element }) => element.contains(node));
  }

  /** The element that shows an item, if there is one. @param {number} item @returns {HTMLElement | undefined} */
  elementOf(item) {
    return this.#cells[item]?.element;
  }

  /**
   * Leaves what is shown to whoever goes on with it: the cells in the order of their items from the first on, how far
   * the browser has scrolled, in px, and the item that has the focus, or -1.
   */
  handOver() {
    const { activeElement } = /** @type {Document | ShadowRoot} */ (this.#host.getRootNode());
    const focused = activeElement ? this.indexOf(activeElement) : -1;
    const scrolled = this.#axis.scrolled(this.#tree.viewport);
    const cells = this.fits ? this.#cells.splice(0, this.#outdated) : [];
    this.clear();
    return { cells, scrolled, focused };
  }

  /** Takes out of the page what has not been handed over. */
  clear() {
    cancelAnimationFrame(this.#frame);
    this.#observer.disconnect();
    for (const element of [this.#end, ...this.#cells.map(({ element }) => element)]) element.remove();
    this.#tree.frame.classList.remove('plain');
    this.#tree.content.removeAttribute('role');
    this.#style('', '');
  }

  #style(gap, padding) {
    const { style } = this.#tree.content;
    style.gap = gap;
    style[this.#axis.isHorizontal ? 'paddingInline' : 'paddingBlock'] = padding;
  }

  #requestFrame() {
    this.#frame ||= requestAnimationFrame(() => this.#catchUp());
  }

  #catchUp() {
    this.#frame = 0;
    if (this.#outdated < Infinity) this.refresh(this.#outdated);
    if (this.#cells.length === 0) this.#add();
  }

  #add() {
    const before = this.#cells.length;
    this.#fill(Math.min(before + chunk, this.#host.count));
    if (this.#cells.length > before) this.#lookAgain();
  }

  #fill(count) {
    this.#isFilling = true;
    this.#outdated = Infinity;
    while (this.#cells.length < count && this.#host.renderItem) this.#make();
    for (const cell of this.#cells) {
      if (cell.isStale) this.#fillCell(cell);
      if (this.#outdated < Infinity) break;
      cell.number(cell.item, this.#host.count);
    }
    this.#isFilling = false;
    if (this.#outdated < Infinity) this.#requestFrame();
  }

  #fillCell(cell) {
    const { kind, estimate } = this.#about(cell.item);
    cell.fill(this.#host, estimate, kind);
  }

  #make() {
    const cell = new Cell(this.#axis, rolesOf(this.#host).item);
    cell.mount(this.#cells.length);
    cell.element.style[this.#axis.names.crossExtent] = '100%';
    this.#cells.push(cell);
    this.#host.append(cell.element);
  }

  /** An observer says nothing where the end is in sight as before. */
  #lookAgain() {
    this.#observer.unobserve(this.#end);
    this.#observer.observe(this.#end);
  }
}
