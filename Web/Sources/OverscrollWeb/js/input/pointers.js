import { scaleOf } from '../geometry/axis.js';
import { both, hostOf, innerRoom, isElsewhere, outerRoom, towardEnd, towardStart } from '../geometry/inner.js';
import { now, timeOf } from '../time/clock.js';
import { listenLast } from './listening.js';

/** The maximum time in ms between the lift of a finger and the click that the browser makes of it. */
const clickDelay = 500;

/** Converts fingers, pens and mouse buttons to events of the engine. */
export class Pointers {
  #session;
  #frame;
  #down = new Map();
  /** The identifier of the pointer that was last put down. */
  #last = NaN;
  /** The drawn size of the frame divided by its layout size, measured when the first pointer is put down. */
  #scale = 1;
  #swallowsClick = false;

  /**
   * @param {import("../session/session.js").Session} session
   * @param {HTMLElement} frame The view's inner element, which receives the events.
   */
  constructor(session, frame) {
    this.#session = session;
    this.#frame = frame;
    session.listen(frame, 'pointerdown', (event) => this.#began(event));
    session.listen(frame, 'pointermove', (event) => this.#moved(event));
    session.listen(frame, 'pointerup', (event) => this.#lifted(event));
    session.listen(frame, 'pointercancel', (event) => this.#lost(event));
    session.listen(frame, 'lostpointercapture', (event) => event.target === frame && this.#lost(event));
    // Without this, a scroller inside the content would scroll while the finger drags this view.
    session.listen(frame, 'touchmove', (event) => this.#keepsFromScrolling(event), { passive: false });
    // The page may cancel these events to use a finger or a mouse itself; then this view drops the pointer. A
    // cancelled `pointerdown` of a finger has no effect, as in a browser.
    const kept = (event) => event.defaultPrevented && (event.pointerType ?? 'mouse') === 'mouse' && this.#lost(event, this.#last);
    for (const type of ['touchstart', 'pointerdown', 'mousedown']) listenLast(session, frame, type, kept, true);
    // A new press ends the suppression of clicks. It is observed on the window in the capture phase, so the
    // page cannot stop it earlier.
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

  /** Suppresses the click that the browser makes of a finger after a drag. */
  swallowClick() {
    this.#swallowsClick = true;
    setTimeout(() => (this.#swallowsClick = false), clickDelay);
  }

  #began(event) {
    const { axis } = this.#session;
    this.#last = event.pointerId;
    if (event.button !== 0 || isElsewhere(event, this.#frame, axis)) return;
    // The first pointer is down again. So earlier pointers are up, even if they were lifted elsewhere without
    // an event.
    if (event.isPrimary) this.#down.clear();
    if (this.#down.size === 0) this.#scale = scaleOf(axis, this.#frame);
    const position = axis.position(event, this.#scale);
    const inner = innerRoom(event, this.#frame, axis);
    this.#down.set(event.pointerId, { type: event.pointerType, inner, from: position, ...position });
    this.#session.send(timeOf(event), 'dragBegan', {
      pointer: event.pointerId,
      kind: event.pointerType === 'mouse' || event.pointerType === 'pen' ? event.pointerType : 'touch',
      ...position,
      isOnly: event.isPrimary,
      inner,
      // With a mouse, the enclosing scroller never scrolls.
      outer: event.pointerType === 'mouse' ? 0 : outerRoom(hostOf(this.#frame), axis),
    });
    this.#capture(event);
  }

  /**
   * Sends the moves of a pointer. A busy page receives several moves as one event; all of them are sent,
   * because the engine calculates the velocity from them.
   */
  #moved(event) {
    if (!this.#down.has(event.pointerId)) return;
    // The button is up, and its release went to a menu or to another window.
    if (event.pointerType === 'mouse' && event.buttons === 0) return this.#lost(event);
    const events = event.getCoalescedEvents?.() ?? [];
    for (const each of events.length > 0 ? events : [event]) {
      const { main, cross } = this.#session.axis.position(each, this.#scale);
      const send = this.#goesTo(event.pointerId, main, cross) ? 'send' : 'note';
      this.#session[send](timeOf(each), 'dragMoved', event.pointerId, main, cross);
    }
    this.#capture(event);
  }

  /**
   * Stores a pointer's position. Returns whether the position has changed: if a finger only presses harder,
   * it has not.
   */
  #goesTo(pointer, main, cross) {
    const position = this.#down.get(pointer);
    if (position.main === main && position.cross === cross) return false;
    Object.assign(position, { main, cross });
    return true;
  }

  #lifted(event) {
    if (this.#down.delete(event.pointerId))
      this.#session.send(timeOf(event), 'dragEnded', event.pointerId);
  }

  #lost(event, pointer = event.pointerId) {
    if (this.#down.delete(pointer)) this.#session.send(timeOf(event), 'dragCancelled', pointer);
  }

  /**
   * Captures a pointer that drags, so that its events also come from outside the element, or after its target
   * is removed.
   */
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
   * Whether the single finger moves along the axis in a direction that only this view uses. In a browser
   * whose `touch-action` cannot name a single direction, the browser would scroll with such a finger. So the
   * first moves, before the engine recognizes a drag, must be cancelled.
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
