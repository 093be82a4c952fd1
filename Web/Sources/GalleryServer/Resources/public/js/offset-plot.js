import { Canvas } from './canvas.js';
import { span } from './samples.js';

const bandHeight = 9;
const margin = 6;
const leastRange = 300;

/**
 * A plot of the content offset in the last seconds, with the thresholds as lines, and the phases of each edge
 * as a band.
 */
export class OffsetPlot {
  #canvas;
  #low = -150;
  #high = 150;

  /** @param {HTMLCanvasElement} element */
  constructor(element) {
    this.#canvas = new Canvas(element);
  }

  /** Discards the cached colors after a change of the theme. */
  forgetColors() {
    this.#canvas.forgetColors();
  }

  /**
   * @param {import("./samples.js").Samples} samples
   * @param {number} time The current time, in s.
   * @param {{start: number | null, end: number | null}} thresholds The content offsets of the edges'
   * thresholds.
   */
  draw(samples, time, thresholds) {
    const { width, height } = this.#canvas.begin();
    const frames = samples.since(time - span);
    this.#fit(frames);
    const x = (at) => width - ((time - at) / span) * width;
    const bands = { start: 0, end: height - bandHeight };
    for (const edge of ['start', 'end']) this.#drawBand(edge, bands[edge], frames, x, width);
    const top = bandHeight + margin;
    const inner = height - 2 * top;
    // A pull downwards is drawn downwards, as on the phone.
    const y = (offset) => top + ((this.#high - offset) / (this.#high - this.#low)) * inner;
    this.#drawLevels(y, width, thresholds);
    this.#drawLine(frames, x, y, width);
  }

  /** Changes the plot's range smoothly until it contains all visible offsets. */
  #fit(frames) {
    let low = Infinity;
    let high = -Infinity;
    for (const { offset } of frames) {
      low = Math.min(low, offset);
      high = Math.max(high, offset);
    }
    const middle = frames.length > 0 ? (low + high) / 2 : 0;
    const half = Math.max(leastRange, (high - low) * 1.15 || 0) / 2;
    this.#low += (middle - half - this.#low) * 0.2;
    this.#high += (middle + half - this.#high) * 0.2;
  }

  #drawBand(edge, y, frames, x, width) {
    const { context } = this.#canvas;
    let first = 0;
    for (let next = 1; next <= frames.length; next += 1) {
      const phase = frames[first][edge];
      if (next < frames.length && frames[next][edge] === phase) continue;
      const from = Math.max(0, x(frames[first].time));
      const to = next < frames.length ? x(frames[next].time) : width;
      context.fillStyle = this.#canvas.color(`phase-${phase}`);
      context.fillRect(from, y, to - from, bandHeight);
      first = next;
    }
  }

  #drawLevels(y, width, thresholds) {
    this.#canvas.level(y(0), width, { color: this.#canvas.color('plot-text'), text: '0' });
    for (const [edge, offset] of Object.entries(thresholds)) {
      if (offset === null || offset < this.#low || offset > this.#high) continue;
      const color = this.#canvas.color('phase-armed');
      this.#canvas.level(y(offset), width, { color, dashed: true, text: 'threshold', above: edge === 'end' });
    }
  }

  #drawLine(frames, x, y, width) {
    if (frames.length === 0) return;
    const { context } = this.#canvas;
    const line = new Path2D();
    const last = frames.at(-1);
    for (const [index, { time, offset }] of frames.entries()) {
      const previous = frames[index - 1];
      // If two frames are far apart, nothing has moved between them, so the line is horizontal.
      if (previous && time - previous.time > 0.1) line.lineTo(x(time), y(previous.offset));
      line.lineTo(x(time), y(offset));
    }
    line.lineTo(width, y(last.offset));
    context.strokeStyle = this.#canvas.color('plot-line');
    context.lineWidth = 2;
    context.lineJoin = 'round';
    context.stroke(line);
    line.lineTo(width, y(0));
    line.lineTo(x(frames[0].time), y(0));
    context.fillStyle = this.#canvas.color('plot-fill');
    context.fill(line);
  }
}
