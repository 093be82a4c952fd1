import { List, loadLists } from './engine-list.js';
import { numberOf } from './overscroll-attributes.js';
import { makeSession, setFallback } from './overscroll-hooks.js';
import { estimateOf, kindName, kindNumber, layoutAttributes } from './overscroll-list-attributes.js';
import { ListBeginning } from './overscroll-list-beginning.js';
import { mark } from './overscroll-list-cell.js';
import { ListModel, wholeNumber } from './overscroll-list-model.js';
import { ListSession } from './overscroll-list-session.js';
import { define, defineProperties } from './overscroll-properties.js';
import { OverscrollView } from './overscroll-view.js';

export { EffectEvent, LoadErrorEvent, OverscrollView, PhaseEvent, RefreshEvent } from './overscroll-view.js';

/** How long an item is thought to be where nobody says, in px. */
const standardEstimate = 44;

const alignments = ['start', 'center', 'end', 'nearest'];

/**
 * `<overscroll-list>`: a scroll view whose content is items, millions of them if need be. Give it a size.
 *
 * It is an `<overscroll-view>` with everything that belongs to one, except that `start` is `none` by default. Only the
 * items around what is seen have elements. The list makes these, as children of its own, and has the page fill them;
 * an element shows one item after another. Sizes need not be known: what is seen stays where it is while they are
 * found out. Elements are laid out absolutely, without margins, as wide as their lane.
 *
 *     list.renderItem = (element, index, { isReused, kind }) => { element.textContent = names[index]; };
 *     list.count = names.length;
 *
 * **Attributes**, besides those of the view. All can be changed at any time; lengths are in px.
 * - `count`: how many items there are; a change appends items, or takes some from the end. `estimate`: how long an
 *   item is thought to be until it is measured.
 * - `columns`: the number of lanes, or `column-width`: as many as fit. `masonry`: each item goes to the shortest one.
 * - `spacing` between items, `lane-spacing` between lanes, `inset-start` and `inset-end`: room before the first item
 *   and after the last. `overscan`: how far beyond the viewport there are elements.
 * - `sticks`: `start`, `end` or `both`: where it stands at that edge, it stays there when items arrive.
 *   `starts-at-end`: it begins at its end. `chat`: both of these, at the end.
 *
 * **Reading order.** Once nothing moves, the elements are in the order of their items. Elements move in the page for
 * that, but never the one that has the focus, which also stays when its item is scrolled away. The content is a
 * `list` of `listitem`s, or where the end edge is on a `feed` of `article`s, each with its number and their count.
 *
 * **Before the engine is there**, the first items are laid out by the browser, and the engine goes on with their elements
 * once no finger is down and nothing scrolls. A list in several columns, one that begins at its end or sticks to it, and
 * one that is scrolled to another place waits. **Where the engine cannot be loaded** every list has its items one below the
 * other, more of them as the browser scrolls.
 *
 * **What is pressed stays.** The item that a finger or a mouse button has pressed keeps its start where it is drawn, until a
 * second after the release: what a tap opens grows towards the end.
 *
 * **Native scrolling.** With `scrolling="native"` a pinned header follows a frame behind, and a list longer than
 * 2^20 px has a scroll bar that tells only roughly where one is.
 */
export class OverscrollList extends OverscrollView {
  static get observedAttributes() {
    return [...super.observedAttributes, ...Object.keys(layoutAttributes), 'count', 'estimate'];
  }
  static get presets() {
    return { start: 'none', end: 'none' };
  }

  static load() {
    return loadLists();
  }

  #latest = null;
  #model = new ListModel();
  #estimates = new Map();
  #beginning = new ListBeginning(this, (item) => this.#about(item));
  #renderItem = null;

  /**
   * Fills an element with an item. What it threw is reported, and the element stays empty. It may edit the list, which
   * is heard once it has ended; the items that have not been filled by then are filled in the next frame.
   *
   * @type {((element: HTMLElement, index: number, about: {isReused: boolean, kind: string | number}) => void) | null}
   */
  get renderItem() {
    return this.#renderItem;
  }

  set renderItem(renderItem) {
    this.#renderItem = typeof renderItem === 'function' ? renderItem : null;
    this.invalidateItems();
  }

  /** How many items there are: at most 2^30. What is no number from 0 on changes nothing. */
  get count() {
    return this.#model.count;
  }

  set count(count) {
    const missing = Math.trunc(numberOf(String(count)) ?? this.count) - this.count;
    if (missing > 0) this.insertItems(this.count, missing);
    if (missing < 0) this.removeItems(this.count + missing, -missing);
  }

  /**
   * Inserts items before an item, or at the end.
   * @param {number} at
   * @param {number} [count]
   * @param {'standard' | 'header' | number} [kind] a number from 0 to 15; elements are reused for items of one kind
   */
  insertItems(at, count = 1, kind = 'standard') {
    this.#edit('insert', count, at, kindNumber(kind));
  }

  /**
   * Inserts items before the first.
   * @param {number} [count]
   * @param {'standard' | 'header' | number} [kind]
   */
  prependItems(count = 1, kind = 'standard') {
    this.insertItems(0, count, kind);
  }

  /** Removes items; none where the first is out of range. @param {number} at @param {number} [count] */
  removeItems(at, count = 1) {
    this.#edit('remove', at, count);
  }

  /**
   * Moves items, from one on, to before another, which has the number that it had before the move.
   * @param {number} from
   * @param {number} count
   * @param {number} to
   */
  moveItems(from, count, to) {
    this.#edit('move', from, count, to);
  }

  /**
   * Everything is new: n items, seen from the start.
   * @param {number} count
   * @param {'standard' | 'header' | number} [kind]
   */
  reset(count, kind = 'standard') {
    const number = kindNumber(kind);
    this.#beginning.reset();
    this.#edit('reset', count, number);
    this.#beginning.show();
  }

  /** Has items filled anew, all of them where none are given. @param {number} [from] @param {number} [count] */
  invalidateItems(from = 0, count = this.count) {
    this.#session?.tell('invalidate', from, count);
    this.#session?.requestFrame();
    this.#beginning.plain?.invalidate(from, count);
  }

  /**
   * Items of a kind are thought to be so long until they are measured.
   * @param {'standard' | 'header' | number} kind
   * @param {number} extent In px.
   */
  setEstimate(kind, extent) {
    this.#estimates.set(kindNumber(kind), extent);
    this.#session?.tell('estimate', extent, kindNumber(kind));
  }

  /**
   * Scrolls to an item.
   *
   * @param {number} index
   * @param {{align?: 'start' | 'center' | 'end' | 'nearest', inside?: number, animated?: boolean}} options `inside`
   *   is how far the item's place is before where it would be, in px.
   */
  scrollToItem(index, { align = 'start', inside = 0, animated = false } = {}) {
    if (!alignments.includes(align)) throw new TypeError(`${align} is no alignment: it is one of ${alignments}.`);
    const item = wholeNumber(index);
    if (this.#session) this.#session.tell('scrollToItem', item, align, inside, animated);
    else this.#beginning.scrollTo({ item, align, inside, animated });
  }

  scrollToOffset(offset, options) {
    if (this.#session) super.scrollToOffset(offset, options);
    else this.scrollToItem(0, { inside: offset });
  }

  /** What is at the viewport's start: an item, and how far before it the item starts, in px. To be restored later. */
  get position() {
    return (this.#session ?? this.#beginning.plain ?? this.#latest)?.place ?? { item: 0, inside: 0 };
  }

  /** Scrolls to what was a `position`. @param {{item: number, inside: number}} position */
  restore({ item, inside }) {
    this.scrollToItem(item, { inside });
  }

  /** The items that are seen, at least in part. @returns {{from: number, count: number}} */
  get visibleItems() {
    return (this.#session ?? this.#beginning.plain)?.visibleItems ?? { from: 0, count: 0 };
  }

  /** The element that shows an item, if there is one. @param {number} index @returns {HTMLElement | null} */
  elementOf(index) {
    const cell = this.#session?.cells.find(({ item }) => item === index);
    return cell?.element ?? this.#beginning.plain?.elementOf(index) ?? null;
  }

  /** The item that an element shows, or is in the element of; -1 where it is none. @param {Node} element */
  indexOf(element) {
    return this.#session?.indexOf(element) ?? this.#beginning.plain?.indexOf(element) ?? -1;
  }

  /** The engine's numbers, as a copy; null while it is not there. */
  get listPresentation() {
    if (!this.#session) return null;
    const shown = this.#session.engine.presentList();
    return { ...shown, elements: this.#session.slots.size, mounted: this.#session.cells.length };
  }

  attributeChangedCallback(name, before, after) {
    if (name === 'count') this.count = after;
    else if (name === 'estimate') this.setEstimate('standard', estimateOf(this) ?? standardEstimate);
    else if (name in layoutAttributes) this.#session?.tellLayout();
    else super.attributeChangedCallback(name, before, after);
    if (name.startsWith('end')) this.#session?.tellLayout();
    this.#beginning.show();
  }

  /** What has come with a copy of a list is no item of its own, and would stay for ever. */
  connectedCallback() {
    if (!this.#session && !this.#beginning.plain)
      for (const element of this.querySelectorAll(`:scope > [${mark}]`)) element.remove();
    super.connectedCallback();
  }

  [setFallback](tree, fallback) {
    this.#beginning.fallBack(tree, fallback);
  }

  #about(item) {
    const kind = this.#model.kindOf(item);
    return { kind: kindName(kind), estimate: this.#estimates.get(kind) ?? standardEstimate };
  }

  [makeSession](tree, module) {
    // Where it cannot be made, what is shown stays.
    const engine = new List(module);
    const list = { model: this.#model, estimates: this.#estimates, ...this.#beginning.handOver() };
    this.#latest = new ListSession(this, tree, engine, list);
    return this.#latest;
  }

  get #session() {
    return this.#latest?.signal.aborted === false ? this.#latest : null;
  }

  /** Notes an edit, and tells whoever shows the items what has become of them. */
  #edit(method, ...parameters) {
    const edit = this.#model[method](...parameters);
    if (!edit) return;
    this.#session?.tell(method, ...edit);
    this.#beginning.plain?.tell(method, ...edit);
  }
}

defineProperties(OverscrollList, { ...layoutAttributes, estimate: 'number' });
define('overscroll-list', OverscrollList);
