import { EdgeCard } from './edge-card.js';
import { EffectsLog } from './effects-log.js';
import { Idle } from './idle.js';
import { OffsetPlot } from './offset-plot.js';
import { Samples, span } from './samples.js';
import { ScriptPlot } from './script-plot.js';
import { onThemeChange } from './theme.js';
import { Thresholds } from './thresholds.js';

const find = (selector) => document.querySelector(`.inspector ${selector}`);
/** The minimum time between drawings, in ms. */
const interval = 50;
const phases = ['pulling', 'armed', 'refreshing', 'showingResult', 'settling', 'failed', 'noMoreContent'];

/** The inspector, which shows the engine's state of one view. */
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
  #idle = new Idle(() => this.#draw(), interval, () => this.#view);
  #milliseconds = 0;
  #effects = [];
  #began = performance.now() / 1000;
  #lastFrame = 0;

  constructor() {
    find('.legend').append(...phases.map(legendItem));
    new ResizeObserver(() => this.#idle.request()).observe(find('#plot'));
    onThemeChange(() => this.#themeChanged());
  }

  /** Replaces the view whose state is shown. */
  watch(view) {
    this.#view?.removeFrameListener(this.#frameApplied);
    this.#view?.removeEventListener('overscroll-effect', this.#effectCame);
    this.#view = view;
    this.#samples = new Samples();
    this.#thresholds = new Thresholds();
    this.#log.clear();
    this.#effects = [];
    view.addFrameListener(this.#frameApplied);
    view.addEventListener('overscroll-effect', this.#effectCame);
    if (view.presentation) this.#frameApplied(view.presentation, 0);
  }

  #frameApplied = (presentation, milliseconds) => {
    this.#lastFrame = performance.now() / 1000;
    this.#samples.add(this.#lastFrame, presentation, milliseconds);
    this.#thresholds.learn(presentation);
    this.#milliseconds = milliseconds;
    this.#idle.frameApplied();
  };

  #effectCame = ({ effect }) => {
    this.#effects.push([performance.now() / 1000 - this.#began, effect]);
    this.#idle.request();
  };

  #themeChanged() {
    this.#offsetPlot.forgetColors();
    this.#scriptPlot.forgetColors();
    this.#idle.request();
  }

  /** Draws the plots, and requests the next drawing until the plots contain no more events. */
  #draw() {
    const time = performance.now() / 1000;
    this.#write();
    this.#offsetPlot.draw(this.#samples, time, this.#thresholds);
    this.#scriptPlot.draw(this.#samples, time);
    if (time - this.#lastFrame < span + 1) this.#idle.request();
  }

  #write() {
    for (const [time, effect] of this.#effects.splice(0)) this.#log.add(time, effect);
    const presentation = this.#view?.presentation;
    if (!presentation) return;
    for (const edge of ['start', 'end']) this.#cards[edge].show(presentation[edge]);
    this.#say('offset', presentation.contentOffset.toFixed(1));
    this.#say('velocity', presentation.velocity.toFixed(0));
    this.#say('last', this.#milliseconds.toFixed(2));
    this.#say('p99', this.#samples.scriptP99.toFixed(2));
  }

  /** Sets a text if it has changed, because each assignment makes the browser lay out the page. */
  #say(name, text) {
    if (this.#outputs[name].textContent !== text) this.#outputs[name].textContent = text;
  }
}

function legendItem(phase) {
  const item = document.createElement('li');
  item.dataset.phase = phase;
  item.textContent = phase;
  return item;
}
