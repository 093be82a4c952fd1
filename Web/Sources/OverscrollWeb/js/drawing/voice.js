import { labelOf, nameOfResult } from '../api/labels.js';

const hapticMilliseconds = 10;

/** Announces effects of the engine to screen readers, and vibrates. */
export class Voice {
  #host;
  #tree;

  /**
   * @param {HTMLElement} host
   * @param {import("./tree.js").Tree} tree
   */
  constructor(host, tree) {
    this.#host = host;
    this.#tree = tree;
  }

  /** Announces an effect or vibrates, if the effect needs it. */
  perform(effect, isBusy) {
    const { type, result } = effect;
    if (type === 'armed' || type === 'successHaptic') this.#vibrate();
    const said = { armed: 'ready', started: 'refreshing', ended: nameOfResult(result) };
    if (type in said) this.#tree.status.textContent = said[type] ? labelOf(this.#host, said[type]) : '';
    this.#tree.setBusy(isBusy);
  }

  /**
   * Vibrates if the user has touched the page before; otherwise a browser would refuse with an error message.
   */
  #vibrate() {
    if (/** @type {any} */ (navigator).userActivation?.hasBeenActive) navigator.vibrate?.(hapticMilliseconds);
  }
}
