/** A card of the inspector, which shows the state of one edge. */
export class EdgeCard {
  #written = new Map();
  #root;
  #parts = {};

  /** @param {HTMLElement} root */
  constructor(root) {
    this.#root = root;
    const heading = add(root, 'h3', '', root.dataset.edge);
    this.#parts.phase = add(heading, 'span', 'chip', 'idle');
    this.#parts.bar = add(add(root, 'div', 'meter'), 'i');
    const list = add(root, 'dl');
    for (const name of ['overscroll', 'gap', 'progress']) {
      const pair = add(list, 'div');
      add(pair, 'dt', '', name);
      this.#parts[name] = add(pair, 'dd', '', '0');
    }
  }

  /** Shows a state. @param {object} edge The edge's part of the presentation. */
  show({ phase, result, overscroll, gap, progress }) {
    this.#write('phase', result ? `${phase}: ${result}` : phase);
    this.#root.dataset.phase = phase;
    this.#set(progress.toFixed(3));
    this.#write('overscroll', overscroll.toFixed(1));
    this.#write('gap', gap.toFixed(0));
    this.#write('progress', `${Math.round(progress * 100)} %`);
  }

  #set(progress) {
    if (this.#written.get('bar') === progress) return;
    this.#written.set('bar', progress);
    this.#parts.bar.style.setProperty('--progress', progress);
  }

  #write(name, text) {
    if (this.#written.get(name) === text) return;
    this.#written.set(name, text);
    this.#parts[name].textContent = text;
  }
}

function add(parent, name, className = '', text = '') {
  const element = document.createElement(name);
  element.className = className;
  element.textContent = text;
  parent.append(element);
  return element;
}
