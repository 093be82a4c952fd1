/** The demos as tabs, one of them in the tab order, and the address's hash. */
export class Tabs {
  #names;
  #onChoice;
  #chosen;

  /**
   * @param {string[]} names
   * @param {(name: string) => void} onChoice
   */
  constructor(names, onChoice) {
    this.#names = names;
    this.#onChoice = onChoice;
    for (const name of names) this.#tab(name).addEventListener('click', () => this.#choose(name));
    document.querySelector('[role=tablist]').addEventListener('keydown', (event) => this.#keyPressed(event));
    addEventListener('hashchange', () => this.#choose(this.#nameInHash));
  }

  /** Shows the demo in the address, or the first. */
  start() {
    this.#choose(this.#nameInHash);
  }

  get #nameInHash() {
    const name = location.hash.slice(1);
    return this.#names.includes(name) ? name : this.#names[0];
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
    history.replaceState(null, '', `#${chosen}`);
    this.#onChoice(chosen);
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
    this.#choose(name);
    this.#tab(name).focus();
  }
}
