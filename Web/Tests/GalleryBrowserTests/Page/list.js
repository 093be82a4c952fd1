import '/testing/recorder.js';
import { OverscrollList } from '/overscroll/overscroll.js';

const words = 'of a card that is read and that has as many lines as its words make it have when it is laid out'.split(' ');

/** Returns a whole number below `limit` that depends only on `number` (splitmix32). */
function hash(number, limit) {
  let mixed = (number + 0x9e3779b9) | 0;
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x21f0aaad);
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97);
  return ((mixed ^ (mixed >>> 15)) >>> 0) % limit;
}

/** Returns the text of a card, with 3 to 90 words. */
function textOf(id) {
  const length = 3 + hash(id, 88);
  return Array.from({ length }, (_, word) => words[hash(id + word, words.length)]).join(' ');
}

/** The identity of each item, by index. An edit moves the identities with their items. */
let ids = [];
let counted = 0;
const idOf = (index) => ids[index] ?? index;

const times = { element: [], page: [], rendered: 0, sum: 0 };

/** Fills an element with a card: a heading and a paragraph. */
function card(element, index, { isReused }) {
  const began = performance.now();
  if (!isReused) element.append(document.createElement('h2'), document.createElement('p'));
  const id = idOf(index);
  element.dataset.id = id;
  element.firstChild.firstChild ? (element.firstChild.firstChild.data = `Card ${id}`) : (element.firstChild.textContent = `Card ${id}`);
  element.lastChild.textContent = textOf(id);
  times.rendered += 1;
  times.sum += performance.now() - began;
}

/** Fills an element with a button, which determines its extent. */
function button(element, index, { isReused }) {
  if (!isReused) element.append(document.createElement('button'));
  element.dataset.id = idOf(index);
  element.firstChild.textContent = `Button ${idOf(index)}`;
}

/** Fills an element with a box whose height depends only on the item's identity. */
function tile(element, index, { isReused }) {
  if (!isReused) element.append(document.createElement('div'));
  element.dataset.id = idOf(index);
  element.firstChild.textContent = idOf(index);
  element.firstChild.style.blockSize = `${24 + hash(idOf(index), 900) / 10}px`;
}

/** The identities of the open items. */
const open = new Set();

/** Fills an element that is longer while it is open. A click opens or closes the element. */
function fold(element, index, { isReused }) {
  if (!isReused) {
    element.append(document.createElement('div'));
    element.addEventListener('click', () => lists.toggle(+element.dataset.id));
  }
  const id = idOf(index);
  element.dataset.id = id;
  element.style.padding = 0;
  element.firstChild.textContent = id;
  element.style.blockSize = `${open.has(id) ? 300 : 100}px`;
}

/** Checks points on a line through the list, and returns the number of points without an item. */
function blanks(points = 9) {
  const box = list.getBoundingClientRect();
  const isHorizontal = list.getAttribute('axis') === 'horizontal';
  let count = 0;
  for (let index = 0; index < points; index += 1) {
    const share = (index + 0.5) / points;
    const [x, y] = isHorizontal
      ? [box.left + share * box.width, box.top + box.height / 3]
      : [box.left + box.width / 3, box.top + share * box.height];
    if (!document.elementFromPoint(x, y)?.closest('.item')) count += 1;
  }
  return count;
}

const errors = [];
addEventListener('error', ({ message }) => errors.push(message));

globalThis.lists = {
  module: await OverscrollList.load(),
  /** The page's errors, such as the browser's report of a loop of resize observers. */
  errors,
  hash, card, button, tile, fold, blanks, times,
  /** Replaces the page's list, and stores the new list in the global `list`. */
  show(attributes = {}, count = 0, render = 'card') {
    globalThis.list?.remove();
    const made = document.createElement('overscroll-list');
    for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
    ids = [];
    open.clear();
    made.renderItem = lists[render];
    made.count = count;
    made.addFrameListener((_, milliseconds) => {
      times.element.push(milliseconds);
      times.page.push(times.sum);
      times.sum = 0;
    });
    globalThis.list = made;
    document.body.append(made);
  },
  /** Assigns an identity to every item, so that a test finds the item after an edit. */
  name() {
    ids = Array.from({ length: list.count }, (_, index) => index);
    counted = list.count;
  },
  /** Inserts, removes or moves items and their identities. */
  insert(at, count) {
    ids.splice(at, 0, ...Array.from({ length: count }, () => counted++));
    list.insertItems(at, count);
  },
  remove(at, count) {
    ids.splice(at, count);
    list.removeItems(at, count);
  },
  move(from, count, to) {
    const moved = ids.splice(from, count);
    ids.splice(to > from ? to - count : to, 0, ...moved);
    list.moveItems(from, count, to);
  },
  /** Opens or closes an item. */
  toggle(id) {
    if (!open.delete(id)) open.add(id);
    list.querySelector(`[data-id="${id}"]`).style.blockSize = `${open.has(id) ? 300 : 100}px`;
  },
  /** Returns the position of an item's element along the axis, in px, or NaN without an element. */
  position(id) {
    const box = list.querySelector(`[data-id="${id}"]:not([style*="display: none"])`)?.getBoundingClientRect();
    return box ? (list.getAttribute('axis') === 'horizontal' ? box.left : box.top) : NaN;
  },
  /** The identity of the first item that is not cut off at the top. */
  get reading() {
    const top = list.getBoundingClientRect().top;
    const { from } = list.visibleItems;
    for (let index = from; ; index += 1) if (list.elementOf(index).getBoundingClientRect().top >= top) return +list.elementOf(index).dataset.id;
  },
  /** Resets the counters. */
  count() {
    Object.assign(times, { element: [], page: [], rendered: 0, sum: 0 });
  },
  /**
   * Measures a constant amount of work in each frame, to show how much the speed of the machine varies.
   * Returns a function that ends the measurement and returns the durations, in ms.
   */
  watchMachine() {
    const taken = [];
    let frame = 0;
    const work = () => {
      frame = requestAnimationFrame(work);
      const began = performance.now();
      let sum = 0;
      for (let step = 0; step < 400_000; step += 1) sum = (Math.imul(sum, 31) + step) | 0;
      taken.push(performance.now() - began + (sum === 1 ? 1e-9 : 0));
    };
    work();
    return () => (cancelAnimationFrame(frame), taken);
  },
};
