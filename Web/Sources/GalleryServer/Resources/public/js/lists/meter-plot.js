import { Canvas } from '../canvas.js';
import { capacity } from './frames.js';

const budget = 1;
const highest = 2;

/** A plot with the script time of each frame as a bar, and a mark above the frames that were late. */
export class MeterPlot {
  #canvas;

  /** @param {HTMLCanvasElement} element */
  constructor(element) {
    this.#canvas = new Canvas(element);
  }

  /** Discards the cached colors after a change of the theme. */
  forgetColors() {
    this.#canvas.forgetColors();
  }

  /** @param {import("./frames.js").Frames} frames */
  draw(frames) {
    const { width, height } = this.#canvas.begin();
    const { context } = this.#canvas;
    const color = (name) => this.#canvas.color(name);
    const step = width / capacity;
    let x = width - frames.count * step;
    for (const { script, lost } of frames) {
      const bar = Math.max(1, (Math.min(script, highest) / highest) * height);
      context.fillStyle = color(script > budget ? 'phase-armed' : 'plot-line');
      context.fillRect(x, height - bar, Math.max(1, step - 1), bar);
      context.fillStyle = color('phase-failed');
      if (lost > 0) context.fillRect(x, 0, Math.max(2, step - 1), 5);
      x += step;
    }
    const y = height - (budget / highest) * height;
    this.#canvas.level(y, width, { color: color('phase-armed'), dashed: true, text: '1 ms' });
    this.#canvas.level(height - 1, width, { color: color('plot-grid') });
  }
}
