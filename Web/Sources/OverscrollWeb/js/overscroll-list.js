import { List, loadLists } from './engine-list.js';
import { numberOf } from './overscroll-attributes.js';
import { estimateOf, kindName, kindNumber, layoutAttributes } from './overscroll-list-attributes.js';
import { mark } from './overscroll-list-cell.js';
import { ListModel } from './overscroll-list-model.js';
import { PlainItems, looksPlain } from './overscroll-list-plain.js';
import { ListSession } from './overscroll-list-session.js';
import { define, defineProperties } from './overscroll-properties.js';
import { makeSession } from './overscroll-session.js';
import { OverscrollView, setFallback } from './overscroll-view.js';

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
 * **Native scrolling.** With `scrolling="native"` a pinned header follows a frame behind, and a list longer than
 * 2^20 px has a scroll bar that tells only roughly where one is.
 */
export class OverscrollList extends OverscrollView {
  static observedAttributes = [...super.observedAttributes, ...Object.keys(layoutAttributes), 'count', 'estimate'];
  static presets = { start: 'none', end: 'none' };

  static load() {
    return loadLists();
  }

  #latest = null;
  #plain = null;
  #tree = null;
  #fallback = 'none';
  #model = new ListModel();
  #estimates = new Map();
  #target = null;
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
    if (isOutside(count)) return;
    const missing = wholeNumber(count) - this.count;
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
    const room = ListModel.limit - this.count;
    this.#edit('insert', Math.min(wholeNumber(count), room), Math.min(wholeNumber(at), this.count), kindNumber(kind));
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
    const [from, all] = this.#within(at, count);
    this.#model.remove(from, all);
    if (all > 0) this.#tell('remove', from, all);
  }

  /**
   * Moves items, from one on, to before another, which has the number that it had before the move.
   * @param {number} from
   * @param {number} count
   * @param {number} to
   */
  moveItems(from, count, to) {
    const [first, all] = this.#within(from, count);
    const place = Math.min(wholeNumber(to), this.count);
    this.#model.move(first, all, place);
    if (all > 0) this.#tell('move', first, all, place);
  }

  /**
   * Everything is new: n items, seen from the start.
   * @param {number} count
   * @param {'standard' | 'header' | number} [kind]
   */
  reset(count, kind = 'standard') {
    this.#model.reset(wholeNumber(count), kindNumber(kind));
    this.#target = null;
    this.#plain?.scrollToStart();
    this.#tell('reset', wholeNumber(count), kindNumber(kind));
    this.#showPlain();
  }

  /** Has items filled anew, all of them where none are given. @param {number} [from] @param {number} [count] */
  invalidateItems(from = 0, count = this.count) {
    this.#session?.slots.invalidate(from, count);
    this.#session?.requestFrame();
    this.#plain?.invalidate(from, count);
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
    const target = { item: wholeNumber(index), align, inside, animated };
    if (this.#session) return this.#session.tell('scrollToItem', target.item, align, inside, animated);
    if (this.#fallback === 'failed') this.#plain?.scrollTo(target);
    this.#target = { ...target, from: this.#plain?.scrolled ?? 0 };
    this.#showPlain();
  }

  scrollToOffset(offset, options) {
    if (this.#session) super.scrollToOffset(offset, options);
    else this.scrollToItem(0, { inside: offset });
  }

  /** What is at the viewport's start: an item, and how far before it the item starts, in px. To be restored later. */
  get position() {
    return (this.#session ?? this.#plain ?? this.#latest)?.place ?? { item: 0, inside: 0 };
  }

  /** Scrolls to what was a `position`. @param {{item: number, inside: number}} position */
  restore({ item, inside }) {
    this.scrollToItem(item, { inside });
  }

  /** The items that are seen, at least in part. @returns {{from: number, count: number}} */
  get visibleItems() {
    return (this.#session ?? this.#plain)?.visibleItems ?? { from: 0, count: 0 };
  }

  /** The element that shows an item, if there is one. @param {number} index @returns {HTMLElement | null} */
  elementOf(index) {
    const cell = this.#session?.cells.find(({ item }) => item === index);
    return cell?.element ?? this.#plain?.elementOf(index) ?? null;
  }

  /** The item that an element shows, or is in the element of; -1 where it is none. @param {Node} element */
  indexOf(element) {
    return this.#session?.indexOf(element) ?? this.#plain?.indexOf(element) ?? -1;
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
    this.#showPlain();
  }

  /** What has come with a copy of a list is no item of its own, and would stay for ever. */
  connectedCallback() {
    for (const element of this.querySelectorAll(`:scope > [${mark}]`)) element.remove();
    super.connectedCallback();
  }

  [setFallback](tree, fallback) {
    this.#tree = tree;
    this.#fallback = fallback;
    this.#showPlain();
  }

  /** Shows plain items where there is no engine; on the way to one, those that it will have in the same places. */
  #showPlain() {
    const isAtStart = beginsAtStart(this.#target);
    const isShown = this.#fallback === 'failed' || (this.#fallback === 'early' && isAtStart && looksPlain(this));
    if (!isShown || this.#plain?.fits === false) {
      this.#plain?.clear();
      this.#plain = null;
    }
    if (!isShown) return;
    if (this.#plain) this.#plain.layOut();
    else this.#plain = new PlainItems(this, this.#tree, (item) => this.#about(item));
    if (this.#target === null || !isAtStart) return;
    this.#target = null;
    this.#plain.scrollToStart();
  }

  #about(item) {
    const kind = this.#model.kindOf(item);
    return { kind: kindName(kind), estimate: this.#estimates.get(kind) ?? standardEstimate };
  }

  [makeSession](tree, module, onFrame) {
    const engine = new List(module);
    const before = this.#plain?.handOver(this.#target?.from ?? 0) ?? null;
    const list = { model: this.#model, estimates: this.#estimates, target: this.#target, before };
    this.#plain = null;
    this.#target = null;
    this.#latest = new ListSession(this, tree, engine, onFrame, list);
    return this.#latest;
  }

  get #session() {
    return this.#latest?.signal.aborted === false ? this.#latest : null;
  }

  #edit(method, count, at, kind) {
    if (count === 0) return;
    this.#model[method](count, at, kind);
    this.#tell(method, count, at, kind);
  }

  /** Tells whoever shows the items what has become of them. */
  #tell(method, ...parameters) {
    this.#session?.tell(method, ...parameters);
    this.#plain?.tell(method, ...parameters);
  }

  #within(at, count) {
    const from = isOutside(at) ? this.count : Math.min(wholeNumber(at), this.count);
    return [from, Math.min(wholeNumber(count), this.count - from)];
  }
}

/** Whether a list is to begin where it would by itself. */
const beginsAtStart = (target) =>
  target === null || (target.item === 0 && target.inside === 0 && target.align === 'start');

/** Whether something is no number from 0 on, as an attribute's text may be none. */
const isOutside = (value) => numberOf(String(value)) === undefined;

/** A whole number from 0 on, up to as many items as there can be. */
const wholeNumber = (number) => Math.min(Math.max(0, Math.trunc(number) || 0), ListModel.limit);

defineProperties(OverscrollList, { ...layoutAttributes, estimate: 'number' });
define('overscroll-list', OverscrollList);
