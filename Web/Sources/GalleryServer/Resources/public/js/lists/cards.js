import { codeText, fillCard } from './card-element.js';
import { itemMeant } from './card-target.js';
import { Characters } from './characters.js';

const many = 10_000_000;
/** The character that is shown first. Before it there are only controls, spaces and signs. */
const first = 'A'.codePointAt();
const find = (selector) => document.querySelector(`#cards-${selector}`);
const grouped = (number) => number.toLocaleString('en');

/** The demo with a card for every character of Unicode, in a horizontal list. */
export class Cards {
  name = 'cards';
  list = document.querySelector('#panel-cards overscroll-list');
  #characters;
  #shown = -1;
  #outputs = { number: find('number'), count: find('count'), code: find('code'), block: find('block') };
  #range = find('range');
  #target = find('target');
  #mistake = find('mistake');
  #many = find('many');

  /** Adds the listeners to the page and the list. */
  listen() {
    this.list.addFrameListener(() => this.#characters && this.#showPosition());
    this.#many.addEventListener('change', () => this.#setCount());
    this.#range.addEventListener('input', () => this.list.scrollToItem(Number(this.#range.value)));
    document.querySelector('#cards-jump').addEventListener('submit', (event) => {
      event.preventDefault();
      this.#jump({ align: 'center' });
    });
    find('glide').addEventListener('click', () => this.#jump({ align: 'center', animated: true }));
  }

  /** Loads the index of the characters, and shows the cards. */
  async fill() {
    this.#characters = await Characters.load();
    this.#characters.onNames = () => this.list.invalidateItems();
    this.list.renderItem = (element, item) => {
      const number = item % this.#characters.count;
      fillCard(element, this.#characters.codePoint(number), this.#characters.about(number));
    };
    this.#setCount();
    this.list.scrollToItem(this.#characters.numberOf(first));
  }

  #setCount() {
    if (!this.#characters) return;
    this.list.count = this.#many.checked ? many : this.#characters.count;
    this.#range.max = this.list.count - 1;
    this.#outputs.count.textContent = grouped(this.list.count);
    this.#shown = -1;
  }

  #jump(options) {
    if (!this.#characters) return;
    try {
      const { count, position } = this.list;
      this.list.scrollToItem(itemMeant(this.#target.value, this.#characters, { item: position.item, count }), options);
      this.#say('');
    } catch (error) {
      this.#say(error.message);
    }
  }

  #say(mistake) {
    this.#mistake.textContent = mistake;
    this.#target.setAttribute('aria-invalid', mistake !== '');
  }

  /** Shows the number of the first visible card. */
  #showPosition() {
    const { item } = this.list.position;
    if (item === this.#shown) return;
    this.#shown = item;
    const number = item % this.#characters.count;
    const code = codeText(this.#characters.codePoint(number));
    this.#range.value = item;
    this.#range.setAttribute('aria-valuetext', `${grouped(item + 1)}, ${code}`);
    this.#outputs.number.textContent = grouped(item + 1);
    this.#outputs.code.textContent = code;
    this.#outputs.block.textContent = `${this.#characters.blockOf(number) + 1} of ${this.#characters.blockCount}`;
  }
}
