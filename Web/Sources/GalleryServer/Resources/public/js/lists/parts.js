/** Makes an element with a class and a text. */
export function make(name, className = '', text = '') {
  const element = document.createElement(name);
  if (className) element.className = className;
  if (text) element.textContent = text;
  return element;
}

const svg = 'http://www.w3.org/2000/svg';

/** Makes an element for one of the page's SVG symbols, which `draw` selects. */
export function drawing(size) {
  const element = document.createElementNS(svg, 'svg');
  element.setAttribute('width', size);
  element.setAttribute('height', size);
  element.setAttribute('aria-hidden', true);
  element.append(document.createElementNS(svg, 'use'));
  return element;
}

/** Selects the SVG symbol that an element shows, by its name. */
export function draw(element, symbol) {
  element.firstChild.setAttribute('href', `#sym-${symbol}`);
}

/**
 * Returns a function that returns the parts of a list's element. The parts are built once for each element,
 * because an element shows one item after another.
 *
 * @template Parts
 * @param {(element: HTMLElement) => Parts} build Builds the parts of an element.
 * @returns {(element: HTMLElement) => Parts}
 */
export function partsOf(build) {
  const all = new WeakMap();
  return (element) => {
    if (!all.has(element)) all.set(element, build(element));
    return all.get(element);
  };
}
