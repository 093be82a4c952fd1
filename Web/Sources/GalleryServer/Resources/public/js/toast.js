const shownMilliseconds = 4000;

/** A message at the edge of the stage that it is not about, which goes by itself. */
export class Toast {
  #element;
  #timer;

  /** @param {HTMLElement} element */
  constructor(element) {
    this.#element = element;
  }

  /**
   * Shows a text.
   * @param {string} text
   * @param {'start' | 'end'} edge what it is about, and so does not cover
   */
  show(text, edge) {
    this.#element.textContent = text;
    this.#element.dataset.edge = edge;
    this.#element.hidden = false;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.hide(), shownMilliseconds);
  }

  hide() {
    this.#element.hidden = true;
  }
}
