import { ChatHistory } from './chat-history.js';
import { fillMessage } from './message-element.js';

const millisecondsBetween = 2500;
const find = (selector) => document.querySelector(`#chat-${selector}`);

/**
 * The demo with a conversation that begins at its end. Older messages load while the user scrolls up; new
 * messages are added at the end.
 */
export class Chat {
  name = 'chat';
  list = document.querySelector('#panel-chat overscroll-list');
  #messages = [];
  #history = new ChatHistory();
  #pill = find('pill');
  #unread = 0;
  #timer;

  /** Adds the listeners to the page and the list. */
  listen() {
    this.list.renderItem = (element, item) => fillMessage(element, this.#messages[item]);
    this.list.addEventListener('overscroll-refresh', (event) => {
      // The empty list also requests more messages, but `fill` already loads the first ones.
      if (this.#messages.length > 0) event.waitUntil(this.#loadOlder(400, event.signal));
    });
    this.list.addFrameListener(() => this.#showPill());
    this.#pill.addEventListener('click', () => this.#goToEnd());
    find('form').addEventListener('submit', (event) => this.#send(event));
    find('live').addEventListener('change', ({ target }) => this.#setLive(target.checked));
  }

  /** Loads and shows the last messages. */
  fill() {
    return this.#loadOlder(0);
  }

  async #loadOlder(delay, signal) {
    const older = await this.#history.older(delay, signal);
    this.#messages.unshift(...older);
    this.list.prependItems(older.length);
    return this.#history.isAtBeginning ? 'noMoreContent' : 'more';
  }

  #send(event) {
    event.preventDefault();
    const field = find('text');
    const text = field.value.trim();
    field.value = '';
    if (!text) return;
    this.#append({ author: 'Ada', isMine: true, text, time: Date.now() });
    this.#goToEnd();
  }

  #setLive(isLive) {
    clearInterval(this.#timer);
    if (isLive) this.#timer = setInterval(() => this.#receive(), millisecondsBetween);
  }

  async #receive() {
    const message = await this.#history.next().catch(() => null);
    if (!message) return;
    if (!this.#isAtEnd) this.#unread += 1;
    this.#append({ ...message, isMine: false, author: message.isMine ? 'Eun-ji' : message.author });
  }

  #append(message) {
    this.#messages.push(message);
    this.list.insertItems(this.list.count, 1);
  }

  #goToEnd() {
    this.list.scrollToItem(this.list.count - 1, { align: 'end', animated: true });
  }

  /** Whether the last message is visible. */
  get #isAtEnd() {
    const { from, count } = this.list.visibleItems;
    return from + count >= this.list.count;
  }

  #showPill() {
    const isAtEnd = this.#isAtEnd;
    if (isAtEnd) this.#unread = 0;
    const text = { 0: 'Newest', 1: '1 new message' }[this.#unread] ?? `${this.#unread} new messages`;
    if (this.#pill.textContent !== text) this.#pill.textContent = text;
    if (this.#pill.hidden !== isAtEnd) this.#pill.hidden = isAtEnd;
  }
}
