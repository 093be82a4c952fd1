/**
 * Brings the elements of a list into the given order, because screen readers and the Tab key follow the order
 * in the page.
 *
 * Few elements move. Scrolling takes elements from one end of the list and reuses them at the opposite end,
 * so the elements in the middle are in order. The focused element never moves; without it, the middle element
 * does not move.
 *
 * @param {HTMLElement[]} elements Siblings in the wanted order.
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

/**
 * Moves an element to before its new next sibling. With `moveBefore` the element keeps its state, such as the
 * focus.
 */
export function moveElement(element, next) {
  const parent = element.parentNode;
  if (parent.moveBefore) parent.moveBefore(element, next);
  else parent.insertBefore(element, next);
}
