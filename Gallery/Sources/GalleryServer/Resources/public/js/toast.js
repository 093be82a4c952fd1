const shownMilliseconds = 4000;

/** A message at the foot of the stage, which goes by itself. */
export class Toast {
  #element;
  #timer;

  /** @param {HTMLElement} element */
  constructor(element) {
    this.#element = element;
  }

  show(text) {
    this.#element.textContent = text;
    this.#element.hidden = false;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.hide(), shownMilliseconds);
  }

  hide() {
    this.#element.hidden = true;
  }
}
