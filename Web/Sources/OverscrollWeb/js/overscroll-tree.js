import { edges } from './overscroll-attributes.js';
import { styleSheet } from './overscroll-style.js';

const spinner = `
  <svg class="spinner" part="spinner" viewBox="0 0 28 28" width="28" height="28">
    <circle class="track" cx="14" cy="14" r="11" pathLength="100"/>
    <circle class="arc" cx="14" cy="14" r="11" pathLength="100"/>
  </svg>`;

const indicator = (edge) => `
  <div class="indicator ${edge}" part="indicator ${edge}-indicator" aria-hidden="true">
    <slot name="${edge}-indicator">${spinner}</slot>
  </div>`;

const markup = `
  <div class="frame" part="frame">
    <div class="header" part="header"><slot name="header"></slot></div>
    <div class="window">
      ${edges.map(indicator).join('')}
      <div class="viewport" part="viewport" role="region" tabindex="0">
        <div class="clip"><div class="content" part="content"><slot></slot></div></div>
      </div>
    </div>
    <div class="status" role="status" aria-live="polite"></div>
  </div>`;

/** The shadow tree of a view: what is drawn into, what is measured, and who is slotted where. */
export class Tree {
  /** @param {HTMLElement} host */
  constructor(host) {
    const root = host.attachShadow({ mode: 'open' });
    root.adoptedStyleSheets = [styleSheet];
    root.innerHTML = markup;
    const find = (selector) => root.querySelector(selector);
    this.frame = find('.frame');
    this.header = find('.header');
    this.viewport = find('.viewport');
    this.clip = find('.clip');
    this.content = find('.content');
    this.status = find('.status');
    this.indicators = { start: find('.indicator.start'), end: find('.indicator.end') };
    this.#slots = { start: find('slot[name=start-indicator]'), end: find('slot[name=end-indicator]') };
    this.#headerSlot = find('slot[name=header]');
    root.addEventListener('slotchange', () => this.#slotted());
  }

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

  /** Who shows an edge's phase: the same, and the page's own elements in them. */
  showersOf(edge) {
    const slotted = edge === 'start' ? this.#headerSlot.assignedElements() : [];
    return [...this.followersOf(edge), ...this.#slots[edge].assignedElements(), ...slotted];
  }

  /** Names the region, as the host is named. */
  label(text) {
    if (text === null) this.viewport.removeAttribute('aria-label');
    else this.viewport.setAttribute('aria-label', text);
  }

  get #headerIsIndicator() {
    return this.#hasHeader && this.#slots.start.assignedElements().length === 0;
  }

  #slotted() {
    this.#hasHeader = this.#headerSlot.assignedElements().length > 0;
    this.frame.classList.toggle('header-indicates', this.#headerIsIndicator);
  }
}
