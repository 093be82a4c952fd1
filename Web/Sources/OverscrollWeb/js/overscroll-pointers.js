import { scaleOf } from './overscroll-axis.js';
import { now, timeOf } from './overscroll-clock.js';
import { both, hostOf, innerRoom, isElsewhere, outerRoom, towardEnd, towardStart } from './overscroll-inner.js';
import { listenLast } from './overscroll-listening.js';

/** For how long the click may follow a finger that has lifted, in ms. */
const clickDelay = 500;

/** Translates fingers, pens and mouse buttons for the engine. */
export class Pointers {
  #session;
  #frame;
  #down = new Map();
  /** The finger that came down last. */
  #last = NaN;
  /** How large the frame is drawn, while something is down. */
  #scale = 1;
  #swallowsClick = false;

  /**
   * @param {import("./overscroll-session.js").Session} session
   * @param {HTMLElement} frame The element on which they come down.
   */
  constructor(session, frame) {
    this.#session = session;
    this.#frame = frame;
    session.listen(frame, 'pointerdown', (event) => this.#began(event));
    session.listen(frame, 'pointermove', (event) => this.#moved(event));
    session.listen(frame, 'pointerup', (event) => this.#lifted(event));
    session.listen(frame, 'pointercancel', (event) => this.#lost(event));
    session.listen(frame, 'lostpointercapture', (event) => event.target === frame && this.#lost(event));
    // What scrolls by itself within the content would take a drag along that is ours: a browser asks no one else.
    session.listen(frame, 'touchmove', (event) => this.#keepsFromScrolling(event), { passive: false });
    // Who keeps a finger or a mouse says so only now. A finger that is a pointer scrolls all the same, as in a browser.
    const kept = (event) => event.defaultPrevented && (event.pointerType ?? 'mouse') === 'mouse' && this.#lost(event, this.#last);
    for (const type of ['touchstart', 'pointerdown', 'mousedown']) listenLast(session, frame, type, kept, true);
    // Also where the page tells nobody of it, or elsewhere in the page: the next click is another one's.
    session.listen(window, 'pointerdown', () => (this.#swallowsClick = false), { capture: true });
    session.listen(frame, 'click', (event) => this.#clicked(event), { capture: true });
    session.listen(frame, 'selectstart', (event) => this.#keepsFromSelecting(event));
    session.listen(frame, 'dragstart', (event) => this.#keepsFromSelecting(event));
    session.listen(window, 'blur', () => this.cancel());
    session.listen(document, 'visibilitychange', () => document.hidden && this.cancel());
  }

  /** Lets go of everything that is down. */
  cancel() {
    this.#down.clear();
    this.#session.send(now(), 'dragCancelled', null);
  }

  /** The finger that lifted had not tapped: its click is not to arrive. */
  swallowClick() {
    this.#swallowsClick = true;
    setTimeout(() => (this.#swallowsClick = false), clickDelay);
  }

  #began(event) {
    const { axis } = this.#session;
    this.#last = event.pointerId;
    if (event.button !== 0 || isElsewhere(event, this.#frame, axis)) return;
    // One that dragged something else has lifted there.
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
      // A mouse scrolls nothing else.
      outer: event.pointerType === 'mouse' ? 0 : outerRoom(hostOf(this.#frame), axis),
    });
    this.#capture(event);
  }

  /** A busy page gets several moves as one; a velocity needs them all. */
  #moved(event) {
    if (!this.#down.has(event.pointerId)) return;
    // A menu, or another window, has had the button's release.
    if (event.pointerType === 'mouse' && event.buttons === 0) return this.#lost(event);
    const events = event.getCoalescedEvents?.() ?? [];
    for (const each of events.length > 0 ? events : [event]) {
      const { main, cross } = this.#session.axis.place(each, this.#scale);
      const send = this.#goesTo(event.pointerId, main, cross) ? 'send' : 'note';
      this.#session[send](timeOf(each), 'dragMoved', event.pointerId, main, cross);
    }
    this.#capture(event);
  }

  /** Notes where a pointer is now, and says whether it was elsewhere: a finger that only presses harder moves nothing. */
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

  /** Follows a drag wherever the pointer goes, and even when what it came down on is replaced. */
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
   * Whether a finger goes along the axis, and neither past an edge that lets it out nor for what scrolls within: where a
   * style cannot name one direction, the browser scrolls by a finger unless its first moves, which come before there is a
   * drag, are kept from it.
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
