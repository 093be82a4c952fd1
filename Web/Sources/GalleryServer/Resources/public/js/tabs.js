/** Scrolls to the demo in the page's address. */
export function followsAddress() {
  const tab = document.getElementById(`tab-${location.hash.slice(1)}`);
  tab?.closest('.page, .lists')?.scrollIntoView();
}

/**
 * Tabs that select a demo. The Tab key reaches only the selected tab. The hash of the page's address contains
 * the selected demo.
 */
export class Tabs {
  #names;
  #onChoice;
  #chosen;

  /**
   * @param {string[]} names
   * @param {(name: string) => void} onChoice
   * @param {Element} [list]
   */
  constructor(names, onChoice, list = document.querySelector('[role=tablist]')) {
    this.#names = names;
    this.#onChoice = onChoice;
    for (const name of names) this.#tab(name).addEventListener('click', () => this.#chooseAndTell(name));
    list.addEventListener('keydown', (event) => this.#keyPressed(event));
    addEventListener('hashchange', () => this.isInAddress && this.#choose(this.#nameInHash));
  }

  /** Selects the demo in the page's address, or else the first demo. */
  start() {
    this.#choose(this.isInAddress ? this.#nameInHash : this.#names[0]);
  }

  /** Whether the page's address contains one of these demos. */
  get isInAddress() {
    return this.#names.includes(this.#nameInHash);
  }

  get #nameInHash() {
    return location.hash.slice(1);
  }

  #tab(name) {
    return document.querySelector(`#tab-${name}`);
  }

  #choose(chosen) {
    if (chosen === this.#chosen) return;
    this.#chosen = chosen;
    for (const name of this.#names) {
      const isChosen = name === chosen;
      this.#tab(name).setAttribute('aria-selected', isChosen);
      this.#tab(name).tabIndex = isChosen ? 0 : -1;
      document.querySelector(`#panel-${name}`).classList.toggle('current', isChosen);
      document.querySelector(`#snippet-${name}`).hidden = !isChosen;
    }
    this.#onChoice(chosen);
  }

  #chooseAndTell(name) {
    history.replaceState(null, '', `#${name}`);
    this.#choose(name);
  }

  #keyPressed(event) {
    const { length } = this.#names;
    const index = this.#names.indexOf(this.#chosen);
    const next = {
      ArrowDown: index + 1,
      ArrowRight: index + 1,
      ArrowUp: index - 1,
      ArrowLeft: index - 1,
      Home: 0,
      End: length - 1,
    }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    const name = this.#names[(next + length) % length];
    this.#chooseAndTell(name);
    this.#tab(name).focus();
  }
}
