import { Canvas } from './canvas.js';
import { span } from './samples.js';

const budget = 1;
const highest = 1.25;

/** A plot with the script time of each frame as a bar, and the budget of one millisecond as a line. */
export class ScriptPlot {
  #canvas;

  /** @param {HTMLCanvasElement} element */
  constructor(element) {
    this.#canvas = new Canvas(element);
  }

  /** Discards the cached colors after a change of the theme. */
  forgetColors() {
    this.#canvas.forgetColors();
  }

  /** @param {import("./samples.js").Samples} samples @param {number} time The current time, in s. */
  draw(samples, time) {
    const { width, height } = this.#canvas.begin();
    const { context } = this.#canvas;
    const y = (milliseconds) => height - (Math.min(milliseconds, highest) / highest) * height;
    for (const { time: at, script } of samples.since(time - span)) {
      const x = width - ((time - at) / span) * width;
      context.fillStyle = this.#canvas.color(script > budget ? 'phase-failed' : 'plot-line');
      context.fillRect(x - 0.75, Math.min(y(script), height - 1), 1.5, height);
    }
    this.#canvas.level(y(budget), width, { color: this.#canvas.color('phase-armed'), dashed: true, text: '1 ms' });
    this.#canvas.level(height - 1, width, { color: this.#canvas.color('plot-grid') });
  }
}
