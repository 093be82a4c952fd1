/**
 * Brings siblings into an order, with few moves: screen readers and the Tab key go by it.
 *
 * What has the focus stays where it is, or else the middle one: scrolling takes elements from one end and uses them
 * at the other, so that those in the middle are in order.
 *
 * @param {HTMLElement[]} elements In the order that they are to have.
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

/** Moves an element, with the state of what is in it where the browser can. */
export function moveElement(element, next) {
  const parent = element.parentNode;
  if (parent.moveBefore) parent.moveBefore(element, next);
  else parent.insertBefore(element, next);
}
