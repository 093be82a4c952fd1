const most = 60;
const tones = { success: 'good', noMoreContent: 'good', failure: 'bad', timedOut: 'bad' };

/** The inspector's list of the engine's effects, newest first. */
export class EffectsLog {
  #list;

  /** @param {HTMLElement} list */
  constructor(list) {
    this.#list = list;
  }

  add(time, { type, edge = '', token, level, result }) {
    const item = document.createElement('li');
    const detail = [level, result, token && `#${token}`].filter(Boolean).join(' ');
    item.append(text('time', time.toFixed(2)), text('b', type), text('span', edge), text('em', detail));
    item.dataset.tone = tones[result] ?? '';
    this.#list.prepend(item);
    while (this.#list.childElementCount > most) this.#list.lastElementChild.remove();
  }

  clear() {
    this.#list.replaceChildren();
  }
}

function text(name, content) {
  const element = document.createElement(name);
  element.textContent = content;
  return element;
}
