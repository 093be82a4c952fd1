import { scaleOf } from './overscroll-axis.js';
import { now, timeOf } from './overscroll-clock.js';
import { both, hostOf, innerRoom, isElsewhere, outerRoom, towardEnd, towardStart } from './overscroll-inner.js';
import { listenLast } from './overscroll-listening.js';

/** The maximum time between a finger's lift and its click, in ms. */
const clickDelay = 500;

/** Converts fingers, pens and mouse buttons to events of the engine. */
export class Pointers {
  #session;
  #frame;
  #down = new Map();
  /** The last pointer that came down. */
  #last = NaN;
  /** The scale of the frame while a pointer is down. */
  #scale = 1;
  #swallowsClick = false;

  /**
   * @param {import("./overscroll-session.js").Session} session
   * @param {HTMLElement} frame The element that listens.
   */
  constructor(session, frame) {
    this.#session = session;
    this.#frame = frame;
    session.listen(frame, 'pointerdown', (event) => this.#began(event));
    session.listen(frame, 'pointermove', (event) => this.#moved(event));
    session.listen(frame, 'pointerup', (event) => this.#lifted(event));
    session.listen(frame, 'pointercancel', (event) => this.#lost(event));
    session.listen(frame, 'lostpointercapture', (event) => event.target === frame && this.#lost(event));
    // Otherwise a scroller in the content would scroll with a drag of this view.
    session.listen(frame, 'touchmove', (event) => this.#keepsFromScrolling(event), { passive: false });
    // A page cancels these events later, to keep a finger or a mouse. A touch pointer still scrolls, as in a
    // browser.
    const kept = (event) => event.defaultPrevented && (event.pointerType ?? 'mouse') === 'mouse' && this.#lost(event, this.#last);
    for (const type of ['touchstart', 'pointerdown', 'mousedown']) listenLast(session, frame, type, kept, true);
    // On the window in the capture phase, because the next click belongs to this press even if the page stops
    // the event.
    session.listen(window, 'pointerdown', () => (this.#swallowsClick = false), { capture: true });
    session.listen(frame, 'click', (event) => this.#clicked(event), { capture: true });
    session.listen(frame, 'selectstart', (event) => this.#keepsFromSelecting(event));
    session.listen(frame, 'dragstart', (event) => this.#keepsFromSelecting(event));
    session.listen(window, 'blur', () => this.cancel());
    session.listen(document, 'visibilitychange', () => document.hidden && this.cancel());
  }

  /** Cancels all pointers that are down. */
  cancel() {
    this.#down.clear();
    this.#session.send(now(), 'dragCancelled', null);
  }

  /** Suppresses the click of a finger that lifted after a drag. */
  swallowClick() {
    this.#swallowsClick = true;
    setTimeout(() => (this.#swallowsClick = false), clickDelay);
  }

  #began(event) {
    const { axis } = this.#session;
    this.#last = event.pointerId;
    if (event.button !== 0 || isElsewhere(event, this.#frame, axis)) return;
    // A previous primary pointer that dragged something else has lifted elsewhere.
    if (event.isPrimary) this.#down.clear();
    if (this.#down.size === 0) this.#scale = scaleOf(axis, this.#frame);
    const place = axis.place(event, this.#scale);
    const inner = innerRoom(event, this.#frame, axis);
    this.#down.set(event.pointerId, { type: event.pointerType, inner, from: place, ...place });
    this.#session.send(timeOf(event), 'dragBegan', {
      pointer: event.pointerId,
      kind: event.pointerType === 'mouse' || event.pointerType === 'pen' ? event.pointerType : 'touch',
      ...place,
      isOnly: event.isPrimary,
      inner,
      // A mouse drags no enclosing scroller.
      outer: event.pointerType === 'mouse' ? 0 : outerRoom(hostOf(this.#frame), axis),
    });
    this.#capture(event);
  }

  /** A busy page gets several moves as one event; the velocity needs all of them. */
  #moved(event) {
    if (!this.#down.has(event.pointerId)) return;
    // A menu, or another window, received the button's release.
    if (event.pointerType === 'mouse' && event.buttons === 0) return this.#lost(event);
    const events = event.getCoalescedEvents?.() ?? [];
    for (const each of events.length > 0 ? events : [event]) {
      const { main, cross } = this.#session.axis.place(each, this.#scale);
      const send = this.#goesTo(event.pointerId, main, cross) ? 'send' : 'note';
      this.#session[send](timeOf(each), 'dragMoved', event.pointerId, main, cross);
    }
    this.#capture(event);
  }

  /**
   * Notes a pointer's position. Returns whether it has changed: a finger that only presses harder moves
   * nothing.
   */
  #goesTo(pointer, main, cross) {
    const place = this.#down.get(pointer);
    if (place.main === main && place.cross === cross) return false;
    Object.assign(place, { main, cross });
    return true;
  }

  #lifted(event) {
    if (this.#down.delete(event.pointerId))
      this.#session.send(timeOf(event), 'dragEnded', event.pointerId);
  }

  #lost(event, pointer = event.pointerId) {
    if (this.#down.delete(pointer)) this.#session.send(timeOf(event), 'dragCancelled', pointer);
  }

  /** Captures a dragging pointer, to follow it outside the element and after its target is replaced. */
  #capture(event) {
    if (this.#session.presentation.isDragging && !this.#frame.hasPointerCapture(event.pointerId) && event.isTrusted)
      this.#frame.setPointerCapture(event.pointerId);
  }

  #clicked(event) {
    if (!this.#swallowsClick || event.detail === 0) return;
    this.#swallowsClick = false;
    event.preventDefault();
    event.stopImmediatePropagation();
  }

  #keepsFromScrolling(event) {
    if (event.cancelable && (this.#session.presentation.isDragging || this.#leadsIn)) event.preventDefault();
  }

  /**
   * Whether a finger moves along the axis in a direction that only this view uses. If a style cannot name a
   * single direction, the browser scrolls with a finger unless its first moves are cancelled. They come before
   * the drag begins.
   */
  get #leadsIn() {
    const [finger] = this.#down.values();
    if (this.#down.size !== 1 || !this.#session.ways.areOpen) return false;
    const [main, cross] = [finger.main - finger.from.main, finger.cross - finger.from.cross];
    if (main === 0 || Math.abs(main) < Math.abs(cross)) return false;
    const [edge, way] = main > 0 ? ['start', towardStart] : ['end', towardEnd];
    return !this.#session.ways.isOpen(/** @type {"start" | "end"} */ (edge)) && !(finger.inner & way);
  }

  #keepsFromSelecting(event) {
    if (!this.#session.settings.dragsWithMouse) return;
    for (const { type, inner } of this.#down.values()) if (type === 'mouse' && inner !== both) event.preventDefault();
  }
}
