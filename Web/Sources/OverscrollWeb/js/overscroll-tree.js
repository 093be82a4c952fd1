import { edges } from './overscroll-attributes.js';
import { labelOf, nameOfResult } from './overscroll-labels.js';
import { styleSheet } from './overscroll-style.js';

/** Makes an element: a page that trusts no text (`require-trusted-types-for`) lets none become a tree. */
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

/** The shadow tree of a view: what is drawn into, what is measured, and who is slotted where. */
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

  /** Takes the style sheet of the document that it is in: what is moved to another one loses its own. */
  dress() {
    const { defaultView } = this.#host.ownerDocument;
    if (!defaultView) return;
    const sheets = this.#root.adoptedStyleSheets;
    const sheet = styleSheet(defaultView);
    if (!sheets.includes(sheet)) this.#root.adoptedStyleSheets = [sheet, ...sheets];
  }

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

  /** Whether nothing is laid out now, as with `display: none`: the browser then says that it has scrolled nowhere. */
  get isHidden() {
    return this.viewport.getClientRects().length === 0;
  }

  /** Names the region, as the host is named. */
  label(text) {
    this.viewport.ariaLabel = text;
  }

  /**
   * Shows an edge's phase, and how an action ended until the gap has closed: to the page's own elements as
   * `data-phase` and `data-result`, as a state of the host, and in words where the page has no indicator. Says there, too,
   * what a tap does, on what is a button while it does something.
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
    this.#tell(edge, canTap, canTap ? (phase === 'failed' ? 'retry' : 'tap') : nameOfResult(ended));
  }

  #tell(edge, canTap = false, name = '') {
    const indicator = this.indicators[edge];
    const result = indicator.querySelector('.result');
    indicator.classList.toggle('tappable', canTap);
    if (name) {
      const words = labelOf(this.#host, name);
      result.querySelector('.words').textContent = words;
      result.setAttribute('aria-label', words);
    }
    // The focus would be lost.
    if (!canTap && this.#root.activeElement === result) this.viewport.focus({ preventScroll: true });
    result.inert = !canTap;
  }

  /** Shows and says nothing of the edges any longer. */
  clear() {
    this.setBusy(false);
    this.status.textContent = '';
    for (const edge of edges) {
      this.#setState(edge, this.#shown[edge]?.phase, undefined);
      this.#unmark(edge, []);
      this.#tell(edge);
    }
    this.#shown = {};
  }

  /** Says to readers whether something is on its way: of the feed, where the content is one. */
  setBusy(isBusy) {
    const isFeed = this.content.getAttribute('role') === 'feed';
    this.content.setAttribute('aria-busy', isBusy && isFeed);
    this.viewport.setAttribute('aria-busy', isBusy && !isFeed);
  }

  /** Says something to everybody, or nothing. @param {string} name A label's name, or none. */
  notice(name) {
    this.status.textContent = this.#notice.textContent = labelOf(this.#host, name);
  }

  /** Takes an edge's phase from those who show it, but for some. */
  #unmark(edge, kept) {
    for (const element of this.#shown[edge]?.showers ?? [])
      if (!kept.includes(element)) for (const name of ['phase', 'result']) delete element.dataset[name];
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
    // Who comes is told with the next frame, also where it comes from the other edge.
    for (const edge of edges) this.#unmark(edge, this.#showersOf(edge));
  }
}
