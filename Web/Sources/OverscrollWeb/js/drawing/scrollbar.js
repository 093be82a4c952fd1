import { scaleOf } from '../geometry/axis.js';
import { timeOf } from '../time/clock.js';

/** The minimum length of the bar in px: usually, and while an edge is pulled. */
const shortest = 36;
const shortestPressed = 8;
/** The distance between the bar and the viewport's edges, in px. */
const margin = 3;
/** The time in ms for which the bar stays visible after the last movement. */
const linger = 800;

/**
 * The scroll bar, which is visible while the content moves and a moment longer. A mouse can drag it.
 *
 * An open gap is a part of the scroll range, so a gap does not shorten the bar. When an edge is pulled, the
 * bar shrinks.
 */
export class Scrollbar {
  #session;
  #axis;
  #bar;
  #timer = 0;
  #movedAt = 0;
  #isShown = false;
  /**
   * The bar's position and length, the distance over which it can move, and the content's scroll range, in
   * px.
   */
  #position = NaN;
  #length = NaN;
  #room = 0;
  #range = 0;
  #gap = 0;
  #offset = NaN;
  /** The distance in px from the bar's start to the mouse that drags it; null without a drag. */
  #grip = null;
  /** The bar's drawn size divided by its layout size, measured when a drag starts. */
  #scale = 1;

  /**
   * @param {import("../session/session.js").Session} session
   * @param {import("./tree.js").Tree} tree
   */
  constructor(session, tree) {
    this.#session = session;
    this.#axis = session.axis;
    this.#bar = tree.scrollbar;
    const listen = (type, handler) => session.listen(this.#bar, type, handler);
    listen('pointerdown', (event) => this.#grab(event));
    listen('pointermove', (event) => this.#drag(event));
    listen('lostpointercapture', () => (this.#grip = null));
    // A press on the bar must not select text, move the focus, or click something in the view.
    listen('mousedown', (event) => event.preventDefault());
    listen('click', (event) => event.stopPropagation());
  }

  /**
   * Draws the bar, if it has changed.
   *
   * @param {object} presentation
   * @param {number} content The content's extent, in pt.
   */
  draw({ contentOffset, start, end }, content) {
    const { viewport } = this.#session.measurements;
    const most = content - viewport;
    if (!(most > 0)) return this.#hide();
    this.#gap = start.gap;
    this.#range = most + start.gap + end.gap;
    const scrolled = contentOffset + start.gap;
    const inside = Math.min(Math.max(scrolled, 0), this.#range);
    const track = viewport - 2 * margin;
    const whole = Math.min(Math.max(shortest, (track * viewport) / (viewport + this.#range)), track);
    const length = Math.max(shortestPressed, whole - Math.abs(scrolled - inside));
    this.#room = Math.max(0, track - length);
    this.#move((inside / this.#range) * this.#room, length);
    const hasMoved = contentOffset !== this.#offset && !Number.isNaN(this.#offset);
    this.#offset = contentOffset;
    if (hasMoved) this.#show();
  }

  /** Removes the bar. */
  clear() {
    this.#hide();
    this.#bar.removeAttribute('style');
  }

  #move(position, length) {
    const [at, long] = [toPixel(position), toPixel(length)];
    if (at !== this.#position) this.#bar.style.transform = this.#axis.shift(at);
    if (long !== this.#length) this.#bar.style[this.#axis.names.extent] = `${long}px`;
    this.#position = at;
    this.#length = long;
  }

  #show() {
    this.#movedAt = performance.now();
    if (this.#isShown) return;
    this.#isShown = true;
    this.#bar.classList.add('shown');
    this.#wait(linger);
  }

  #wait(milliseconds) {
    this.#timer = setTimeout(() => this.#look(), milliseconds);
  }

  /**
   * Hides the bar if nothing has moved for some time. It stays visible during a drag, and while the mouse is
   * over it.
   */
  #look() {
    const left = this.#movedAt + linger - performance.now();
    const isWanted = this.#grip !== null || this.#session.presentation.isDragging || this.#bar.matches(':hover');
    if (isWanted || left > 0) this.#wait(isWanted ? linger : left);
    else this.#hide();
  }

  #hide() {
    if (!this.#isShown) return;
    this.#isShown = false;
    clearTimeout(this.#timer);
    this.#bar.classList.remove('shown');
  }

  /** Starts a drag of the bar with a mouse or a pen. A finger on the bar drags the content instead. */
  #grab(event) {
    if (event.pointerType === 'touch' || event.button !== 0) return;
    event.stopPropagation();
    this.#bar.setPointerCapture(event.pointerId);
    this.#scale = scaleOf(this.#axis, this.#bar);
    this.#grip = this.#axis.position(event, this.#scale).main - this.#position;
    this.#session.send(timeOf(event), 'stop');
  }

  #drag(event) {
    if (this.#grip === null || this.#room === 0) return;
    const share = (this.#axis.position(event, this.#scale).main - this.#grip) / this.#room;
    this.#session.scrollTo(Math.min(Math.max(share, 0), 1) * this.#range - this.#gap, false);
  }
}

const toPixel = (distance) => Math.round(distance * devicePixelRatio) / devicePixelRatio;
