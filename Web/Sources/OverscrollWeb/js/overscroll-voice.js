import { labelOf, nameOfResult } from './overscroll-labels.js';

const hapticMilliseconds = 10;

/** Announces effects to screen readers, and vibrates. */
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

  /** Performs an effect, if it can be heard or felt. */
  perform(effect, isBusy) {
    const { type, result } = effect;
    if (type === 'armed' || type === 'successHaptic') this.#vibrate();
    const said = { armed: 'ready', started: 'refreshing', ended: nameOfResult(result) };
    if (type in said) this.#tree.status.textContent = said[type] ? labelOf(this.#host, said[type]) : '';
    this.#tree.setBusy(isBusy);
  }

  /** Only after user input, because a browser otherwise refuses with an error message. */
  #vibrate() {
    if (/** @type {any} */ (navigator).userActivation?.hasBeenActive) navigator.vibrate?.(hapticMilliseconds);
  }
}
