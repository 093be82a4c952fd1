const prefix = '#swiftui-';
/** A part of the list with more screens is folded. */
const most = 9;

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
      const list = document.createElement('ul');
      list.append(...screens.map((screen) => this.#item(screen)));
      root.append(part(title, screens.length, list));
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
    const folded = this.#links.get(screen.id).closest('details');
    if (folded) folded.open = true;
    this.#onChoice(screen);
  }
}

/** Returns an element for a part of the list, folded if the part is long. */
function part(title, count, list) {
  const isFolded = count > most;
  const root = document.createElement(isFolded ? 'details' : 'section');
  const heading = element('h3', isFolded ? `${title} (${count})` : title);
  const summary = document.createElement('summary');
  summary.append(heading);
  root.append(isFolded ? summary : heading, list);
  return root;
}

function element(name, text) {
  const element = document.createElement(name);
  element.textContent = text;
  return element;
}
