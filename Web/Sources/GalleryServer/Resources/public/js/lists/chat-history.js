import { fetchRows } from '../rows.js';

const crew = ['Ada', 'Bjarne', 'Chiara', 'Dinh'];
const rowsPerPage = 12;
const editions = 30;
const minutesBetween = 4;
const liveEdition = 20_000;

/**
 * A conversation of a crew about the sea. It is made of the server's notes: each is a question with an
 * answer.
 */
export class ChatHistory {
  #edition = 0;
  #offset = 0;
  #oldest = Date.now();
  #coming = [];
  #liveEdition = liveEdition;

  /** Whether the oldest message has been loaded. */
  get isAtBeginning() {
    return this.#edition >= editions;
  }

  /** Loads the messages before the oldest loaded message. Returns them, oldest first. */
  async older(delay, signal) {
    const { rows, total } = await fetchRows(
      { offset: this.#offset, count: rowsPerPage, edition: this.#edition, delay }, signal);
    this.#offset += rows.length;
    if (this.#offset >= total) this.#turnPage();
    const messages = rows.toReversed().flatMap(talk);
    this.#oldest -= messages.length * minutesBetween * 60_000;
    return messages.map((message, index) => ({ ...message, time: this.#oldest + index * minutesBetween * 60_000 }));
  }

  /** Returns the next message that someone in the crew writes. */
  async next() {
    if (this.#coming.length === 0) {
      const { rows } = await fetchRows({ offset: 0, count: 50, edition: this.#liveEdition });
      this.#liveEdition += 1;
      this.#coming = rows.flatMap(talk);
    }
    return { ...this.#coming.shift(), time: Date.now() };
  }

  #turnPage() {
    this.#offset = 0;
    this.#edition += 1;
  }
}

function talk({ title, subtitle, hue }) {
  const asker = (title.length + hue) % crew.length;
  const answerer = (asker + 1 + (subtitle.length % (crew.length - 1))) % crew.length;
  // Person 0, Ada, is the user.
  const says = (person, text) => ({ author: crew[person], isMine: person === 0, text });
  return [says(asker, `${title}?`), says(answerer, subtitle)];
}
