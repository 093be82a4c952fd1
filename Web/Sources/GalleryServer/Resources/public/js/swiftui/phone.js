import { DisplayPainter } from './display-list.js';

const mostFingers = 10;
const lineHeight = 16;

/**
 * The phone. It draws the display list of a stage (the process that runs a SwiftUI screen), and sends events
 * of fingers, mouse, wheel and keys to the stage.
 */
export class Phone {
  #canvas;
  #send;
  #painter;
  #fingers = new Map();
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
      this.#painter.draw(this.#list);
    }).observe(canvas);
  }

  /** The size of the phone's window, and the heights of its status bar and its home indicator. */
  get size() {
    const style = getComputedStyle(this.#canvas);
    const bar = (name) => parseFloat(style.getPropertyValue(name)) || 0;
    return { size: [this.#canvas.clientWidth, this.#canvas.clientHeight, bar('--bar-top'), bar('--bar-bottom')] };
  }

  /** Draws a display list. */
  show(list) {
    this.#list = list;
    this.#painter.draw(list);
  }

  /** Discards the fingers that are down, because another stage begins without fingers. */
  forgetFingers() {
    this.#fingers.clear();
  }

  #place({ clientX, clientY }) {
    const { left, top } = this.#canvas.getBoundingClientRect();
    return [round(clientX - left), round(clientY - top)];
  }

  #fingerDown(event) {
    if (event.pointerType === 'mouse' && event.button !== 0) return;
    const used = [...this.#fingers.values()];
    const finger = Array.from({ length: mostFingers }, (_, number) => number).find((number) => !used.includes(number));
    if (finger === undefined) return;
    this.#fingers.set(event.pointerId, finger);
    this.#canvas.setPointerCapture(event.pointerId);
    this.#send({ down: [finger, ...this.#place(event)] });
  }

  #fingerMoved(event) {
    const finger = this.#fingers.get(event.pointerId);
    if (finger !== undefined) this.#send({ move: [finger, ...this.#place(event)] });
  }

  #fingerGone(event, name) {
    const finger = this.#fingers.get(event.pointerId);
    if (finger === undefined) return;
    this.#fingers.delete(event.pointerId);
    this.#send({ [name]: finger });
  }

  #wheelTurned(event) {
    if (event.ctrlKey) return;
    event.preventDefault();
    const unit = [1, lineHeight, this.#canvas.clientHeight][event.deltaMode] ?? 1;
    this.#send({ wheel: [round(event.deltaX * unit), round(event.deltaY * unit), ...this.#place(event)] });
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
