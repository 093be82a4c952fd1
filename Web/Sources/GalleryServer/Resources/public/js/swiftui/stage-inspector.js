import { EdgeCard } from '../edge-card.js';
import { EffectsLog } from '../effects-log.js';
import { Idle } from '../idle.js';
import { OffsetPlot } from '../offset-plot.js';
import { Samples, span } from '../samples.js';
import { onThemeChange } from '../theme.js';
import { Thresholds } from '../thresholds.js';

const nothing = { phase: 'disabled', overscroll: 0, gap: 0, progress: 0, threshold: 0 };
const mostViews = 8;
/** The time over which the median of the frames is taken, in s. */
const medianSpan = 5;
/** The time after which a median is shown, in s. Before, the first frames of a screen would dominate it. */
const leastSpan = 1;
/** The minimum time between drawings of the plot, in ms. */
const interval = 30;

/**
 * The inspector of a stage, the process that runs a SwiftUI screen. It shows the engine's state, the number
 * of evaluated views and the stage's own data for each frame.
 */
export class StageInspector {
  #find;
  #cards;
  #log;
  #plot;
  #samples;
  #thresholds;
  #times = [];
  #idle = new Idle(() => this.#draw(), interval);
  #lastFrame = -Infinity;
  #began = 0;
  #evaluated = new Map();
  #shownAt = 0;

  /** @param {HTMLElement} root */
  constructor(root) {
    this.#find = (name) => root.querySelector(`[data-part=${name}]`);
    this.#cards = {
      start: new EdgeCard(root.querySelector('.edge[data-edge=start]')),
      end: new EdgeCard(root.querySelector('.edge[data-edge=end]')),
    };
    this.#log = new EffectsLog(this.#find('effects'));
    this.#plot = new OffsetPlot(this.#find('plot'));
    new ResizeObserver(() => this.#idle.request()).observe(this.#find('plot'));
    onThemeChange(() => {
      this.#plot.forgetColors();
      this.#idle.request();
    });
    this.forget();
  }

  /** Resets all values, because another screen is shown. */
  forget() {
    this.#samples = new Samples();
    this.#thresholds = new Thresholds();
    this.#log.clear();
    this.#began = performance.now() / 1000;
    this.#evaluated.clear();
    this.#times = [];
    this.#find('median').textContent = '–';
    this.#showComplaints([]);
  }

  /** Shows the data that a frame of the stage contains. */
  take({ offset, start = nothing, end = nothing, evaluated, effects, complaints, milliseconds }) {
    const now = performance.now() / 1000;
    const presentation = { contentOffset: offset, start, end };
    this.#samples.add(now, presentation, milliseconds);
    this.#thresholds.learn(presentation);
    this.#times.push({ now, milliseconds });
    while (now - this.#times[0].now > medianSpan) this.#times.shift();
    for (const effect of effects) this.#log.add(now - this.#began, { ...effect, result: effect.detail });
    if (complaints) this.#showComplaints(complaints);
    if (evaluated.length > 0) this.#evaluated = new Map(evaluated.map(({ view, count }) => [view, count]));
    this.#lastFrame = now;
    this.#cards.start.show(presentation.start);
    this.#cards.end.show(presentation.end);
    this.#find('offset').textContent = offset.toFixed(1);
    const sum = evaluated.reduce((total, { count }) => total + count, 0);
    this.#find('views').textContent = sum;
    this.#idle.request();
    // The texts change at most four times a second, so that a user can read them.
    if (now - this.#shownAt > 0.25) this.#showSlowly(now);
  }

  #showSlowly(now) {
    this.#shownAt = now;
    const sorted = this.#times.map(({ milliseconds }) => milliseconds).sort((one, other) => one - other);
    if (now - this.#times[0].now > leastSpan) this.#find('median').textContent = sorted[sorted.length >> 1].toFixed(1);
    const items = [...this.#evaluated].slice(0, mostViews).map(([view, count]) => line(view, `× ${count}`));
    this.#find('evaluated').replaceChildren(...items);
  }

  #showComplaints(complaints) {
    const list = this.#find('complaints');
    list.replaceChildren(...complaints.map((text) => line(text, '')));
    if (complaints.length === 0) list.append(line('None', ''));
    list.dataset.any = complaints.length > 0;
  }

  /** Draws the plot, and requests the next drawing until the plot contains no more events. */
  #draw() {
    const time = performance.now() / 1000;
    this.#plot.draw(this.#samples, time, this.#thresholds);
    if (time - this.#lastFrame < span + 1) this.#idle.request();
  }
}

function line(text, detail) {
  const item = document.createElement('li');
  const name = document.createElement('b');
  name.textContent = text;
  const more = document.createElement('em');
  more.textContent = detail;
  item.append(name, more);
  return item;
}
