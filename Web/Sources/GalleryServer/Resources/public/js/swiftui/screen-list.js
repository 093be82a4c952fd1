const prefix = '#swiftui-';

/**
 * The list of SwiftUI screens, divided into parts, and the same as a menu for small windows. In the list each screen
 * is a link, and the page's address contains the selected one.
 */
export class ScreenList {
  #links = new Map();
  #screens = new Map();
  #menu;
  #onChoice;
  #chosen;

  /**
   * @param {HTMLElement} root The element for the list.
   * @param {HTMLSelectElement} menu
   * @param {{title: string, screens: object[]}[]} parts
   * @param {(screen: object) => void} onChoice
   */
  constructor(root, menu, parts, onChoice) {
    this.#menu = menu;
    this.#onChoice = onChoice;
    for (const { title, screens } of parts) {
      const heading = element('h3', title);
      const list = document.createElement('ul');
      list.append(...screens.map((screen) => this.#item(screen)));
      root.append(heading, list);
      const group = document.createElement('optgroup');
      group.label = title;
      group.append(...screens.map(({ id, title }) => new Option(title, id)));
      menu.append(group);
    }
    menu.addEventListener('change', () => this.#chooseAndTell(this.#screens.get(menu.value)));
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
    const link = element('a', screen.title);
    link.href = prefix + screen.id;
    // The link selects the screen without scrolling the page, because the phone is beside the list.
    link.addEventListener('click', (event) => {
      if (event.metaKey || event.ctrlKey || event.shiftKey) return;
      event.preventDefault();
      this.#chooseAndTell(screen);
    });
    this.#links.set(screen.id, link);
    this.#screens.set(screen.id, screen);
    const item = document.createElement('li');
    item.append(link);
    return item;
  }

  #chooseAndTell(screen) {
    history.replaceState(null, '', prefix + screen.id);
    this.#choose(screen);
  }

  #choose(screen) {
    if (!screen || screen === this.#chosen) return;
    this.#chosen = screen;
    this.#menu.value = screen.id;
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
