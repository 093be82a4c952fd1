import { axisOf } from './overscroll-axis.js';
import { now } from './overscroll-clock.js';
import { listenToNativeWheelAndKeys } from './overscroll-keys.js';
import { Attention } from './overscroll-list-attention.js';
import { kindName, layoutOf, rolesOf } from './overscroll-list-attributes.js';
import { ListMeasurements } from './overscroll-list-measurements.js';
import { Slots } from './overscroll-list-slots.js';
import { Session } from './overscroll-session.js';

/** The calls that renumber items. */
const edits = ['insert', 'remove', 'move', 'reset'];

/** A list's session, from the insertion into the page to the removal: a view's session with items. */
export class ListSession extends Session {
  #host;
  #tree;
  #model;
  #estimates;
  #target;
  #before;
  #space = NaN;
  #isApplying = false;
  #later = [];
  #last = null;
  #attention;

  /**
   * @param {HTMLElement} host
   * @param {import("./overscroll-tree.js").Tree} tree
   * @param {import("./engine-list.js").List} engine
   * @param {{model: import("./overscroll-list-model.js").ListModel, estimates: Map<number, number>,
   *   target: object | null, before: ReturnType<import("./overscroll-list-plain.js").PlainItems["handOver"]> | null}} list
   *   The items, the estimates by kind, the target to scroll to, and the plain items shown before.
   */
  constructor(host, tree, engine, { model, estimates, target, before }) {
    super(host, tree, engine);
    this.#host = host;
    this.#tree = tree;
    this.#model = model;
    this.#estimates = estimates;
    // A user's scrolling since then takes precedence over the target.
    this.#target = before?.hasScrolled ? null : target;
    this.#before = before;
    this.slots = new Slots(host, this);
    tree.frame.classList.add('list');
    this.#attention = new Attention(this, host);
    if (this.isNative) listenToNativeWheelAndKeys(this, tree);
  }

  /** The direction matters as well, because the lanes depend on it. */
  get fits() {
    return super.fits && axisOf(this.#host) === this.axis;
  }

  makeMeasurements(tree) {
    return new ListMeasurements(this, tree);
  }

  /** Sends the items first, because an edge may start automatically if there is too little content. */
  open(place) {
    this.tellLayout();
    for (const [kind, extent] of this.#estimates) this.send(now(), 'estimate', extent, kind);
    this.#model.tell((count, at, kind) => this.send(now(), 'insert', count, at, kind));
    const before = this.#before;
    if (!before) return super.open(place);
    // Released, including the cells that no slot adopts.
    this.#before = null;
    this.slots.adopt(before.cells);
    this.send(now(), 'focus', before.focused);
    super.open(place);
    const { startsAtEnd, sticksToStart } = layoutOf(this.#host);
    this.#goOn(before.first, before.hasScrolled || !(this.#target ?? place ?? (startsAtEnd || sticksToStart)));
  }

  start(place) {
    const target = this.#target ?? place;
    if (target) this.send(now(), 'scrollToItem', target.item, target.align ?? 'start', target.inside, false);
    this.measurements.start();
  }

  /** Takes over the browser's items, at the same position if possible. */
  #goOn(first, isThere) {
    this.measurements.measureItems();
    this.#stretch(this.engine.presentList().scrollExtent);
    if (first && isThere) {
      const { item, extent } = first.cell;
      // Aligned by its end, which no pinned header covers. The end inset follows the last item.
      const room = item === this.#model.count - 1 ? layoutOf(this.#host).insetEnd : 0;
      const inside = this.measurements.viewport - (1 - first.part) * extent - room;
      this.send(now(), 'scrollToItem', item, 'end', inside, false);
    }
    this.commit();
    this.slots.hideReady();
  }

  comeBack() {
    this.#attention.comeBack();
    super.comeBack();
  }

  /** The position at the viewport's start; the last one after the end of the session. */
  get place() {
    if (this.signal.aborted) return this.#last;
    const { item, inside, count } = this.engine.presentList();
    return count > 0 ? { item, inside } : null;
  }

  /** Sends the list's layout to the engine, and sets the roles for screen readers. */
  tellLayout() {
    this.tell('configureList', layoutOf(this.#host));
    this.#tree.content.setAttribute('role', rolesOf(this.#host).list);
    this.slots.setRole(this.itemRole);
  }

  /** An item's role. */
  get itemRole() {
    return rolesOf(this.#host).item;
  }

  /** An item's kind. */
  kindOf(item) {
    return kindName(this.#model.kindOf(item));
  }

  /** The filled cells, in the order of the items. */
  get cells() {
    this.slots.renumber(this.engine);
    return this.slots.mounted.filter(({ isNew }) => !isNew);
  }

  /** The item of an element; -1 for none. */
  indexOf(element) {
    this.slots.renumber(this.engine);
    return this.slots.cellOf(element)?.item ?? -1;
  }

  /** The items that are at least partly visible. */
  get visibleItems() {
    const { lower, upper, slotCount, scrollOffset } = this.engine.presentList();
    const seen = [];
    for (let number = 0; number < slotCount; number += 1) {
      const { item, start, extent } = this.engine.slot(number);
      const isSeen = start < scrollOffset + this.measurements.viewport && start + extent > scrollOffset;
      if (isSeen && item >= lower && item < upper) seen.push(item);
    }
    return seen.length > 0 ? { from: Math.min(...seen), count: seen.length } : { from: lower, count: 0 };
  }

  /** Sends a call about items to the engine: at once, or after the current filling of items. */
  tell(method, ...parameters) {
    if (edits.includes(method)) this.slots.dropReady();
    this.#later.push([method, parameters]);
    if (!this.#isApplying) this.#catchUp();
  }

  /** Whether edits are pending, so that the page's item numbers differ from the engine's. */
  get isBehind() {
    return this.#later.some(([method]) => edits.includes(method));
  }

  /** Sends the pending calls in order, including those of listeners meanwhile. */
  #catchUp() {
    for (let next; (next = this.#later.shift()); ) {
      const [method, parameters] = next;
      if (method === 'invalidate') this.slots.invalidate(this.engine, ...parameters);
      else this.send(now(), method, ...parameters);
    }
  }

  /**
   * Commits the measurements and draws the result. The time is the current frame's, or the present time if
   * nothing moves, because the last frame may be long ago.
   */
  commit() {
    this.send(this.wantsFrames ? this.presentation.time : now(), 'commit');
    this.apply();
  }

  scrollTo(offset, animated) {
    if (this.isNative) this.tell('scrollToItem', 0, 'start', offset, animated);
    else super.scrollTo(offset, animated);
  }

  contentOffset(scrolled) {
    return scrolled + this.engine.presentList().origin;
  }

  get wantsFrames() {
    return this.engine.presentList().wantsFrames;
  }

  redraw() {
    if (this.#isApplying) return;
    this.#isApplying = true;
    try {
      this.#draw();
    } finally {
      this.#isApplying = false;
      this.#catchUp();
    }
  }

  #draw() {
    const { measurements } = this;
    if (measurements.hasOtherPixels) measurements.measureLayout();
    const rests = !this.wantsFrames && !this.presentation.isDragging;
    const { scrollOffset, scrollExtent, contentExtent } = this.engine.presentList();
    this.picture.place.prepare();
    if (rests || this.isNative) this.#stretch(scrollExtent);
    this.drawAround(this.presentation, scrollOffset, contentExtent);
    this.slots.apply(this.engine);
    if (rests) this.slots.settle();
    measurements.watch();
  }

  close() {
    this.#last = this.place;
    super.close();
    this.slots.clear();
    this.#tree.frame.classList.remove('list');
    this.#tree.content.removeAttribute('role');
    this.#stretch(null);
  }

  /**
   * Sets the extent of the browser's scroll space. While the engine scrolls it stays unchanged, so the
   * browser's scroll position may be limited.
   */
  #stretch(extent) {
    if (extent === this.#space) return;
    this.#space = extent;
    this.#tree.content.style[this.axis.names.extent] = extent === null ? '' : `${extent}px`;
    this.picture.place.forget();
  }
}
