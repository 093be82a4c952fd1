import { PlainItems, looksPlain } from './overscroll-list-plain.js';

/** What a list shows as long as there is no engine, and where it is to begin when there is one. */
export class ListBeginning {
  /** The items that the browser lays out, if it does. @type {PlainItems | null} */
  plain = null;
  #host;
  #about;
  #tree = null;
  #fallback = 'none';
  #target = null;

  /**
   * @param {import('./overscroll-list.js').OverscrollList} host
   * @param {(item: number) => {kind: string | number, estimate: number}} about
   */
  constructor(host, about) {
    this.#host = host;
    this.#about = about;
  }

  /** @param {import('./overscroll-tree.js').Tree} tree @param {'none' | 'early' | 'failed'} fallback */
  fallBack(tree, fallback) {
    this.#tree = tree;
    this.#fallback = fallback;
    this.show();
  }

  /** Shows plain items where there is no engine; on the way to one, those that it will have in the same places. */
  show() {
    const isAtStart = beginsAtStart(this.#target);
    const isShown = this.#fallback === 'failed' || (this.#fallback === 'early' && isAtStart && looksPlain(this.#host));
    if (!isShown || this.plain?.fits === false) {
      this.plain?.clear();
      this.plain = null;
    }
    if (!isShown) return;
    if (this.plain) this.plain.layOut();
    else this.plain = new PlainItems(this.#host, this.#tree, this.#about);
    if (this.#target === null || !isAtStart) return;
    this.#target = null;
    this.plain.scrollToStart();
  }

  /** Scrolls to an item as far as the browser can, and when the engine comes. */
  scrollTo(target) {
    if (this.#fallback === 'failed') this.plain?.scrollTo(target);
    this.#target = { ...target, from: this.plain?.scrolled ?? 0 };
    this.show();
  }

  /** Everything is new, and seen from the start. */
  reset() {
    this.#target = null;
    this.plain?.scrollToStart();
  }

  /** Leaves it to the engine: where to begin, and what is shown. */
  handOver() {
    const target = this.#target;
    const before = this.plain?.handOver(target?.from ?? 0) ?? null;
    this.plain = null;
    this.#target = null;
    return { target, before };
  }
}

/** Whether a list is to begin where it would by itself. */
const beginsAtStart = (target) =>
  target === null || (target.item === 0 && target.inside === 0 && target.align === 'start');
