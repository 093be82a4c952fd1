import { labelOf, nameOfResult } from './overscroll-labels.js';

const hapticMilliseconds = 10;

/** Says what happens to those who do not see it, and lets it be felt. */
export class Voice {
  #host;
  #tree;

  /**
   * @param {HTMLElement} host
   * @param {import("./overscroll-tree.js").Tree} tree
   */
  constructor(host, tree) {
    this.#host = host;
    this.#tree = tree;
  }

  /** Performs an effect, as far as it can be heard or felt. */
  perform(effect, isBusy) {
    const { type, result } = effect;
    if (type === 'armed' || type === 'successHaptic') this.#vibrate();
    const said = { armed: 'ready', started: 'refreshing', ended: nameOfResult(result) };
    if (type in said) this.#tree.status.textContent = said[type] ? labelOf(this.#host, said[type]) : '';
    this.#tree.setBusy(isBusy);
  }

  /** A browser refuses, and complains, before the reader has touched anything. */
  #vibrate() {
    if (/** @type {any} */ (navigator).userActivation?.hasBeenActive) navigator.vibrate?.(hapticMilliseconds);
  }
}
