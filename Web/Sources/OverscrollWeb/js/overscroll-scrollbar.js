import { scaleOf } from './overscroll-axis.js';
import { timeOf } from './overscroll-clock.js';

/** How short the bar may be, in px; and where the content is pulled past an edge. */
const shortest = 36;
const shortestPressed = 8;
/** Room between the bar and the viewport's edges, in px. */
const margin = 3;
/** For how long the bar is there after the last movement, in ms. */
const linger = 800;

/**
 * Shows where in the content one is, while it moves and a moment longer. A mouse drags it.
 *
 * A held gap counts as a part of what is scrolled, so that the bar is as long as it was. Past the edges it shrinks.
 */
export class Scrollbar {
  #session;
  #axis;
  #bar;
  #timer = 0;
  #movedAt = 0;
  #isShown = false;
  /** Where the bar is, how long it is, and what there is to scroll, in px. */
  #place = NaN;
  #length = NaN;
  #room = 0;
  #range = 0;
  #gap = 0;
  #offset = NaN;
  /** How far from the bar's start it was taken hold of, in px; null while nobody does. */
  #grip = null;
  /** How large it is drawn, while somebody holds it. */
  #scale = 1;

  /**
   * @param {import("./overscroll-session.js").Session} session
   * @param {import("./overscroll-tree.js").Tree} tree
   */
  constructor(session, tree) {
    this.#session = session;
    this.#axis = session.axis;
    this.#bar = tree.scrollbar;
    const listen = (type, handler) => session.listen(this.#bar, type, handler);
    listen('pointerdown', (event) => this.#grab(event));
    listen('pointermove', (event) => this.#drag(event));
    listen('lostpointercapture', () => (this.#grip = null));
    // What is pressed here is the bar: it selects nothing, takes no focus, and is no click on the view.
    listen('mousedown', (event) => event.preventDefault());
    listen('click', (event) => event.stopPropagation());
  }

  /**
   * Draws the bar, as far as it has changed.
   *
   * @param {object} presentation
   * @param {number} content How long the content is, in pt.
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

  /** Takes the bar away. */
  clear() {
    this.#hide();
    this.#bar.removeAttribute('style');
  }

  #move(place, length) {
    const [at, long] = [toPixel(place), toPixel(length)];
    if (at !== this.#place) this.#bar.style.transform = this.#axis.shift(at);
    if (long !== this.#length) this.#bar.style[this.#axis.names.extent] = `${long}px`;
    this.#place = at;
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

  /** Goes once nothing has moved for long enough, and nobody holds the content, or points to the bar. */
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

  /** A finger is the content's: it scrolls from here as from anywhere. */
  #grab(event) {
    if (event.pointerType === 'touch' || event.button !== 0) return;
    event.stopPropagation();
    this.#bar.setPointerCapture(event.pointerId);
    this.#scale = scaleOf(this.#axis, this.#bar);
    this.#grip = this.#axis.place(event, this.#scale).main - this.#place;
    this.#session.send(timeOf(event), 'stop');
  }

  #drag(event) {
    if (this.#grip === null || this.#room === 0) return;
    const share = (this.#axis.place(event, this.#scale).main - this.#grip) / this.#room;
    this.#session.scrollTo(Math.min(Math.max(share, 0), 1) * this.#range - this.#gap, false);
  }
}

const toPixel = (distance) => Math.round(distance * devicePixelRatio) / devicePixelRatio;
