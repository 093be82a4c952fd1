import { fetchRows, noteElement, rowElement } from './rows.js';

const count = 20;

/**
 * A demo: its view, its rows, and its refresh and load-more actions.
 *
 * A demo keeps its state while the page shows another demo.
 */
export class Demo {
  /** The rows in the view. */
  rows = [];
  /** The edition of the rows, a number that selects their order. A refresh loads the next edition. */
  edition;
  /** The number of rows on the server. */
  total = 0;
  #panel;
  #list;
  #controls;
  #toast;
  #isFilled = false;

  /**
   * @param {string} name
   * @param {number} edition The first edition.
   * @param {import("./controls.js").Controls} controls
   * @param {import("./toast.js").Toast} toast
   */
  constructor(name, edition, controls, toast) {
    this.name = name;
    this.edition = edition;
    this.#controls = controls;
    this.#toast = toast;
    this.#panel = document.querySelector(`#panel-${name}`);
    this.#list = this.#panel.querySelector('.rows');
    this.view = this.#panel.querySelector('overscroll-view');
    this.view.addEventListener('overscroll-refresh', (event) => event.waitUntil(this.#answer(event)));
  }

  set isCurrent(isCurrent) {
    this.#panel.inert = !isCurrent;
    if (isCurrent && !this.#isFilled) this.#fill();
  }

  get isComplete() {
    return this.rows.length >= this.total;
  }

  async #fill() {
    this.#isFilled = true;
    try {
      this.#show(await fetchRows({ offset: 0, count, edition: this.edition }));
    } catch {
      this.#isFilled = false;
      this.#list.replaceChildren(noteElement('The server does not answer.', this.#retryButton()));
    }
  }

  #retryButton() {
    const button = document.createElement('button');
    button.textContent = 'Try again';
    button.addEventListener('click', () => this.#fill());
    return button;
  }

  async #answer({ edge, signal }) {
    this.#toast.hide();
    try {
      return edge === 'start' ? await this.#reload(signal) : await this.#loadMore(signal);
    } catch (error) {
      const what = edge === 'start' ? 'Not refreshed' : 'Nothing loaded';
      if (!signal.aborted) this.#toast.show(`${what}. ${reason(error)}`, edge);
      throw error;
    }
  }

  async #reload(signal) {
    this.#show(await fetchRows({ offset: 0, count, edition: this.edition + 1, ...this.#controls.wishes }, signal));
  }

  async #loadMore(signal) {
    const { rows, edition } = this;
    const page = await fetchRows({ offset: rows.length, count, edition, ...this.#controls.wishes }, signal);
    this.rows = [...rows, ...page.rows];
    this.#list.append(...page.rows.map(rowElement));
    if (!this.isComplete) return 'more';
    this.#list.append(noteElement(`No more: all ${this.total} notes are loaded.`));
    return 'noMoreContent';
  }

  #show({ edition, total, rows }) {
    Object.assign(this, { edition, total, rows });
    this.#list.replaceChildren(...rows.map(rowElement));
  }
}

/**
 * Returns the reason of an error. A network error gets a fixed message, because browsers have different ones.
 */
const reason = (error) => (error instanceof TypeError ? 'The server does not answer.' : error.message);
