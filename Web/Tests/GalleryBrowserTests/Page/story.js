import { framesUntilHidden, isPageHidden, nextFrame, watchFrames } from '/testing/story-clock.js';
import { DrivenFinger, NativeFinger } from '/testing/story-fingers.js';

/** The height of a row and the middle of the viewport, in px. */
const extent = 60;
const middle = 300;
/** The distance that a finger moves in a frame, in px. */
const way = 14;
/** An element is at rest after `calm` still frames in a row. A story waits at most `patience` frames for rest. */
const calm = 6;
const patience = 200;

/** Waits until the reactions to a resolved promise have run. */
const settle = async () => {
  for (let count = 0; count < 20; count += 1) await null;
};

/**
 * A story: a view or a list with a running action, and a sequence of steps that it plays.
 *
 * @typedef {{element: string, scrolling: string, edge: string, steps: string[], pause: number, wait: number, hiding?: string, isControl?: boolean}} Plan
 *   `pause` is the number of frames after each step, and `wait` the number of frames before the first step.
 *   `hiding` is how a step covers the element: by `display`, or with the whole `tab`. `moved` removes it and
 *   inserts it again at once, with both steps. The action of a control does not end, and its rows do not arrive.
 */
export class Story {
  #plan;
  #element;
  #finger;
  #finish = () => {};
  #starts = 0;
  /** The elements of a list's items, by the items' names, and the names in order. */
  #shown = new Map();
  #names = Array.from({ length: extent }, (_, index) => index);
  #row = NaN;
  #isCovered = false;
  #positions = [];

  /** @param {Plan} plan */
  constructor(plan) {
    this.#plan = plan;
    this.#element = this.#make();
    this.#finger = new (plan.scrolling === 'native' ? NativeFinger : DrivenFinger)(this.#element);
    document.body.append(this.#element);
  }

  /**
   * Plays the story. Returns the position of row 0 in each frame since the action began, and the number of
   * starts.
   */
  async play() {
    const { edge, scrolling, steps, wait } = this.#plan;
    await this.#pass(6);
    if (edge === 'end') this.#element.scrollToOffset(this.#names.length * extent - 700);
    await this.#pass(6);
    if (edge === 'end') await this.#drag(500, -20, 15, false);
    else if (scrolling === 'driven') await this.#drag(100, 30, 14, true);
    else this.#element.refresh('start');
    await this.#pass(wait);
    const stop = watchFrames(() => this.#positions.push(this.#position));
    await this.#pass(1);
    // A tab is hidden for all stories at once, so the steps before this instant begin in time for it.
    if (this.#isTab) await this.#pass(framesUntilHidden().from - steps.indexOf('covered') * this.#plan.pause);
    for (const step of steps) {
      if (!this.#plan.isControl || (step !== 'actionEnds' && step !== 'rowsCome')) await this[step]();
      await this.#pass(this.#plan.pause);
    }
    await this.#pass(calm);
    for (let frame = 0; frame < patience && !this.#rests; frame += 1) await this.#pass(1);
    stop();
    this.#element.remove();
    return { positions: this.#positions, starts: this.#starts };
  }

  async actionEnds() {
    this.#finish();
    await settle();
  }

  rowsCome() {
    if (this.#plan.element === 'overscroll-view') return this.#stretch(this.#element, this.#names.length + 40);
    const at = this.#plan.edge === 'start' ? 0 : this.#names.length;
    const count = at === 0 ? 20 : 40;
    const first = at === 0 ? this.#names[0] - count : at;
    this.#names.splice(at, 0, ...Array.from({ length: count }, (_, index) => first + index));
    return this.#element.insertItems(at, count);
  }

  async fingerDown() {
    this.#down(middle);
    for (let step = 0; step < 3; step += 1) await this.#move(this.#inward * way);
  }

  async slowLift() {
    await this.#pass(8);
    this.#finger.lift(true);
  }

  async quickLift() {
    for (let step = 0; step < 3; step += 1) await this.#move(this.#inward * way);
    this.#finger.lift(false);
  }

  appScrolls() {
    const row = this.#plan.edge === 'start' ? 4 : 40;
    if (this.#plan.element === 'overscroll-view') this.#element.scrollToOffset(row * extent, { animated: true });
    else this.#element.scrollToItem(this.#names.indexOf(row), { animated: true });
  }

  async covered() {
    if (this.#isTab) return this.#pass(Math.max(0, framesUntilHidden().from) + 1);
    if (this.#plan.hiding === 'moved') return document.body.append(this.#element);
    this.#element.style.display = 'none';
    this.#isCovered = true;
    await this.#pass(1);
  }

  async uncovered() {
    if (this.#isTab) return this.#pass(Math.max(0, framesUntilHidden().to));
    if (this.#plan.hiding === 'moved') return document.body.append(this.#element);
    this.#element.style.display = '';
    this.#isCovered = false;
  }

  get #isTab() {
    return this.#plan.hiding === 'tab';
  }

  #make() {
    const { element: name, scrolling, edge } = this.#plan;
    const element = document.createElement(name);
    // An element without a scroll bar is drawn faster, and fast deceleration ends sooner.
    element.setAttribute('scrollbar', 'none');
    element.setAttribute('deceleration', 'fast');
    if (scrolling === 'native') element.setAttribute('scrolling', 'native');
    if (edge === 'start') element.setAttribute('start', 'standard');
    else for (const [name, value] of Object.entries({ start: 'none', end: 'standard', 'end-policy': 'approach 0' })) element.setAttribute(name, value);
    element.addEventListener('overscroll-refresh', (event) => {
      this.#starts += 1;
      event.waitUntil(new Promise((resolve) => (this.#finish = resolve)));
    });
    // Replace the indicator by an element that is drawn faster.
    const indicator = Object.assign(document.createElement('i'), { slot: `${edge}-indicator` });
    element.append(indicator);
    if (name === 'overscroll-list') {
      element.setAttribute('estimate', extent);
      element.renderItem = (row, index) => this.#render(row, index);
      element.count = this.#names.length;
    } else {
      element.prepend(document.createElement('div'));
      this.#stretch(element, this.#names.length);
    }
    return element;
  }

  /** Sets the extent of a view's content: one box instead of rows, because only the extent matters. */
  #stretch(view, count) {
    view.firstElementChild.style.blockSize = `${count * extent}px`;
  }

  #render(row, index) {
    if (this.#shown.get(+row.dataset.id) === row) this.#shown.delete(+row.dataset.id);
    row.dataset.id = this.#names[index];
    this.#shown.set(this.#names[index], row);
  }

  async #pass(frames) {
    for (let frame = 0; frame < frames; frame += 1) {
      await nextFrame();
      this.#finger.pass();
    }
  }

  async #move(distance) {
    this.#finger.move(distance);
    await this.#pass(1);
  }

  #down(y) {
    this.#finger.down(this.#rowAt(y), y);
  }

  /** Puts a finger down, moves it and lifts it. */
  async #drag(y, distance, frames, isResting) {
    this.#down(y);
    for (let frame = 0; frame < frames; frame += 1) await this.#move(distance);
    if (isResting) await this.#pass(6);
    this.#finger.lift(isResting);
  }

  /** The sign of a finger's movement from the edge into the content. */
  get #inward() {
    return this.#plan.edge === 'start' ? -1 : 1;
  }

  #rowAt(y) {
    for (const row of this.#element.children) {
      const { top, bottom } = row.getBoundingClientRect();
      if (top <= y && y < bottom) return row;
    }
    return this.#element;
  }

  /** The position of row 0, computed from a visible row. The same row is used while it is visible. */
  get #position() {
    if (this.#isCovered || (this.#isTab && isPageHidden())) return null;
    if (this.#plan.element === 'overscroll-view') return this.#element.firstElementChild.getBoundingClientRect().top;
    const known = this.#topOf(this.#row);
    if (known > -extent && known < 2 * middle) return known - this.#row * extent;
    for (const name of this.#shown.keys()) {
      const top = this.#topOf(name);
      if (!(Math.abs(top - middle) <= extent)) continue;
      this.#row = name;
      return top - name * extent;
    }
    return NaN;
  }

  #topOf(name) {
    const row = this.#shown.get(name);
    return row?.isConnected && row.style.display !== 'none' ? row.getBoundingClientRect().top : NaN;
  }

  get #rests() {
    // The spinner of a running action rotates, so requests for frames do not show whether the content moves.
    const { isDragging, velocity, [this.#plan.edge]: shown } = this.#element.presentation;
    if (isDragging || velocity !== 0 || !['idle', 'refreshing'].includes(shown.phase)) return false;
    const last = this.#positions.slice(-calm);
    return last.length === calm && last.every((position) => position === last[0]);
  }
}
