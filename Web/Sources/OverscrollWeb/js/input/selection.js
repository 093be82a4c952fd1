import { isElsewhere } from '../geometry/inner.js';
import { now, callInFrame } from '../time/clock.js';

/**
 * Scrolls while a mouse selects text past an edge of the viewport, as browsers do in their own scrollers.
 *
 * The engine receives the distances as touchpad events, so the content stops at its edges and is not pulled
 * past them.
 */
export class SelectionScroll {
  #session;
  #host;
  #viewport;
  #isDown = false;
  #end = null;
  #isScrolling = false;
  #time = 0;
  /** The mouse's last position, in px. */
  #mouse = null;

  /**
   * @param {import("../session/session.js").Session} session
   * @param {HTMLElement} host
   * @param {import("../drawing/tree.js").Tree} tree
   */
  constructor(session, host, { frame, viewport }) {
    this.#session = session;
    this.#host = host;
    this.#viewport = viewport;
    const down = (event) =>
      (this.#isDown = event.pointerType === 'mouse' && event.button === 0 && !isElsewhere(event, frame, session.axis));
    session.listen(frame, 'pointerdown', down);
    session.listen(frame, 'selectstart', (event) => this.#begin(event));
    session.signal.addEventListener('abort', () => this.#stop());
  }

  /** Follows the mouse until its button is released, also outside the element. */
  #begin(event) {
    if (!this.#isDown || event.defaultPrevented || this.#end) return;
    this.#end = new AbortController();
    const { signal } = this.#end;
    const listen = (type, handler) => this.#host.ownerDocument.addEventListener(type, handler, { signal, capture: true });
    listen('pointermove', (event) => this.#session.measure(() => this.#move(event)));
    for (const type of ['pointerup', 'pointercancel', 'dragstart']) listen(type, () => this.#stop());
  }

  #stop() {
    this.#isDown = false;
    this.#end?.abort();
    this.#end = null;
    this.#mouse = null;
  }

  #move({ clientX, clientY, buttons }) {
    if (buttons === 0) return this.#stop();
    this.#mouse = { clientX, clientY };
    if (this.#isScrolling || this.#past === 0) return;
    this.#time = now();
    this.#isScrolling = true;
    callInFrame(this.#onFrame);
  }

  /**
   * The distance of the mouse past an edge of the viewport in px: positive past the end, negative past the
   * start.
   */
  get #past() {
    if (!this.#mouse) return 0;
    const { axis } = this.#session;
    const { left, top, right, bottom } = this.#viewport.getBoundingClientRect();
    const corners = [axis.position({ clientX: left, clientY: top }).main, axis.position({ clientX: right, clientY: bottom }).main];
    const position = axis.position(this.#mouse).main;
    return Math.min(0, position - Math.min(...corners)) + Math.max(0, position - Math.max(...corners));
  }

  #onFrame = () => this.#session.measure(() => this.#step());

  /** Scrolls by one step, and requests the next step while the content moves. */
  #step() {
    this.#isScrolling = false;
    const past = this.#past;
    if (past === 0) return;
    const time = now();
    const elapsed = time - this.#time;
    this.#time = time;
    const { engine } = this.#session;
    const before = this.#session.presentation.contentOffset;
    this.#session.send(time, 'wheel', engine.selectionScroll(past, elapsed), true);
    if (elapsed > 0 && this.#session.presentation.contentOffset === before) return;
    this.#select();
    this.#isScrolling = true;
    callInFrame(this.#onFrame);
  }

  /**
   * Extends the selection to the edge of the viewport, because a browser extends it only when the mouse
   * moves.
   */
  #select() {
    const { left, top, right, bottom } = this.#viewport.getBoundingClientRect();
    const inside = (position, from, to) => Math.min(Math.max(position, from + 1), to - 1);
    const { ownerDocument } = this.#host;
    const [node, offset] = caretAt(
      ownerDocument, inside(this.#mouse.clientX, left, right), inside(this.#mouse.clientY, top, bottom));
    if (this.#host.contains(node)) ownerDocument.getSelection()?.extend(node, offset);
  }
}

/**
 * Returns the position in the text at a point, as a node and an offset.
 * @param {any} document
 * @param {number} x
 * @param {number} y
 */
function caretAt(document, x, y) {
  if (document.caretPositionFromPoint) {
    const caret = document.caretPositionFromPoint(x, y);
    return [caret?.offsetNode, caret?.offset];
  }
  const range = document.caretRangeFromPoint?.(x, y);
  return [range?.startContainer, range?.startOffset];
}
