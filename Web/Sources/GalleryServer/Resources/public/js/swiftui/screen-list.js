const prefix = '#swiftui-';

/**
 * The list of SwiftUI screens, divided into parts. Each screen is a link, and the page's address contains the
 * selected one.
 */
export class ScreenList {
  #links = new Map();
  #screens = new Map();
  #onChoice;
  #chosen;

  /**
   * @param {HTMLElement} root
   * @param {{title: string, screens: object[]}[]} parts
   * @param {(screen: object) => void} onChoice
   */
  constructor(root, parts, onChoice) {
    this.#onChoice = onChoice;
    for (const { title, screens } of parts) {
      const heading = element('h3', title);
      const list = document.createElement('ul');
      list.append(...screens.map((screen) => this.#item(screen)));
      root.append(heading, list);
    }
    addEventListener('hashchange', () => this.#choose(this.#inAddress));
  }

  /** Selects the screen in the page's address, or else the first screen. */
  start() {
    this.#choose(this.#inAddress ?? [...this.#screens.values()][0]);
  }

  get #inAddress() {
    return location.hash.startsWith(prefix) ? this.#screens.get(location.hash.slice(prefix.length)) : undefined;
  }

  #item(screen) {
    const link = element('a', '');
    link.href = prefix + screen.id;
    link.append(element('b', screen.title), element('span', screen.line));
    // The link selects the screen without scrolling the page, because the phone is beside the list.
    link.addEventListener('click', (event) => {
      if (event.metaKey || event.ctrlKey || event.shiftKey) return;
      event.preventDefault();
      history.replaceState(null, '', link.href);
      this.#choose(screen);
    });
    this.#links.set(screen.id, link);
    this.#screens.set(screen.id, screen);
    const item = document.createElement('li');
    item.append(link);
    return item;
  }

  #choose(screen) {
    if (!screen || screen === this.#chosen) return;
    this.#chosen = screen;
    for (const [id, link] of this.#links) {
      if (id === screen.id) link.setAttribute('aria-current', 'true');
      else link.removeAttribute('aria-current');
    }
    this.#onChoice(screen);
  }
}

function element(name, text) {
  const element = document.createElement(name);
  element.textContent = text;
  return element;
}
