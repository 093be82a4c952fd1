/**
 * Brings siblings into an order with few moves, because screen readers and the Tab key follow it.
 *
 * The focused element, or else the middle one, does not move: scrolling takes elements from one end and reuses
 * them at the other end, so the middle ones are in order.
 *
 * @param {HTMLElement[]} elements In the wanted order.
 */
export function putInOrder(elements) {
  if (elements.length < 2) return;
  const active = /** @type {Document | ShadowRoot} */ (elements[0].getRootNode()).activeElement;
  const focused = elements.findIndex((element) => element.contains(active));
  const fixed = focused >= 0 ? focused : elements.length >> 1;
  for (let index = fixed + 1; index < elements.length; index += 1) {
    if (!follows(elements[index], elements[index - 1])) moveElement(elements[index], elements[index - 1].nextSibling);
  }
  for (let index = fixed - 1; index >= 0; index -= 1) {
    if (!follows(elements[index + 1], elements[index])) moveElement(elements[index], elements[index + 1]);
  }
}

const follows = (element, other) =>
  (other.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;

/** Moves an element, and keeps its state if the browser can. */
export function moveElement(element, next) {
  const parent = element.parentNode;
  if (parent.moveBefore) parent.moveBefore(element, next);
  else parent.insertBefore(element, next);
}
