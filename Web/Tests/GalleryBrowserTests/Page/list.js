import '/testing/recorder.js';
import { OverscrollList } from '/overscroll/overscroll.js';

const words = 'of a card that is read and that has as many lines as its words make it have when it is laid out'.split(' ');

/** A whole number below `limit` that is always the same for a number (splitmix32). */
function hash(number, limit) {
  let mixed = (number + 0x9e3779b9) | 0;
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x21f0aaad);
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97);
  return ((mixed ^ (mixed >>> 15)) >>> 0) % limit;
}

/** The text of a card: from 3 to 90 words. */
function textOf(id) {
  const length = 3 + hash(id, 88);
  return Array.from({ length }, (_, word) => words[hash(id + word, words.length)]).join(' ');
}

/** The number that stays with an item wherever it goes. */
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

/** An element that is as long as a button in it. */
function button(element, index, { isReused }) {
  if (!isReused) element.append(document.createElement('button'));
  element.dataset.id = idOf(index);
  element.firstChild.textContent = `Button ${idOf(index)}`;
}

/** An element of a height that only its number knows. */
function tile(element, index, { isReused }) {
  if (!isReused) element.append(document.createElement('div'));
  element.dataset.id = idOf(index);
  element.firstChild.textContent = idOf(index);
  element.firstChild.style.blockSize = `${24 + hash(idOf(index), 900) / 10}px`;
}

/** The names of the items that are open. */
const open = new Set();

/** An element that is longer while it is open: a click opens or closes it. */
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

/** Which places on the list's middle line show no item, of those that are within the content. */
function blanks(places = 9) {
  const box = list.getBoundingClientRect();
  const isHorizontal = list.getAttribute('axis') === 'horizontal';
  let count = 0;
  for (let place = 0; place < places; place += 1) {
    const share = (place + 0.5) / places;
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
  /** What the page was told of, such as a browser's complaint of observers that go round in circles. */
  errors,
  hash, card, button, tile, fold, blanks, times,
  /** Puts a list into the page, as `list`. */
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
  /** Names every item by a number of its own, so that it can be told from others after an edit. */
  name() {
    ids = Array.from({ length: list.count }, (_, index) => index);
    counted = list.count;
  },
  /** Edits the names, too. */
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
  /** Opens an item, or closes it. */
  toggle(id) {
    if (!open.delete(id)) open.add(id);
    list.querySelector(`[data-id="${id}"]`).style.blockSize = `${open.has(id) ? 300 : 100}px`;
  },
  /** Where the element with a name is drawn, along the axis; NaN where there is none. */
  place(id) {
    const box = list.querySelector(`[data-id="${id}"]:not([style*="display: none"])`)?.getBoundingClientRect();
    return box ? (list.getAttribute('axis') === 'horizontal' ? box.left : box.top) : NaN;
  },
  /** The name of the first element that is seen in full. */
  get reading() {
    const top = list.getBoundingClientRect().top;
    const { from } = list.visibleItems;
    for (let index = from; ; index += 1) if (list.elementOf(index).getBoundingClientRect().top >= top) return +list.elementOf(index).dataset.id;
  },
  /** Forgets what was counted. */
  count() {
    Object.assign(times, { element: [], page: [], rendered: 0, sum: 0 });
  },
  /** How long the same work took in each frame until it is stopped, in ms: what it varies by is the machine's. */
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
