import { isScrolledNatively } from './overscroll-attributes.js';

/** The ways along the axis, each a bit: a room is the ways in which something can use a movement. */
export const towardStart = 1;
export const towardEnd = 2;
export const both = 3;

/**
 * Which ways something between an event's target and the view can use a movement along the axis itself. What keeps its
 * scrolling to itself (`overscroll-behavior`), or its fingers (`touch-action`), uses all of it.
 *
 * @param {any} event A wheel's or a pointer's.
 * @param {Element} frame Where to stop looking.
 * @param {import("./overscroll-axis.js").Axis} axis
 * @returns {number} The ways.
 */
export function innerRoom(event, frame, axis) {
  let room = 0;
  const isMouse = event.pointerType === 'mouse';
  let isFinger = event.pointerType && !isMouse;
  for (const element of elementsWithin(event, frame)) {
    if (isMouse ? isEditable(element) || element.matches('[draggable=true]') : isFinger && isSlider(element, axis)) return both;
    // A view within has had a wheel before, and taken what it uses.
    const shown = event.pointerType && shownAlong(element, axis);
    if (shown) room |= isMouse ? both : both ^ (waysOut(shown) & outerRoom(element, axis));
    const style = getComputedStyle(element);
    if (isFinger && keepsFingers(style, axis) && !isFrame(element)) return both;
    if (!/auto|scroll/.test(overflowOf(style, axis))) continue;
    // What scrolls gives back the fingers that are kept around it.
    isFinger = false;
    if (isContained(element, style, axis)) return both;
    room |= roomIn(element, axis);
  }
  return room;
}

/**
 * Which ways what a view is in, or the page, can use a movement along the axis, as far as it gets there.
 *
 * @param {Element} view
 * @param {import("./overscroll-axis.js").Axis} axis
 * @returns {number} The ways.
 */
export function outerRoom(view, axis) {
  let room = 0;
  const { scrollingElement, body } = view.ownerDocument;
  for (let element = around(view); element; element = around(element)) {
    const shown = shownAlong(element, axis);
    if (shown) room |= both ^ waysOut(shown);
    const isPage = element === scrollingElement;
    const style = getComputedStyle(element);
    // What the page itself does, its body may say.
    const own = overflowOf(style, axis);
    const overflow = isPage && own === 'visible' ? overflowOf(getComputedStyle(body), axis) : own;
    if (!(isPage ? /visible|auto|scroll/ : /auto|scroll/).test(overflow)) continue;
    room |= roomIn(element, axis);
    if (isContained(element, style, axis)) break;
  }
  return room;
}

/** The ways in which a finger may lead out of what a view shows. */
export const waysOut = ({ start, end }) => (start.leadsOut ? towardStart : 0) | (end.leadsOut ? towardEnd : 0);

/**
 * Whether an event is none of a view's: it is of a modal dialog, a popover or a fullscreen element within, which are drawn
 * above the page, or of a finger that drags a view within.
 */
export function isElsewhere(event, frame, axis) {
  for (const element of elementsWithin(event, frame))
    if (element.matches(topLayer) || shownAlong(element, axis)?.isDragging) return true;
  return false;
}

/** A browser that does not know one of them lets it pass in `:is` alone. */
const topLayer = ':is(:modal, :popover-open, :fullscreen)';

/** The element in whose shadow tree one is. */
export const hostOf = (element) => /** @type {Partial<ShadowRoot>} */ (element.getRootNode()).host;

/** The element that one is drawn in. */
export const around = (element) => element.assignedSlot ?? element.parentElement ?? hostOf(element);

const overflowOf = (style, { isHorizontal }) => (isHorizontal ? style.overflowX : style.overflowY);

/** Whether an element keeps its scrolling to itself. */
const isContained = (element, style, axis) =>
  extraOf(element, axis) > 0 && (axis.isHorizontal ? style.overscrollBehaviorX : style.overscrollBehaviorY) !== 'auto';

/** How far an element can scroll in all, in px. */
const extraOf = (element, { isHorizontal }) =>
  isHorizontal ? element.scrollWidth - element.clientWidth : element.scrollHeight - element.clientHeight;

/** Which ways it can scroll from where it is. */
function roomIn(element, axis) {
  const scrolled = axis.scrolled(element);
  return (scrolled >= 1 ? towardStart : 0) | (scrolled <= extraOf(element, axis) - 1 ? towardEnd : 0);
}

/** The elements from an event's target up to, and without, `frame`, also those that another window has made. */
export function* elementsWithin(event, frame) {
  for (const node of event.composedPath()) {
    if (node === frame) return;
    if (node.matches) yield node;
  }
}

/** Whether an element takes in text, or a value, so that every key is its own. */
export const isEditable = (element) =>
  element.isContentEditable
  || (element.matches('input, textarea, select') && !/checkbox|radio|button|submit|reset|image|color|file/.test(element.type));

/** Whether an element does something when it is pressed. */
export const isPressed = (element) => element.matches(
  'button, input, select, textarea, label, summary, a[href], [role=button], [role=checkbox], [role=switch]');

/** Whether an element is a slider along the axis: it moves by a finger, and no style says so. */
const isSlider = (element, { isHorizontal }) =>
  element.matches('input[type=range]:enabled') && element.clientWidth > element.clientHeight === isHorizontal;

/** Whether an element is a view's own, which asks for fingers that it hands on. */
const isFrame = (element) => element.matches('.driven[part=frame]');

/** Whether a style keeps a finger along the axis from what scrolls. */
const keepsFingers = ({ touchAction }, { isHorizontal }) =>
  !(isHorizontal ? /auto|manipulation|pan-[xlr]/ : /auto|manipulation|pan-[yud]/).test(touchAction);

/** What a view along the axis shows, if it scrolls by itself: its style does not say that it scrolls. */
const shownAlong = (element, { isHorizontal }) =>
  element.phaseOf && !isScrolledNatively(element) && element.matches('[axis=horizontal]') === isHorizontal && element.presentation;
