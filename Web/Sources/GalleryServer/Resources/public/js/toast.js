const shownMilliseconds = 4000;

/**
 * A temporary message about one edge. It is shown at the opposite edge of the phone, so it does not cover its
 * edge.
 */
export class Toast {
  #element;
  #timer;

  /** @param {HTMLElement} element */
  constructor(element) {
    this.#element = element;
  }

  /** Shows a text. @param {string} text @param {'start' | 'end'} edge the edge that the text is about */
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
