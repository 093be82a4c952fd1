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
    switch (effect.type) {
      case 'armed':
        this.#vibrate();
        this.#say('ready');
        break;
      case 'successHaptic':
        this.#vibrate();
        break;
      case 'started':
        this.#say('refreshing');
        break;
      case 'ended':
        this.#say(nameOfResult(effect.result));
        break;
    }
    this.#tree.setBusy(isBusy);
  }

  /** Says nothing more. */
  silence() {
    this.#tree.setBusy(false);
    this.#say(undefined);
  }

  #say(name) {
    this.#tree.status.textContent = name ? labelOf(this.#host, name) : '';
  }

  /** A browser refuses, and complains, before the reader has touched anything. */
  #vibrate() {
    if (/** @type {any} */ (navigator).userActivation?.hasBeenActive) navigator.vibrate?.(hapticMilliseconds);
  }
}
