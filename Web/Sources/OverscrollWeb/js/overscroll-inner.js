/**
 * Which ways something between an event's target and the view can use a movement along the axis itself. What keeps its
 * scrolling to itself (`overscroll-behavior`) uses all of it.
 *
 * @param {Event} event
 * @param {Element} frame Where to stop looking.
 * @param {import("./overscroll-axis.js").Axis} axis
 * @returns {'none' | 'towardStart' | 'towardEnd' | 'both'}
 */
export function innerRoom(event, frame, axis) {
  let towardStart = false;
  let towardEnd = false;
  for (const element of elementsWithin(event, frame)) {
    if (isNestedView(element, axis) || (event.pointerType === 'mouse' && keepsDrags(element))) return 'both';
    const style = getComputedStyle(element);
    if (!/auto|scroll/.test(axis.isHorizontal ? style.overflowX : style.overflowY)) continue;
    const room = element[axis.isHorizontal ? 'scrollWidth' : 'scrollHeight']
      - element[axis.isHorizontal ? 'clientWidth' : 'clientHeight'];
    if (room > 0 && (axis.isHorizontal ? style.overscrollBehaviorX : style.overscrollBehaviorY) !== 'auto') return 'both';
    const scrolled = axis.scrolled(element);
    towardStart ||= scrolled >= 1;
    towardEnd ||= scrolled <= room - 1;
  }
  if (towardStart) return towardEnd ? 'both' : 'towardStart';
  return towardEnd ? 'towardEnd' : 'none';
}

/** The elements from an event's target up to, and without, `frame`. */
export function* elementsWithin(event, frame) {
  for (const node of event.composedPath()) {
    if (node === frame) return;
    if (node instanceof Element) yield node;
  }
}

/** Whether an element takes in text, so that every key is its own. */
export const isEditable = (element) => element.isContentEditable || element.matches('input, textarea, select');

const keepsDrags = isEditable;

function isNestedView(element, axis) {
  return ['overscroll-view', 'overscroll-list'].includes(element.localName)
    && (element.getAttribute('axis') === 'horizontal') === axis.isHorizontal;
}
