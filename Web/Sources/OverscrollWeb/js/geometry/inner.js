import { isScrolledNatively } from '../api/attributes.js';

/**
 * The directions along the axis, each a bit. A "room" below is a set of directions in which an element can
 * still scroll, or uses a movement in another way.
 */
export const towardStart = 1;
export const towardEnd = 2;
export const both = 3;

/**
 * Returns the directions of a movement that is used by an element inside the view, under the pointer. An
 * element uses both directions if it contains its scrolling (`overscroll-behavior`) or its fingers
 * (`touch-action`).
 *
 * @param {any} event A wheel or pointer event.
 * @param {Element} frame The inner element of the view, at which the search ends.
 * @param {import("./axis.js").Axis} axis
 * @returns {number} The directions.
 */
export function innerRoom(event, frame, axis) {
  let room = 0;
  const isMouse = event.pointerType === 'mouse';
  let isFinger = event.pointerType && !isMouse;
  for (const element of elementsWithin(event, frame)) {
    if (isMouse ? isEditable(element) || element.matches('[draggable=true]') : isFinger && isSlider(element, axis)) return both;
    // A nested view cancels the wheels that it uses, so only pointers are checked here.
    const shown = event.pointerType && shownAlong(element, axis);
    if (shown) room |= isMouse ? both : both ^ (waysOut(shown) & outerRoom(element, axis));
    const style = getComputedStyle(element);
    if (isFinger && keepsFingers(style, axis) && !isFrame(element)) return both;
    if (!/auto|scroll/.test(overflowOf(style, axis))) continue;
    // If a scroller is inside an element with `touch-action`, the scroller uses the finger.
    isFinger = false;
    if (isContained(element, style, axis)) return both;
    room |= roomIn(element, axis);
  }
  return room;
}

/**
 * Returns the directions that the scrollers around a view, or the page, can still scroll to.
 *
 * @param {Element} view
 * @param {import("./axis.js").Axis} axis
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
    // If the page's root has no `overflow`, the browser uses the body's `overflow` for the page.
    const own = overflowOf(style, axis);
    const overflow = isPage && own === 'visible' ? overflowOf(getComputedStyle(body), axis) : own;
    if (!(isPage ? /visible|auto|scroll/ : /auto|scroll/).test(overflow)) continue;
    room |= roomIn(element, axis);
    if (isContained(element, style, axis)) break;
  }
  return room;
}

/** The directions in which a finger that moves past an edge of a view scrolls the enclosing scroller. */
export const waysOut = ({ start, end }) => (start.leadsOut ? towardStart : 0) | (end.leadsOut ? towardEnd : 0);

/**
 * Whether a view must ignore an event. The event may be in a modal dialog, a popover or a fullscreen element
 * inside the view, which is drawn above the page. Or it is from a finger that drags a nested view.
 */
export function isElsewhere(event, frame, axis) {
  for (const element of elementsWithin(event, frame))
    if (element.matches(topLayer) || shownAlong(element, axis)?.isDragging) return true;
  return false;
}

/** `:is` is used because it ignores selectors that a browser does not support. */
const topLayer = ':is(:modal, :popover-open, :fullscreen)';

/** The element whose shadow tree contains an element. */
export const hostOf = (element) => /** @type {Partial<ShadowRoot>} */ (element.getRootNode()).host;

/**
 * The element around an element as the page draws them: the slot, the parent, or the host of the shadow tree.
 */
export const around = (element) => element.assignedSlot ?? element.parentElement ?? hostOf(element);

const overflowOf = (style, { isHorizontal }) => (isHorizontal ? style.overflowX : style.overflowY);

/**
 * Whether an element can scroll, and its `overscroll-behavior` keeps scrolling from the enclosing scrollers.
 */
const isContained = (element, style, axis) =>
  extraOf(element, axis) > 0 && (axis.isHorizontal ? style.overscrollBehaviorX : style.overscrollBehaviorY) !== 'auto';

/** The maximum scroll offset of an element, in px. */
const extraOf = (element, { isHorizontal }) =>
  isHorizontal ? element.scrollWidth - element.clientWidth : element.scrollHeight - element.clientHeight;

/** The directions that an element can still scroll to. */
function roomIn(element, axis) {
  const scrolled = axis.scrolled(element);
  return (scrolled >= 1 ? towardStart : 0) | (scrolled <= extraOf(element, axis) - 1 ? towardEnd : 0);
}

/**
 * The elements from an event's target up to `frame`, but without `frame`. The elements may be of another
 * window.
 */
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

/** Whether an element is a control or a link, which reacts to a press. */
export const isPressed = (element) => element.matches(
  'button, input, select, textarea, label, summary, a[href], [role=button], [role=checkbox], [role=switch]');

/**
 * Whether an element is a slider along the axis. A finger moves a slider, although no style of it shows this.
 */
const isSlider = (element, { isHorizontal }) =>
  element.matches('input[type=range]:enabled') && element.clientWidth > element.clientHeight === isHorizontal;

/**
 * Whether an element is the inner element of a nested view. The `touch-action` of that element does not mean
 * that it uses the finger.
 */
const isFrame = (element) => element.matches('.driven[part=frame]');

/** Whether a `touch-action` disables scrolling with a finger along the axis. */
const keepsFingers = ({ touchAction }, { isHorizontal }) =>
  !(isHorizontal ? /auto|manipulation|pan-[xlr]/ : /auto|manipulation|pan-[yud]/).test(touchAction);

/**
 * The presentation of a view that the engine scrolls along the axis; no style of such a view shows that it
 * scrolls.
 */
const shownAlong = (element, { isHorizontal }) =>
  element.phaseOf && !isScrolledNatively(element) && element.matches('[axis=horizontal]') === isHorizontal && element.presentation;
