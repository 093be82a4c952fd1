import { Idle } from '../idle.js';
import { onThemeChange } from '../theme.js';
import { Frames } from './frames.js';
import { MeterPlot } from './meter-plot.js';

const millisecondsBetween = 200;
const names = ['count', 'elements', 'slots', 'bytes', 'p50', 'p99', 'dropped', 'window', 'size'];
const find = (name) => document.querySelector(`#meter-${name}`);
const grouped = (number) => number.toLocaleString('en');

/**
 * The meter below a list: the number of elements and slots, the bytes of the index, the script time, and
 * dropped frames.
 */
export class Meter {
  #list;
  #frames = new Frames();
  #plot = new MeterPlot(find('plot'));
  // The numbers are shown rarely, because a changed text makes the browser lay out the page.
  #idle = new Idle(() => this.#show(), millisecondsBetween, () => this.#list);
  #outputs = Object.fromEntries(names.map((name) => [name, find(name)]));

  constructor() {
    onThemeChange(() => {
      this.#plot.forgetColors();
      this.#show();
    });
    new ResizeObserver(() => this.#idle.request()).observe(find('plot'));
  }

  /** Replaces the list whose numbers are shown. */
  watch(list) {
    this.#list?.removeFrameListener(this.#frameApplied);
    this.#list = list;
    this.#frames = new Frames();
    list.addFrameListener(this.#frameApplied);
    this.#idle.request();
  }

  #frameApplied = ({ wantsFrames, isDragging }, script) => {
    this.#frames.add(document.timeline.currentTime, script, wantsFrames && !isDragging);
    this.#idle.frameApplied();
  };

  #show() {
    const shown = this.#list?.listPresentation;
    if (!shown) return;
    this.#write('count', grouped(shown.count));
    this.#write('elements', grouped(shown.elements));
    this.#write('slots', grouped(shown.slotCount));
    this.#write('bytes', grouped(shown.bytes));
    this.#write('p50', this.#frames.script(0.5).toFixed(2));
    this.#write('p99', this.#frames.script(0.99).toFixed(2));
    this.#write('dropped', grouped(this.#frames.dropped));
    this.#write('window', grouped(shown.lower + 1));
    this.#write('size', `+ ${shown.upper - shown.lower - 1}`);
    this.#plot.draw(this.#frames);
  }

  #write(name, text) {
    if (this.#outputs[name].textContent !== text) this.#outputs[name].textContent = text;
  }
}
