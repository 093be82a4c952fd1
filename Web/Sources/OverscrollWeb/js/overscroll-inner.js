import { isScrolledNatively } from './overscroll-attributes.js';

/**
 * The directions along the axis, each a bit. A room is the set of directions in which something can use a
 * movement.
 */
export const towardStart = 1;
export const towardEnd = 2;
export const both = 3;

/**
 * The directions in which an element between an event's target and the view can use a movement along the axis.
 * An element that contains its scrolling (`overscroll-behavior`) or its fingers (`touch-action`) uses both.
 *
 * @param {any} event A wheel or pointer event.
 * @param {Element} frame The end of the search.
 * @param {import("./overscroll-axis.js").Axis} axis
 * @returns {number} The directions.
 */
export function innerRoom(event, frame, axis) {
  let room = 0;
  const isMouse = event.pointerType === 'mouse';
  let isFinger = event.pointerType && !isMouse;
  for (const element of elementsWithin(event, frame)) {
    if (isMouse ? isEditable(element) || element.matches('[draggable=true]') : isFinger && isSlider(element, axis)) return both;
    // A nested view has already handled the part of a wheel that it uses.
    const shown = event.pointerType && shownAlong(element, axis);
    if (shown) room |= isMouse ? both : both ^ (waysOut(shown) & outerRoom(element, axis));
    const style = getComputedStyle(element);
    if (isFinger && keepsFingers(style, axis) && !isFrame(element)) return both;
    if (!/auto|scroll/.test(overflowOf(style, axis))) continue;
    // A scroller inside an element with `touch-action` receives its fingers.
    isFinger = false;
    if (isContained(element, style, axis)) return both;
    room |= roomIn(element, axis);
  }
  return room;
}

/**
 * The directions in which an enclosing scroller, or the page, can use a movement along the axis that reaches
 * it.
 *
 * @param {Element} view
 * @param {import("./overscroll-axis.js").Axis} axis
 * @returns {number} The directions.
 */
export function outerRoom(view, axis) {
  let room = 0;
  const { scrollingElement, body } = view.ownerDocument;
  for (let element = around(view); element; element = around(element)) {
    const shown = shownAlong(element, axis);
    if (shown) room |= both ^ waysOut(shown);
    const isPage = element === scrollingElement;
    const style = getComputedStyle(element);
    // The body's style may apply to the page's scroller.
    const own = overflowOf(style, axis);
    const overflow = isPage && own === 'visible' ? overflowOf(getComputedStyle(body), axis) : own;
    if (!(isPage ? /visible|auto|scroll/ : /auto|scroll/).test(overflow)) continue;
    room |= roomIn(element, axis);
    if (isContained(element, style, axis)) break;
  }
  return room;
}

/** The directions in which a finger may lead out of a view. */
export const waysOut = ({ start, end }) => (start.leadsOut ? towardStart : 0) | (end.leadsOut ? towardEnd : 0);

/**
 * Whether an event does not concern a view: it belongs to a nested modal dialog, popover or fullscreen element,
 * which is drawn above the page, or to a finger that drags a nested view.
 */
export function isElsewhere(event, frame, axis) {
  for (const element of elementsWithin(event, frame))
    if (element.matches(topLayer) || shownAlong(element, axis)?.isDragging) return true;
  return false;
}

/** `:is` accepts selectors that a browser does not support. */
const topLayer = ':is(:modal, :popover-open, :fullscreen)';

/** The host of the shadow tree that contains an element. */
export const hostOf = (element) => /** @type {Partial<ShadowRoot>} */ (element.getRootNode()).host;

/** The element's parent in the flat tree. */
export const around = (element) => element.assignedSlot ?? element.parentElement ?? hostOf(element);

const overflowOf = (style, { isHorizontal }) => (isHorizontal ? style.overflowX : style.overflowY);

/** Whether an element contains its scrolling. */
const isContained = (element, style, axis) =>
  extraOf(element, axis) > 0 && (axis.isHorizontal ? style.overscrollBehaviorX : style.overscrollBehaviorY) !== 'auto';

/** The scroll range of an element, in px. */
const extraOf = (element, { isHorizontal }) =>
  isHorizontal ? element.scrollWidth - element.clientWidth : element.scrollHeight - element.clientHeight;

/** The directions in which an element can scroll from its current offset. */
function roomIn(element, axis) {
  const scrolled = axis.scrolled(element);
  return (scrolled >= 1 ? towardStart : 0) | (scrolled <= extraOf(element, axis) - 1 ? towardEnd : 0);
}

/** The elements from an event's target up to `frame`, without it, including elements of other windows. */
export function* elementsWithin(event, frame) {
  for (const node of event.composedPath()) {
    if (node === frame) return;
    if (node.matches) yield node;
  }
}

/** Whether an element edits a text or a value, so that it uses every key. */
export const isEditable = (element) =>
  element.isContentEditable
  || (element.matches('input, textarea, select') && !/checkbox|radio|button|submit|reset|image|color|file/.test(element.type));

/** Whether an element reacts to presses. */
export const isPressed = (element) => element.matches(
  'button, input, select, textarea, label, summary, a[href], [role=button], [role=checkbox], [role=switch]');

/** Whether an element is a slider along the axis: a finger moves it, without a style that shows this. */
const isSlider = (element, { isHorizontal }) =>
  element.matches('input[type=range]:enabled') && element.clientWidth > element.clientHeight === isHorizontal;

/** Whether an element is a view's frame, whose `touch-action` keeps fingers only to pass them on. */
const isFrame = (element) => element.matches('.driven[part=frame]');

/** Whether a style keeps a finger along the axis from scrollers. */
const keepsFingers = ({ touchAction }, { isHorizontal }) =>
  !(isHorizontal ? /auto|manipulation|pan-[xlr]/ : /auto|manipulation|pan-[yud]/).test(touchAction);

/** The presentation of a driven view along the axis, whose style does not show that it scrolls. */
const shownAlong = (element, { isHorizontal }) =>
  element.phaseOf && !isScrolledNatively(element) && element.matches('[axis=horizontal]') === isHorizontal && element.presentation;
