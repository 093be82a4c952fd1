/** The farthest scroll offset at which the hint is useful, in pt. */
const farthest = 4;

/** The hint that invites the visitor's first pull. It belongs to the screen that the page opens on. */
export class PullHint {
  #element;
  #isDone = false;
  #screen;

  /** @param {HTMLElement} element */
  constructor(element) {
    this.#element = element;
  }

  /** Hides the hint if the visitor chooses another screen. */
  set screen(id) {
    this.#screen ??= id;
    if (id !== this.#screen) this.#end();
  }

  /** Shows the hint at rest at the top, and removes it after the first pull. */
  update({ offset, start }) {
    if (this.#isDone || !start) return;
    if (start.phase === 'idle') this.#element.hidden = offset > farthest;
    else this.#end();
  }

  #end() {
    this.#isDone = true;
    this.#element.hidden = true;
  }
}
