import { onThemeChange } from '../theme.js';

/** The switches beside the phone, for the phone's settings. */
export class Switches {
  #form;
  #onChange;

  /**
   * @param {HTMLFormElement} form
   * @param {(look: object) => void} onChange
   */
  constructor(form, onChange) {
    this.#form = form;
    this.#onChange = onChange;
    form.addEventListener('submit', (event) => event.preventDefault());
    form.addEventListener('change', ({ target }) => onChange(this.#look([target])));
    this.#field('reducesMotion').checked = matchMedia('(prefers-reduced-motion: reduce)').matches;
    this.#followTheme();
    onThemeChange(() => this.#followTheme());
  }

  /** All settings. */
  get look() {
    return this.#look([...this.#form.elements].filter(({ name }) => name));
  }

  /** Updates the switch of the sheet, because the user may also pull the sheet away. */
  set isSheet(isSheet) {
    this.#field('isSheet').checked = isSheet;
  }

  /** Gives the phone the color scheme of the page, until the user changes the switch. */
  #followTheme() {
    const field = this.#field('isDark');
    const theme = document.documentElement.dataset.theme;
    const isDark = theme === 'dark' || (theme !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
    if (field.checked === isDark) return;
    field.checked = isDark;
    this.#onChange(this.#look([field]));
  }

  #look(fields) {
    return Object.fromEntries(fields.map(({ name, type, checked, value }) => [name, type === 'checkbox' ? checked : value]));
  }

  #field(name) {
    return this.#form.elements[name];
  }
}
