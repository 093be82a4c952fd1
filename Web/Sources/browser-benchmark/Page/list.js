import '/overscroll/overscroll.js';

const words = 'of a card that is read and that has as many lines as its words make it have when it is laid out'.split(' ');
const list = document.querySelector('overscroll-list');

/** Returns a text of 3 to 90 words, which depends only on the index. */
const textOf = (index) =>
  Array.from({ length: 3 + ((index * 31) % 88) }, (_, word) => words[(index + word) % words.length]).join(' ');

list.renderItem = (element, index, { isReused }) => {
  if (!isReused) element.append(document.createElement('h2'), document.createElement('p'));
  element.firstChild.textContent = `Card ${index}`;
  element.lastChild.textContent = textOf(index);
};
list.count = Number(location.hash.slice(1));
