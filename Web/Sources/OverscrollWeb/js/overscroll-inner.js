/** The ways together. */
const waysOf = (towardStart, towardEnd) =>
  towardStart ? (towardEnd ? 'both' : 'towardStart') : towardEnd ? 'towardEnd' : 'none';

/**
 * Which ways something between an event's target and the view can use a movement along the axis itself. What keeps its
 * scrolling to itself (`overscroll-behavior`) uses all of it.
 *
 * @param {WheelEvent | PointerEvent} event
 * @param {Element} frame Where to stop looking.
 * @param {import("./overscroll-axis.js").Axis} axis
 * @returns {'none' | 'towardStart' | 'towardEnd' | 'both'}
 */
export function innerRoom(event, frame, axis) {
  let towardStart = false;
  let towardEnd = false;
  for (const element of elementsWithin(event, frame)) {
    const isMouse = 'pointerType' in event && event.pointerType === 'mouse';
    if (isNestedView(element, axis) || (isMouse && keepsDrags(element))) return 'both';
    const style = styleAlong(axis, element);
    if (!/auto|scroll/.test(style.overflow)) continue;
    const room = roomIn(element, axis);
    if (room.all > 0 && style.overscrollBehavior !== 'auto') return 'both';
    towardStart ||= room.towardStart;
    towardEnd ||= room.towardEnd;
  }
  return waysOf(towardStart, towardEnd);
}

/**
 * Which ways what a view is in, or the page, can use a movement along the axis, as far as it gets there.
 *
 * @param {Element} view
 * @param {import("./overscroll-axis.js").Axis} axis
 * @returns {'none' | 'towardStart' | 'towardEnd' | 'both'}
 */
export function outerRoom(view, axis) {
  let towardStart = false;
  let towardEnd = false;
  for (let element = around(view); element; element = around(element)) {
    const isPage = element === document.scrollingElement;
    const style = styleAlong(axis, element);
    // What the page itself does, its body may say.
    const overflow = isPage && style.overflow === 'visible' ? styleAlong(axis, document.body).overflow : style.overflow;
    if (!(isPage ? /visible|auto|scroll/ : /auto|scroll/).test(overflow)) continue;
    const room = roomIn(element, axis);
    towardStart ||= room.towardStart;
    towardEnd ||= room.towardEnd;
    if (room.all > 0 && style.overscrollBehavior !== 'auto') break;
  }
  return waysOf(towardStart, towardEnd);
}

/** The element that one is drawn in. */
const around = (element) => element.assignedSlot ?? element.parentElement ?? /** @type {Partial<ShadowRoot>} */ (element.getRootNode()).host;

function styleAlong({ isHorizontal }, element) {
  const style = getComputedStyle(element);
  return isHorizontal
    ? { overflow: style.overflowX, overscrollBehavior: style.overscrollBehaviorX }
    : { overflow: style.overflowY, overscrollBehavior: style.overscrollBehaviorY };
}

/** How far an element can scroll in all, in px, and which ways from where it is. */
function roomIn(element, axis) {
  const all = axis.isHorizontal
    ? element.scrollWidth - element.clientWidth : element.scrollHeight - element.clientHeight;
  const scrolled = axis.scrolled(element);
  return { all, towardStart: scrolled >= 1, towardEnd: scrolled <= all - 1 };
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
