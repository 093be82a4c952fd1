import { kindName, layoutOf, rolesOf } from '../api/list-attributes.js';
import { axisOf } from '../geometry/axis.js';
import { listenToNativeWheelAndKeys } from '../input/keys.js';
import { Session } from '../session/session.js';
import { now } from '../time/clock.js';
import { Attention } from './attention.js';
import { ListMeasurements } from './measurements.js';
import { Slots } from './slots.js';

/** The calls that change the numbers of items. */
const edits = ['insert', 'remove', 'move', 'reset'];

/**
 * The session of a list, which runs an engine while the list is in the page: the session of a view, and
 * items.
 */
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
   * @param {import("../drawing/tree.js").Tree} tree
   * @param {import("../engine/list.js").List} engine
   * @param {{model: import("./model.js").ListModel, estimates: Map<number, number>, target:
   * object | null, before: ReturnType<import("./plain.js").PlainItems["handOver"]> | null}}
   * list The items, the estimates by kind, the target to scroll to, and the items that the browser has laid
   * out before.
   */
  constructor(host, tree, engine, { model, estimates, target, before }) {
    super(host, tree, engine);
    this.#host = host;
    this.#tree = tree;
    this.#model = model;
    this.#estimates = estimates;
    // If the user has scrolled since the target was set, the user's position is kept.
    this.#target = before?.hasScrolled ? null : target;
    this.#before = before;
    this.slots = new Slots(host, this);
    tree.frame.classList.add('list');
    this.#attention = new Attention(this, host);
    if (this.isNative) listenToNativeWheelAndKeys(this, tree);
  }

  /**
   * Whether the session suits the current attributes. For a list this includes the direction, which changes
   * the lanes.
   */
  get fits() {
    return super.fits && axisOf(this.#host) === this.axis;
  }

  makeMeasurements(tree) {
    return new ListMeasurements(this, tree);
  }

  /**
   * Sends the items before the sizes. Without items, an edge could load more automatically, because there is
   * too little content.
   */
  open(position) {
    this.tellLayout();
    for (const [kind, extent] of this.#estimates) this.send(now(), 'estimate', extent, kind);
    this.#model.forEachRun((count, at, kind) => this.send(now(), 'insert', count, at, kind));
    const before = this.#before;
    if (!before) return super.open(position);
    // The reference is removed here, so that cells which the engine does not take over can be freed.
    this.#before = null;
    this.slots.adopt(before.cells);
    this.send(now(), 'focus', before.focused);
    super.open(position);
    const { startsAtEnd, sticksToStart } = layoutOf(this.#host);
    this.#goOn(before.first, before.hasScrolled || !(this.#target ?? position ?? (startsAtEnd || sticksToStart)));
  }

  start(position) {
    const target = this.#target ?? position;
    if (target) this.send(now(), 'scrollToItem', target.item, target.align ?? 'start', target.inside, false);
    this.measurements.start();
  }

  /**
   * Takes over the items that the browser has laid out, and keeps the first visible item in its position if
   * `isThere`.
   */
  #goOn(first, isThere) {
    this.measurements.measureItems();
    this.#stretch(this.engine.presentList().scrollExtent);
    if (first && isThere) {
      const { item, extent } = first.cell;
      // The item is aligned by its end, because a pinned header may cover its start. The last item is
      // followed by the end inset.
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

  /**
   * The item at the viewport's start and the distance from its start. After the session has ended, this is
   * the last position.
   */
  get position() {
    if (this.signal.aborted) return this.#last;
    const { item, inside, count } = this.engine.presentList();
    return count > 0 ? { item, inside } : null;
  }

  /** Sends the list's layout to the engine, and sets the roles for screen readers. */
  tellLayout() {
    this.call('configureList', layoutOf(this.#host));
    this.#tree.content.setAttribute('role', rolesOf(this.#host).list);
    this.slots.setRole(this.itemRole);
  }

  /** The accessibility role of an item. */
  get itemRole() {
    return rolesOf(this.#host).item;
  }

  /** Returns the kind of an item, as a name or a number. */
  kindOf(item) {
    return kindName(this.#model.kindOf(item));
  }

  /** The filled cells, in the order of the items. */
  get cells() {
    this.slots.renumber(this.engine);
    return this.slots.mounted.filter(({ isNew }) => !isNew);
  }

  /** Returns the item whose element contains an element, or -1. */
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

  /**
   * Calls a method of the engine for items. If the elements are being filled, the call waits until all are
   * filled.
   */
  call(method, ...parameters) {
    if (edits.includes(method)) this.slots.dropReady();
    this.#later.push([method, parameters]);
    if (!this.#isApplying) this.#catchUp();
  }

  /** Whether edits wait, so that the page's numbers of items differ from the engine's. */
  get isBehind() {
    return this.#later.some(([method]) => edits.includes(method));
  }

  /** Performs the waiting calls in order, including calls that are added meanwhile. */
  #catchUp() {
    for (let next; (next = this.#later.shift()); ) {
      const [method, parameters] = next;
      if (method === 'invalidate') this.slots.invalidate(this.engine, ...parameters);
      else this.send(now(), method, ...parameters);
    }
  }

  /**
   * Commits the measurements and draws the result. The event has the time of the current frame. If nothing
   * moves, it has the present time, because the last frame may be long ago.
   */
  commit() {
    this.send(this.wantsFrames ? this.presentation.time : now(), 'commit');
    this.apply();
  }

  scrollTo(offset, animated) {
    if (this.isNative) this.call('scrollToItem', 0, 'start', offset, animated);
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
    this.picture.positioner.prepare();
    if (rests || this.isNative) this.#stretch(scrollExtent);
    this.drawAround(this.presentation, scrollOffset, contentExtent);
    this.slots.apply(this.engine);
    if (rests) this.slots.settle();
    measurements.watch();
  }

  close() {
    this.#last = this.position;
    super.close();
    this.slots.clear();
    this.#tree.frame.classList.remove('list');
    this.#tree.content.removeAttribute('role');
    this.#stretch(null);
  }

  /**
   * Sets the extent of the content element, which is the range that the browser can scroll. While the engine
   * moves the content, the extent stays unchanged, although the browser may then limit its scroll position.
   */
  #stretch(extent) {
    if (extent === this.#space) return;
    this.#space = extent;
    this.#tree.content.style[this.axis.names.extent] = extent === null ? '' : `${extent}px`;
    this.picture.positioner.forget();
  }
}
