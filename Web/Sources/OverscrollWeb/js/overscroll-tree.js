import { edges } from './overscroll-attributes.js';
import { labelOf, nameOfResult } from './overscroll-labels.js';
import { styleSheet } from './overscroll-style.js';

const outcome = `
  <div class="outcome">
    <svg class="spinner" part="spinner" viewBox="0 0 28 28" width="28" height="28">
      <circle class="track" cx="14" cy="14" r="11" pathLength="100"/>
      <circle class="arc" cx="14" cy="14" r="11" pathLength="100"/>
    </svg>
    <div class="result" part="result">
      <svg class="sign" viewBox="0 0 28 28" width="28" height="28">
        <path class="well" d="M7 14.5l5 5 9-11"/><path class="ill" d="M9 9l10 10m0-10l-10 10"/>
      </svg>
      <span class="words"></span>
    </div>
  </div>`;

const indicator = (edge) => `
  <div class="indicator ${edge}" part="indicator ${edge}-indicator" aria-hidden="true">
    <slot name="${edge}-indicator">${outcome}</slot>
  </div>`;

const markup = `
  <div class="frame" part="frame">
    <div class="header" part="header"><slot name="header"></slot></div>
    <div class="window">
      ${edges.map(indicator).join('')}
      <div class="viewport" part="viewport" role="region" tabindex="0">
        <div class="clip"><div class="content" part="content"><slot></slot></div></div>
      </div>
      <div class="scrollbar" part="scrollbar" aria-hidden="true"></div>
    </div>
    <p class="notice" part="notice"></p>
    <div class="status" role="status" aria-live="polite"></div>
  </div>`;

/** The shadow tree of a view: what is drawn into, what is measured, and who is slotted where. */
export class Tree {
  /** @param {HTMLElement} host @param {ElementInternals} internals */
  constructor(host, internals) {
    this.#host = host;
    this.#states = /** @type {any} */ (internals).states;
    const root = host.attachShadow({ mode: 'open', delegatesFocus: true });
    root.adoptedStyleSheets = [styleSheet()];
    root.innerHTML = markup;
    const find = (selector) => root.querySelector(selector);
    this.frame = find('.frame');
    this.header = find('.header');
    this.viewport = find('.viewport');
    this.clip = find('.clip');
    this.content = find('.content');
    this.scrollbar = find('.scrollbar');
    this.status = find('.status');
    this.#notice = find('.notice');
    this.indicators = { start: find('.indicator.start'), end: find('.indicator.end') };
    this.#slots = { start: find('slot[name=start-indicator]'), end: find('slot[name=end-indicator]') };
    this.#headerSlot = find('slot[name=header]');
    root.addEventListener('slotchange', () => this.#slotted());
  }

  #host;
  #states;
  #shown = {};
  #notice;
  #slots;
  #headerSlot;
  #hasHeader = false;

  /** What stands for an edge's indicator: what is slotted as such, or else the header, or else the spinner. */
  indicatorOf(edge) {
    return edge === 'start' && this.#headerIsIndicator ? this.header : this.indicators[edge];
  }

  /** Who is given an edge's numbers: its indicator, and at the start a header, where there is one. */
  followersOf(edge) {
    return edge === 'start' && this.#hasHeader ? [this.indicators.start, this.header] : [this.indicators[edge]];
  }

  /** Who shows an edge's phase: its followers, and the page's own elements in them. */
  #showersOf(edge) {
    const slotted = edge === 'start' ? this.#headerSlot.assignedElements() : [];
    return [...this.followersOf(edge), ...this.#slots[edge].assignedElements(), ...slotted];
  }

  /** Names the region, as the host is named. */
  label(text) {
    if (text === null) this.viewport.removeAttribute('aria-label');
    else this.viewport.setAttribute('aria-label', text);
  }

  /**
   * Shows an edge's phase, and how an action ended until the gap has closed: to the page's own elements as
   * `data-phase` and `data-result`, as a state of the host, and in words where the page has no indicator.
   */
  show(edge, phase, result) {
    const ended = phase === 'failed' ? 'failure' : phase === 'settling' ? (this.#shown[edge]?.ended ?? null) : result;
    this.#setState(edge, this.#shown[edge]?.phase, phase);
    this.#shown[edge] = { phase, ended };
    for (const element of this.#showersOf(edge)) {
      element.dataset.phase = phase;
      if (ended) element.dataset.result = ended;
      else delete element.dataset.result;
    }
    const name = phase === 'failed' ? 'retry' : nameOfResult(ended);
    if (name) this.indicators[edge].querySelector('.words').textContent = labelOf(this.#host, name);
  }

  /** Shows nothing of the edges any longer. */
  clear() {
    for (const edge of edges) this.#setState(edge, this.#shown[edge]?.phase, undefined);
    this.#shown = {};
  }

  /** Says to readers whether something is on its way: of the feed, where the content is one. */
  setBusy(isBusy) {
    const feed = this.content.getAttribute('role') === 'feed';
    (feed ? this.content : this.viewport).setAttribute('aria-busy', isBusy);
  }

  /** Says something to everybody, or nothing. @param {string} text */
  notice(text) {
    this.#notice.textContent = text;
    this.status.textContent = text;
  }

  #setState(edge, before, phase) {
    try {
      this.#states?.delete(`${edge}-${before}`);
      if (phase) this.#states?.add(`${edge}-${phase}`);
    } catch {
      // A browser from before :state() takes only names of another form, which nobody would look for.
      this.#states = undefined;
    }
  }

  get #headerIsIndicator() {
    return this.#hasHeader && this.#slots.start.assignedElements().length === 0;
  }

  #slotted() {
    this.#hasHeader = this.#headerSlot.assignedElements().length > 0;
    this.frame.classList.toggle('header-indicates', this.#headerIsIndicator);
  }
}
