import { edges } from '../api/attributes.js';
import { labelOf, nameOfResult } from '../api/labels.js';
import { styleSheet } from './style.js';

/** Makes elements without parsing HTML, because `require-trusted-types-for` forbids parsing. */
const maker = (namespace) => (name, attributes, ...children) => {
  const element = document.createElementNS(namespace, name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  element.append(...children);
  return element;
};

const html = maker('http://www.w3.org/1999/xhtml');
const svg = maker('http://www.w3.org/2000/svg');

const picture = { viewBox: '0 0 28 28', width: 28, height: 28, 'aria-hidden': true };
const circle = { cx: 14, cy: 14, r: 11, pathLength: 100 };

const makeOutcome = () =>
  html('div', { class: 'outcome' },
    html('button', { class: 'result', part: 'result', type: 'button', inert: '' },
      svg('svg', { class: 'sign', ...picture },
        svg('path', { class: 'well', d: 'M7 14.5l5 5 9-11' }), svg('path', { class: 'ill', d: 'M9 9l10 10m0-10l-10 10' })),
      html('span', { class: 'words' })),
    svg('svg', { class: 'spinner', part: 'spinner', ...picture },
      svg('circle', { class: 'track', ...circle }), svg('circle', { class: 'arc', ...circle })));

const makeIndicator = (edge) =>
  html('div', { class: `indicator ${edge}`, part: `indicator ${edge}-indicator` },
    html('slot', { name: `${edge}-indicator` }, makeOutcome()));

const makeFrame = () =>
  html('div', { class: 'frame', part: 'frame' },
    html('div', { class: 'header', part: 'header' }, html('slot', { name: 'header' })),
    html('div', { class: 'window' },
      ...edges.map(makeIndicator),
      html('div', { class: 'viewport', part: 'viewport', role: 'region', tabindex: 0 },
        html('div', { class: 'clip' }, html('div', { class: 'content', part: 'content' }, html('slot', {})))),
      html('div', { class: 'scrollbar', part: 'scrollbar', 'aria-hidden': true })),
    html('p', { class: 'notice', part: 'notice' }),
    html('div', { class: 'status', role: 'status', 'aria-live': 'polite' }));

/**
 * The shadow tree of a view: the elements that are drawn and measured, and the slots for the page's elements.
 */
export class Tree {
  /** @param {HTMLElement} host @param {ElementInternals} internals */
  constructor(host, internals) {
    this.#host = host;
    this.#states = /** @type {any} */ (internals).states;
    const root = host.attachShadow({ mode: 'open', delegatesFocus: true });
    this.#root = root;
    root.append(makeFrame());
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
  #root;
  #states;
  #shown = {};
  #notice;
  #slots;
  #headerSlot;
  #hasHeader = false;

  /**
   * Uses the style sheet of the current document. When an element moves to another document, it loses its
   * style sheet.
   */
  dress() {
    const { defaultView } = this.#host.ownerDocument;
    if (!defaultView) return;
    const sheets = this.#root.adoptedStyleSheets;
    const sheet = styleSheet(defaultView);
    if (!sheets.includes(sheet)) this.#root.adoptedStyleSheets = [sheet, ...sheets];
  }

  /**
   * The element that is measured as an edge's indicator: at the start the page's header if it serves as the
   * indicator, else the element that contains the page's indicator or the default spinner.
   */
  indicatorOf(edge) {
    return edge === 'start' && this.#headerIsIndicator ? this.header : this.indicators[edge];
  }

  /** The elements that get an edge's CSS variables: the edge's indicator, and at the start also the header. */
  followersOf(edge) {
    return edge === 'start' && this.#hasHeader ? [this.indicators.start, this.header] : [this.indicators[edge]];
  }

  /**
   * The elements that get an edge's phase: the elements of `followersOf`, and the page's elements in the
   * slots.
   */
  #showersOf(edge) {
    const slotted = edge === 'start' ? this.#headerSlot.assignedElements() : [];
    return [...this.followersOf(edge), ...this.#slots[edge].assignedElements(), ...slotted];
  }

  /**
   * Whether the browser does not lay out the view, as with `display: none`. The browser's scroll offset is
   * then 0.
   */
  get isHidden() {
    return this.viewport.getClientRects().length === 0;
  }

  /** Gives the scrolling region the accessible name of the element. */
  label(text) {
    this.viewport.ariaLabel = text;
  }

  /**
   * Shows the phase of an edge, and the result of its action until the gap is closed. They become
   * `data-phase` and `data-result` of the page's elements, a state of the host, and text in the default
   * indicator. While a tap starts the action, the default indicator is a button with a label.
   */
  show(edge, phase, result, canTap) {
    const ended = phase === 'failed' ? 'failure' : phase === 'settling' ? (this.#shown[edge]?.ended ?? null) : result;
    this.#setState(edge, this.#shown[edge]?.phase, phase);
    const showers = this.#showersOf(edge);
    this.#shown[edge] = { phase, ended, showers };
    for (const { dataset } of showers) {
      dataset.phase = phase;
      if (ended) dataset.result = ended;
      else delete dataset.result;
    }
    this.#label(edge, canTap, canTap ? (phase === 'failed' ? 'retry' : 'tap') : nameOfResult(ended));
  }

  #label(edge, canTap = false, name = '') {
    const indicator = this.indicators[edge];
    const result = indicator.querySelector('.result');
    indicator.classList.toggle('tappable', canTap);
    if (name) {
      const words = labelOf(this.#host, name);
      result.querySelector('.words').textContent = words;
      result.setAttribute('aria-label', words);
    }
    // The button becomes inert and would lose the focus, so the focus moves to the viewport.
    if (!canTap && this.#root.activeElement === result) this.viewport.focus({ preventScroll: true });
    result.inert = !canTap;
  }

  /** Removes the states and the texts of both edges. */
  clear() {
    this.setBusy(false);
    this.status.textContent = '';
    for (const edge of edges) {
      this.#setState(edge, this.#shown[edge]?.phase, undefined);
      this.#unmark(edge, []);
      this.#label(edge);
    }
    this.#shown = {};
  }

  /** Sets `aria-busy` for screen readers: on the content if it has the role `feed`, else on the viewport. */
  setBusy(isBusy) {
    const isFeed = this.content.getAttribute('role') === 'feed';
    this.content.setAttribute('aria-busy', isBusy && isFeed);
    this.viewport.setAttribute('aria-busy', isBusy && !isFeed);
  }

  /**
   * Shows and announces a label, or removes it.
   * @param {string} name The name of a label; empty to remove the label.
   */
  notice(name) {
    this.status.textContent = this.#notice.textContent = labelOf(this.#host, name);
  }

  /** Removes the phase of an edge from all elements except the given ones. */
  #unmark(edge, kept) {
    for (const element of this.#shown[edge]?.showers ?? [])
      if (!kept.includes(element)) for (const name of ['phase', 'result']) delete element.dataset[name];
  }

  #setState(edge, before, phase) {
    try {
      this.#states?.delete(`${edge}-${before}`);
      if (phase) this.#states?.add(`${edge}-${phase}`);
    } catch {
      // A browser without `:state()` throws, because it accepts only names with two leading dashes. Then no
      // states are set.
      this.#states = undefined;
    }
  }

  get #headerIsIndicator() {
    return this.#hasHeader && this.#slots.start.assignedElements().length === 0;
  }

  #slotted() {
    this.#hasHeader = this.#headerSlot.assignedElements().length > 0;
    this.frame.classList.toggle('header-indicates', this.#headerIsIndicator);
    // The elements get their phase with the next frame, even if they were in the slot of the opposite edge
    // before.
    for (const edge of edges) this.#unmark(edge, this.#showersOf(edge));
  }
}
