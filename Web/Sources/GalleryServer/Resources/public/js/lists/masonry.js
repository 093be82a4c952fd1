import { fetchRows } from '../rows.js';
import { fillTile } from './tile-element.js';

const pageSize = 24;
const freshSize = 8;
const editions = 50;
const firstFresh = 10_000;

/**
 * The demo with tiles of different heights, in as many columns as fit. A pull at the start loads new tiles,
 * and more tiles load at the end.
 */
export class Masonry {
  name = 'masonry';
  list = document.querySelector('#panel-masonry overscroll-list');
  #tiles = [];
  #edition = 0;
  #offset = 0;
  #fresh = firstFresh;

  /** Adds the listeners to the page and the list. */
  listen() {
    this.list.renderItem = (element, item) => fillTile(element, this.#tiles[item]);
    this.list.addEventListener('overscroll-refresh', (event) => {
      // The empty list also requests more tiles, but `fill` already loads the first ones.
      if (this.#tiles.length > 0) event.waitUntil(this.#answer(event));
    });
    document.querySelector('#masonry-refresh').addEventListener('click', () => this.list.refresh('start'));
  }

  /** Loads and shows the first tiles. */
  fill() {
    return this.#loadMore();
  }

  #answer({ edge, signal }) {
    return edge === 'start' ? this.#refresh(signal) : this.#loadMore(signal);
  }

  async #refresh(signal) {
    const { rows } = await fetchRows({ offset: 0, count: freshSize, edition: this.#fresh, delay: 600 }, signal);
    this.#fresh += 1;
    this.#tiles.unshift(...rows);
    this.list.prependItems(rows.length);
  }

  async #loadMore(signal) {
    const query = { offset: this.#offset, count: pageSize, edition: this.#edition, delay: signal ? 300 : 0 };
    const { rows, total } = await fetchRows(query, signal);
    this.#offset += rows.length;
    if (this.#offset >= total) this.#turnPage();
    this.#tiles.push(...rows);
    this.list.insertItems(this.list.count, rows.length);
    return this.#edition < editions ? 'more' : 'noMoreContent';
  }

  #turnPage() {
    this.#offset = 0;
    this.#edition += 1;
  }
}
