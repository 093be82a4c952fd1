import { DisplayPainter } from './display-list.js';
import { PageSwipe } from './page-swipe.js';
import { UnusedInput } from './unused-input.js';

const mostFingers = 10;
const lineHeight = 16;
/** The least width of the phone's window, in pt. On a narrower canvas the window is drawn smaller. */
const leastWidth = 375;
/** A wheel that has not turned for this time begins a new gesture, in ms. */
const wheelRest = 250;

/**
 * The phone. It draws the display list of a stage (the process that runs a SwiftUI screen), and sends events
 * of fingers, mouse, wheel and keys to the stage.
 */
export class Phone {
  #canvas;
  #send;
  #painter;
  #fingers = new Map();
  #swipe = new PageSwipe();
  #wheel = new UnusedInput();
  #wheelTimer = 0;
  #list = [];

  /**
   * @param {HTMLCanvasElement} canvas
   * @param {(command: object) => void} send
   */
  constructor(canvas, send) {
    this.#canvas = canvas;
    this.#send = send;
    this.#painter = new DisplayPainter(canvas);
    canvas.addEventListener('pointerdown', (event) => this.#fingerDown(event));
    canvas.addEventListener('pointermove', (event) => this.#fingerMoved(event));
    canvas.addEventListener('pointerup', (event) => this.#fingerGone(event, 'up'));
    canvas.addEventListener('pointercancel', (event) => this.#fingerGone(event, 'cancel'));
    canvas.addEventListener('wheel', (event) => this.#wheelTurned(event), { passive: false });
    canvas.addEventListener('keydown', (event) => this.#keyPressed(event));
    canvas.addEventListener('contextmenu', (event) => event.preventDefault());
    new ResizeObserver(() => {
      send(this.size);
      this.#draw();
    }).observe(canvas);
  }

  /** The number of px of the page for a pt of the phone's window. */
  get scale() {
    // A canvas without a layout has no width.
    return Math.min((this.#canvas.clientWidth || leastWidth) / leastWidth, 1);
  }

  /** The size of the phone's window, and the heights of its status bar and its home indicator. */
  get size() {
    const style = getComputedStyle(this.#canvas);
    const bar = (name) => parseFloat(style.getPropertyValue(name)) || 0;
    const [width, height] = [this.#canvas.clientWidth, this.#canvas.clientHeight].map((length) => round(length / this.scale));
    return { size: [width, height, bar('--bar-top'), bar('--bar-bottom')] };
  }

  /**
   * Draws the display list of a frame.
   *
   * @param {Array | undefined} list The list; undefined if nothing has changed.
   * @param {boolean} hasMoved Whether a finger or a wheel has moved since the last frame.
   */
  show(list, hasMoved) {
    this.#swipe.frame(list !== undefined, hasMoved);
    this.#wheel.frame(list !== undefined, hasMoved);
    if (this.#swipe.isScrolling) this.#cancelFingers();
    if (list === undefined) return;
    this.#list = list;
    this.#draw();
  }

  /** Discards the fingers that are down, because another stage begins without fingers. */
  forgetFingers() {
    this.#fingers.clear();
    this.#swipe.end();
  }

  #draw() {
    this.#painter.draw(this.#list, this.scale);
  }

  /** Takes the fingers away from the screen, because they scroll the page. */
  #cancelFingers() {
    for (const finger of this.#fingers.values()) this.#send({ cancel: finger });
    this.#fingers.clear();
  }

  #position({ clientX, clientY }) {
    const { left, top } = this.#canvas.getBoundingClientRect();
    return [clientX - left, clientY - top].map((distance) => round(distance / this.scale));
  }

  #fingerDown(event) {
    if (event.pointerType === 'mouse' && event.button !== 0) return;
    const used = [...this.#fingers.values()];
    const finger = Array.from({ length: mostFingers }, (_, number) => number).find((number) => !used.includes(number));
    if (finger === undefined) return;
    this.#fingers.set(event.pointerId, finger);
    this.#canvas.setPointerCapture(event.pointerId);
    this.#swipe.begin(event);
    this.#send({ down: [finger, ...this.#position(event)] });
  }

  #fingerMoved(event) {
    if (this.#swipe.move(event)) return;
    const finger = this.#fingers.get(event.pointerId);
    if (finger !== undefined) this.#send({ move: [finger, ...this.#position(event)] });
  }

  #fingerGone(event, name) {
    this.#swipe.lift(event);
    const finger = this.#fingers.get(event.pointerId);
    if (finger === undefined) return;
    this.#fingers.delete(event.pointerId);
    this.#send({ [name]: finger });
  }

  #wheelTurned(event) {
    if (event.ctrlKey) return;
    clearTimeout(this.#wheelTimer);
    this.#wheelTimer = setTimeout(() => this.#wheel.end(), wheelRest);
    // A wheel that the screen does not use scrolls the page.
    if (this.#wheel.isUnused) return;
    event.preventDefault();
    const unit = [1, lineHeight, this.#canvas.clientHeight][event.deltaMode] ?? 1;
    this.#send({ wheel: [round(event.deltaX * unit), round(event.deltaY * unit), ...this.#position(event)] });
    this.#wheel.begin();
  }

  /**
   * Sends a key to the stage, except for keys that move the focus out of the phone, and shortcuts of the
   * browser.
   */
  #keyPressed(event) {
    const { key } = event;
    const isCommand = event.metaKey || event.ctrlKey;
    if (key === 'Tab' || key === 'Escape' || event.altKey || (isCommand && key.toLowerCase() !== 'r')) return;
    if (key.length > 1 && !/^(Arrow|Page|Home$|End$)/.test(key)) return;
    event.preventDefault();
    this.#send(isCommand ? { command: 'r' } : { key });
  }
}

const round = (value) => Math.round(value * 100) / 100;
