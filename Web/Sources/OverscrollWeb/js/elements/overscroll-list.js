import { numberOf } from '../api/attributes.js';
import { estimateOf, kindName, kindNumber, layoutAttributes } from '../api/list-attributes.js';
import { define, defineProperties } from '../api/properties.js';
import { List, loadLists } from '../engine/list.js';
import { ListBeginning } from '../list/beginning.js';
import { mark } from '../list/cell.js';
import { ListModel, wholeNumber } from '../list/model.js';
import { ListSession } from '../list/session.js';
import { makeSession, setFallback } from '../session/hooks.js';
import { OverscrollView } from './overscroll-view.js';

export { EffectEvent, LoadErrorEvent, OverscrollView, PhaseEvent, RefreshEvent } from './overscroll-view.js';

/** The default estimate of an item's extent, in px. */
const standardEstimate = 44;

const alignments = ['start', 'center', 'end', 'nearest'];

/**
 * `<overscroll-list>`: a scroll view with any number of items, up to millions. It needs a size.
 *
 * It has all features of `<overscroll-view>`, but `start` is `none` by default. Only the items near the
 * viewport have elements. The list makes these elements as its children, and the page fills them. An element
 * shows one item after another. The sizes of items may be unknown: visible items keep their positions while
 * the list measures further items. Elements have an absolute layout without margins, with the width of their
 * lane.
 *
 *     list.renderItem = (element, index, { isReused, kind }) => { element.textContent = names[index]; };
 *     list.count = names.length;
 *
 * **Attributes**, besides the attributes of the view. All can change at any time; lengths are in px.
 * - `count`: the number of items. A change appends items, or removes items from the end.
 * - `estimate`: the extent of an item until it is measured.
 * - `columns`: the number of lanes. `column-width`: the minimum width of a lane, for as many lanes as fit.
 * - `masonry`: each item is placed in the shortest lane.
 * - `spacing`: the space between items. `lane-spacing`: the space between lanes.
 * - `inset-start`, `inset-end`: the space before the first item and after the last item.
 * - `overscan`: the distance outside the viewport in which items have elements.
 * - `sticks`: `start`, `end` or `both`. If the list is at such an edge, it stays there when items are added.
 * - `starts-at-end`: the list begins at its end.
 * - `chat`: the same as `starts-at-end` and `sticks="end"`.
 *
 * **Reading order.** When nothing moves, the elements have the order of their items. To get this order,
 * elements move in the page. The focused element never moves, and stays in the page when its item is scrolled
 * out of view. The content has the role `list` with `listitem`s, or `feed` with `article`s if the end edge is
 * enabled. Each item has its number and the number of all items.
 *
 * **Before the engine has loaded**, the browser lays out the first items. The engine takes over their
 * elements when no finger is down and nothing scrolls. Some lists show no items until the engine has loaded:
 * a list with several columns, a list that begins at its end or sticks to it, and a list that the page
 * scrolls to another position. **If the engine cannot be loaded**, every list shows its items in one column,
 * and more of them as the user scrolls.
 *
 * **A pressed item keeps its position.** The start of the item under a finger or a mouse button does not
 * move, until a second after the release. If a tap expands the item, the item grows towards the end.
 *
 * **Native scrolling.** With `scrolling="native"` a pinned header moves one frame late. If the list is longer
 * than 2^20 px, the scroll bar is only approximate.
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
   * The page's function that fills an element with an item. If it throws, the error is reported, and the
   * element stays empty. It may edit the list. The edit takes effect when the function returns, and the
   * remaining items are filled in the next frame.
   *
   * @type {((element: HTMLElement, index: number, about: {isReused: boolean, kind: string | number}) => void)
   * | null}
   */
  get renderItem() {
    return this.#renderItem;
  }

  set renderItem(renderItem) {
    this.#renderItem = typeof renderItem === 'function' ? renderItem : null;
    this.invalidateItems();
  }

  /** The number of items, at most 2^30. The list ignores a value that is not a number from 0 on. */
  get count() {
    return this.#model.count;
  }

  set count(count) {
    const missing = Math.trunc(numberOf(String(count)) ?? this.count) - this.count;
    if (missing > 0) this.insertItems(this.count, missing);
    if (missing < 0) this.removeItems(this.count + missing, -missing);
  }

  /**
   * Inserts items before the item `at`, or at the end.
   * @param {number} at
   * @param {number} [count]
   * @param {'standard' | 'spanning' | 'header' | number} [kind] A number is from 0 to 7. An element is reused only for
   * items of its kind.
   */
  insertItems(at, count = 1, kind = 'standard') {
    this.#edit('insert', count, at, kindNumber(kind));
  }

  /**
   * Inserts items before the first item.
   * @param {number} [count]
   * @param {'standard' | 'spanning' | 'header' | number} [kind]
   */
  prependItems(count = 1, kind = 'standard') {
    this.insertItems(0, count, kind);
  }

  /**
   * Removes items, beginning with the item `at`; if `at` is out of range, no items.
   * @param {number} at
   * @param {number} [count]
   */
  removeItems(at, count = 1) {
    this.#edit('remove', at, count);
  }

  /**
   * Moves items, beginning with the item `from`, to before the item `to`, whose number is counted before the
   * move.
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
   * @param {'standard' | 'spanning' | 'header' | number} [kind]
   */
  reset(count, kind = 'standard') {
    const number = kindNumber(kind);
    this.#beginning.reset();
    this.#edit('reset', count, number);
    this.#beginning.show();
  }

  /**
   * Fills the elements of items again, by default of all items.
   * @param {number} [from]
   * @param {number} [count]
   */
  invalidateItems(from = 0, count = this.count) {
    this.#session?.call('invalidate', from, count);
    this.#session?.requestFrame();
    this.#beginning.plain?.invalidate(from, count);
  }

  /**
   * Sets the estimated extent of unmeasured items of a kind.
   * @param {'standard' | 'spanning' | 'header' | number} kind
   * @param {number} extent In px.
   */
  setEstimate(kind, extent) {
    this.#estimates.set(kindNumber(kind), extent);
    this.#session?.call('estimate', extent, kindNumber(kind));
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
    if (this.#session) this.#session.call('scrollToItem', item, align, inside, animated);
    else this.#beginning.scrollTo({ item, align, inside, animated });
  }

  scrollToOffset(offset, options) {
    if (this.#session) super.scrollToOffset(offset, options);
    else this.scrollToItem(0, { inside: offset });
  }

  /**
   * The position at the viewport's start: an item, and the distance from the item's start, in px. `restore`
   * scrolls back to it.
   */
  get position() {
    return (this.#session ?? this.#beginning.plain ?? this.#latest)?.position ?? { item: 0, inside: 0 };
  }

  /** Scrolls to a `position` that was read before. @param {{item: number, inside: number}} position */
  restore({ item, inside }) {
    this.scrollToItem(item, { inside });
  }

  /** The items that are at least partly visible. @returns {{from: number, count: number}} */
  get visibleItems() {
    return (this.#session ?? this.#beginning.plain)?.visibleItems ?? { from: 0, count: 0 };
  }

  /**
   * Returns the element of an item; null if the item has no element.
   * @param {number} index
   * @returns {HTMLElement | null}
   */
  elementOf(index) {
    const cell = this.#session?.cells.find(({ item }) => item === index);
    return cell?.element ?? this.#beginning.plain?.elementOf(index) ?? null;
  }

  /** Returns the item whose element contains an element, or -1. @param {Node} element */
  indexOf(element) {
    return this.#session?.indexOf(element) ?? this.#beginning.plain?.indexOf(element) ?? -1;
  }

  /** A copy of the engine's values of the list; null before the engine has loaded. */
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

  /** Removes the elements of items from a list that was cloned with them. */
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
    // The engine is made first: if that fails, the list still shows the items of before.
    const engine = new List(module);
    const list = { model: this.#model, estimates: this.#estimates, ...this.#beginning.handOver() };
    this.#latest = new ListSession(this, tree, engine, list);
    return this.#latest;
  }

  get #session() {
    return this.#latest?.signal.aborted === false ? this.#latest : null;
  }

  /** Applies an edit to the model. Then applies it to the engine, or to the items that the browser lays out. */
  #edit(method, ...parameters) {
    const edit = this.#model[method](...parameters);
    if (!edit) return;
    this.#session?.call(method, ...edit);
    this.#beginning.plain?.edit(method, ...edit);
  }
}

defineProperties(OverscrollList, { ...layoutAttributes, estimate: 'number' });
define('overscroll-list', OverscrollList);
