import { PlainItems, looksPlain } from './plain.js';

/**
 * A list without the engine: its items in the browser's layout, and the target to scroll to when the engine
 * has loaded.
 */
export class ListBeginning {
  /** The items in the browser's layout, if they are shown. @type {PlainItems | null} */
  plain = null;
  #host;
  #about;
  #tree = null;
  #fallback = 'none';
  #target = null;

  /**
   * @param {import('../elements/overscroll-list.js').OverscrollList} host
   * @param {(item: number) => {kind: string | number, estimate: number}} about
   */
  constructor(host, about) {
    this.#host = host;
    this.#about = about;
  }

  /** @param {import('../drawing/tree.js').Tree} tree @param {'none' | 'early' | 'failed'} fallback */
  fallBack(tree, fallback) {
    this.#tree = tree;
    this.#fallback = fallback;
    this.show();
  }

  /**
   * Shows the items in the browser's layout, or removes them. While the engine loads, they are shown only if
   * the engine will place them in the same way.
   */
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

  /**
   * Stores a target. The list scrolls to the target when the engine has loaded. After a failed load, the browser
   * also scrolls to the target as far as possible.
   */
  scrollTo(target) {
    if (this.#fallback === 'failed') this.plain?.scrollTo(target);
    this.#target = { ...target, from: this.plain?.scrolled ?? 0 };
    this.show();
  }

  /** Discards the target and scrolls to the start, because all items are replaced. */
  reset() {
    this.#target = null;
    this.plain?.scrollToStart();
  }

  /** Returns the target and the plain items for the engine, and forgets both. */
  handOver() {
    const target = this.#target;
    const before = this.plain?.handOver(target?.from ?? 0) ?? null;
    this.plain = null;
    this.#target = null;
    return { target, before };
  }
}

/** Whether a target is the position at which a list begins anyway. */
const beginsAtStart = (target) =>
  target === null || (target.item === 0 && target.inside === 0 && target.align === 'start');
