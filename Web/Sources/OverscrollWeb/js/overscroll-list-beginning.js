import { PlainItems, looksPlain } from './overscroll-list-plain.js';

/** A list's content before the engine has loaded, and the target to scroll to afterwards. */
export class ListBeginning {
  /** The items with the browser's layout, if there are any. @type {PlainItems | null} */
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

  /** Shows plain items without the engine; while it loads, only if the engine will place them the same. */
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

  /** Scrolls to an item as far as the browser can, and again when the engine has loaded. */
  scrollTo(target) {
    if (this.#fallback === 'failed') this.plain?.scrollTo(target);
    this.#target = { ...target, from: this.plain?.scrolled ?? 0 };
    this.show();
  }

  /** All items are new, and the list is at its start. */
  reset() {
    this.#target = null;
    this.plain?.scrollToStart();
  }

  /** Passes the target and the plain items to the engine. */
  handOver() {
    const target = this.#target;
    const before = this.plain?.handOver(target?.from ?? 0) ?? null;
    this.plain = null;
    this.#target = null;
    return { target, before };
  }
}

/** Whether a target is the default position. */
const beginsAtStart = (target) =>
  target === null || (target.item === 0 && target.inside === 0 && target.align === 'start');
