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

/** The default estimate, in px. */
const standardEstimate = 44;

const alignments = ['start', 'center', 'end', 'nearest'];

/**
 * `<overscroll-list>`: a scroll view with any number of items, up to millions. It needs a size.
 *
 * It has all features of `<overscroll-view>`, but `start` is `none` by default. Only the items near the
 * viewport have elements. The list makes them as its children, and the page fills them. An element shows one
 * item after another. Sizes may be unknown: visible items keep their positions while items are measured.
 * Elements have an absolute layout without margins, with the width of their lane.
 *
 *     list.renderItem = (element, index, { isReused, kind }) => { element.textContent = names[index]; };
 *     list.count = names.length;
 *
 * **Attributes**, besides those of the view. All can change at any time; lengths are in px.
 * - `count`: the number of items; a change appends items, or removes some from the end. `estimate`: the extent
 *   of an item before it is measured.
 * - `columns`: the number of lanes, or `column-width`: as many lanes as fit. `masonry`: each item is placed in
 *   the shortest lane.
 * - `spacing` between items, `lane-spacing` between lanes, `inset-start` and `inset-end`: space before the
 *   first item and after the last. `overscan`: the distance beyond the viewport in which items have elements.
 * - `sticks`: `start`, `end` or `both`: a list at that edge stays there when items are added. `starts-at-end`:
 *   the list begins at its end. `chat`: both of these, at the end.
 *
 * **Reading order.** At rest, the elements are in the order of their items. Elements move in the page for that.
 * The focused element never moves, and stays when its item is scrolled out of view. The content is a `list` of
 * `listitem`s, or a `feed` of `article`s if the end edge is enabled. Each item has its number and their count.
 *
 * **Before the engine has loaded**, the browser lays out the first items. The engine takes over their elements
 * once no finger is down and nothing scrolls. A list with several columns, one that begins at its end or sticks
 * to it, and one that is scrolled to another position waits for the engine. **If the engine cannot be loaded**,
 * every list shows its items in one column, and more of them as the browser scrolls.
 *
 * **A pressed item keeps its position.** The start of the item under a finger or a mouse button stays where it
 * is drawn, until a second after the release. An item that a tap expands grows towards the end.
 *
 * **Native scrolling.** With `scrolling="native"` a pinned header is one frame late, and the scroll bar of a
 * list longer than 2^20 px is only approximate.
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
   * Fills an element with an item. An error is reported, and the element stays empty. The function may edit the
   * list; the edit takes effect when the function returns, and the remaining items are filled in the next
   * frame.
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

  /** The number of items, at most 2^30. Anything but a number from 0 on is ignored. */
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

  /** Removes items; none if the first is out of range. @param {number} at @param {number} [count] */
  removeItems(at, count = 1) {
    this.#edit('remove', at, count);
  }

  /**
   * Moves items to before an item, which is counted before the move.
   * @param {number} from
   * @param {number} count
   * @param {number} to
   */
  moveItems(from, count, to) {
    this.#edit('move', from, count, to);
  }

  /**
   * Replaces all items with `count` new ones, and scrolls to the start.
   * @param {number} count
   * @param {'standard' | 'header' | number} [kind]
   */
  reset(count, kind = 'standard') {
    const number = kindNumber(kind);
    this.#beginning.reset();
    this.#edit('reset', count, number);
    this.#beginning.show();
  }

  /** Fills items again, by default all. @param {number} [from] @param {number} [count] */
  invalidateItems(from = 0, count = this.count) {
    this.#session?.tell('invalidate', from, count);
    this.#session?.requestFrame();
    this.#beginning.plain?.invalidate(from, count);
  }

  /**
   * Sets the estimate for a kind of items.
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
   * @param {{align?: 'start' | 'center' | 'end' | 'nearest', inside?: number, animated?: boolean}} options
   * `inside` is an additional distance towards the end, in px.
   */
  scrollToItem(index, { align = 'start', inside = 0, animated = false } = {}) {
    if (!alignments.includes(align)) throw new TypeError(`${align} is not an alignment: use one of ${alignments}.`);
    const item = wholeNumber(index);
    if (this.#session) this.#session.tell('scrollToItem', item, align, inside, animated);
    else this.#beginning.scrollTo({ item, align, inside, animated });
  }

  scrollToOffset(offset, options) {
    if (this.#session) super.scrollToOffset(offset, options);
    else this.scrollToItem(0, { inside: offset });
  }

  /**
   * The position at the viewport's start: an item, and the distance from the item's start, in px. For
   * `restore`.
   */
  get position() {
    return (this.#session ?? this.#beginning.plain ?? this.#latest)?.place ?? { item: 0, inside: 0 };
  }

  /** Scrolls to a `position`. @param {{item: number, inside: number}} position */
  restore({ item, inside }) {
    this.scrollToItem(item, { inside });
  }

  /** The items that are at least partly visible. @returns {{from: number, count: number}} */
  get visibleItems() {
    return (this.#session ?? this.#beginning.plain)?.visibleItems ?? { from: 0, count: 0 };
  }

  /** The element of an item, if there is one. @param {number} index @returns {HTMLElement | null} */
  elementOf(index) {
    const cell = this.#session?.cells.find(({ item }) => item === index);
    return cell?.element ?? this.#beginning.plain?.elementOf(index) ?? null;
  }

  /** The item of an element or of its ancestor; -1 for none. @param {Node} element */
  indexOf(element) {
    return this.#session?.indexOf(element) ?? this.#beginning.plain?.indexOf(element) ?? -1;
  }

  /** A copy of the engine's numbers; null before it has loaded. */
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

  /** Removes item elements that a clone of a list has copied. */
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
    // First, because after a failure the shown items stay.
    const engine = new List(module);
    const list = { model: this.#model, estimates: this.#estimates, ...this.#beginning.handOver() };
    this.#latest = new ListSession(this, tree, engine, list);
    return this.#latest;
  }

  get #session() {
    return this.#latest?.signal.aborted === false ? this.#latest : null;
  }

  /** Applies an edit to the model, and to the session or the plain items. */
  #edit(method, ...parameters) {
    const edit = this.#model[method](...parameters);
    if (!edit) return;
    this.#session?.tell(method, ...edit);
    this.#beginning.plain?.tell(method, ...edit);
  }
}

defineProperties(OverscrollList, { ...layoutAttributes, estimate: 'number' });
define('overscroll-list', OverscrollList);
