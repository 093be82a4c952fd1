import { EdgeCard } from './edge-card.js';
import { EffectsLog } from './effects-log.js';
import { OffsetPlot } from './offset-plot.js';
import { Samples, span } from './samples.js';
import { ScriptPlot } from './script-plot.js';
import { onThemeChange } from './theme.js';
import { Thresholds } from './thresholds.js';

const find = (selector) => document.querySelector(`.inspector ${selector}`);
const phases = ['pulling', 'armed', 'refreshing', 'dwelling', 'settling', 'failed', 'exhausted'];

/** Watches one view, and shows what its engine does. */
export class Inspector {
  #view;
  #samples;
  #thresholds;
  #cards = {
    start: new EdgeCard(find('.edge[data-edge=start]')),
    end: new EdgeCard(find('.edge[data-edge=end]')),
  };
  #log = new EffectsLog(find('#effects'));
  #offsetPlot = new OffsetPlot(find('#plot'));
  #scriptPlot = new ScriptPlot(find('#script-plot'));
  #outputs = {
    offset: find('#offset'),
    velocity: find('#velocity'),
    last: find('#script-last'),
    p99: find('#script-p99'),
  };
  #frame = 0;
  #turn = 0;
  #began = performance.now() / 1000;
  #lastFrame = 0;

  constructor() {
    find('.legend').append(...phases.map(legendItem));
    new ResizeObserver(() => this.#redraw()).observe(find('#plot'));
    onThemeChange(() => this.#themeChanged());
  }

  /** Watches another view from now on. */
  watch(view) {
    this.#view?.removeFrameListener(this.#frameApplied);
    this.#view?.removeEventListener('overscroll-effect', this.#effectCame);
    this.#view = view;
    this.#samples = new Samples();
    this.#thresholds = new Thresholds();
    this.#log.clear();
    view.addFrameListener(this.#frameApplied);
    view.addEventListener('overscroll-effect', this.#effectCame);
    if (view.presentation) this.#frameApplied(view.presentation, 0);
  }

  #frameApplied = (presentation, milliseconds) => {
    this.#lastFrame = performance.now() / 1000;
    this.#samples.add(this.#lastFrame, presentation, milliseconds);
    this.#thresholds.learn(presentation);
    for (const edge of ['start', 'end']) this.#cards[edge].show(presentation[edge]);
    this.#outputs.offset.textContent = presentation.contentOffset.toFixed(1);
    this.#outputs.velocity.textContent = presentation.velocity.toFixed(0);
    this.#outputs.last.textContent = milliseconds.toFixed(2);
    this.#outputs.p99.textContent = this.#samples.scriptP99.toFixed(2);
    this.#redraw();
  };

  #effectCame = ({ effect }) => this.#log.add(performance.now() / 1000 - this.#began, effect);

  #themeChanged() {
    this.#offsetPlot.forgetColors();
    this.#scriptPlot.forgetColors();
    this.#redraw();
  }

  #redraw() {
    this.#frame ||= requestAnimationFrame(() => this.#draw());
  }

  /**
   * Goes on until what has happened has left the plots. It writes no text, because it may run before the view's
   * own frame, which would then have to lay out the page.
   */
  #draw() {
    this.#frame = 0;
    const time = performance.now() / 1000;
    // One plot in each frame, in turn, so that neither the page nor the phone gets warm.
    this.#turn = 1 - this.#turn;
    if (this.#turn === 0) this.#offsetPlot.draw(this.#samples, time, this.#thresholds);
    else this.#scriptPlot.draw(this.#samples, time);
    if (time - this.#lastFrame < span + 1) this.#redraw();
  }
}

function legendItem(phase) {
  const item = document.createElement('li');
  item.dataset.phase = phase;
  item.textContent = phase;
  return item;
}
