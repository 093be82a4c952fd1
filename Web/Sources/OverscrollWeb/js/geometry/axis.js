/**
 * The scroll axis in the browser: converts positions of fingers, wheel deltas and scroll offsets. The
 * positive direction depends on the element's layout, because a right-to-left layout reverses it.
 *
 * @typedef {ReturnType<typeof axisOf>} Axis
 */
import { around } from './inner.js';

/**
 * Returns the axis of an element in its current layout.
 *
 * @param {HTMLElement} host
 */
export function axisOf(host) {
  const isReversed = getComputedStyle(host).direction === 'rtl';
  if (host.getAttribute('axis') !== 'horizontal') return isReversed ? downwardFromRight : downward;
  return isReversed ? rightToLeft : leftToRight;
}

/**
 * Returns the scale of an element along the axis: its drawn extent divided by its layout extent.
 *
 * @param {Axis} axis
 * @param {HTMLElement} element
 */
export function scaleOf({ names: { extent } }, element) {
  let drawn = element.getBoundingClientRect()[extent] / parseFloat(getComputedStyle(element)[extent]);
  // WebKit lacks `currentCSSZoom`, and its bounding boxes do not include the zoom, so the zoom factors are
  // multiplied.
  for (let each = /** @type {any} */ (element).currentCSSZoom ? null : element; each; each = around(each))
    // @ts-ignore Older compilers do not know this property.
    drawn *= +getComputedStyle(each).zoom || 1;
  // The scale is rounded to a thousandth, because browsers round sizes.
  return Math.round(1000 * drawn) / 1000 || 1;
}

/** The media query for reduced motion. */
export const reducedMotion = () => matchMedia('(prefers-reduced-motion: reduce)');

/**
 * Scrolls an element. Assigning an offset takes a third of the time of `scrollTo` with an object. Also, a
 * style sheet of the page cannot turn the assignment into a smooth scroll.
 */
function scroll(element, property, side, offset, isSmooth) {
  if (isSmooth && !reducedMotion().matches) element.scrollTo({ [side]: offset, behavior: 'smooth' });
  else element[property] = offset;
}

const vertical = (side) => ({
  isHorizontal: false,
  position: (event, scale = 1) => ({ main: event.clientY / scale, cross: event.clientX / scale }),
  wheel: (event) => ({ main: event.deltaY, cross: event.deltaX, notch: event.wheelDeltaY }),
  scrolled: (element) => element.scrollTop,
  shift: (distance) => `translate3d(0, ${distance}px, 0)`,
  scroll: (element, offset, isSmooth) => scroll(element, 'scrollTop', 'top', offset, isSmooth),
  extent: (size) => size.blockSize,
  arrows: { ArrowDown: 'lineForward', ArrowUp: 'lineBackward' },
  room: 'paddingBottom',
  ways: { start: 'up', end: 'down' },
  names: { start: 'top', extent: 'height', crossStart: side, crossExtent: 'width' },
});

const horizontal = (sign) => ({
  isHorizontal: true,
  position: (event, scale = 1) => ({ main: (sign * event.clientX) / scale, cross: event.clientY / scale }),
  wheel: (event) => ({ main: sign * event.deltaX, cross: event.deltaY, notch: event.wheelDeltaX }),
  scrolled: (element) => sign * element.scrollLeft,
  shift: (distance) => `translate3d(${sign * distance}px, 0, 0)`,
  scroll: (element, offset, isSmooth) => scroll(element, 'scrollLeft', 'left', sign * offset, isSmooth),
  extent: (size) => size.inlineSize,
  room: sign > 0 ? 'paddingRight' : 'paddingLeft',
  ways: sign > 0 ? { start: 'left', end: 'right' } : { start: 'right', end: 'left' },
  names: { start: sign > 0 ? 'left' : 'right', extent: 'width', crossStart: 'top', crossExtent: 'height' },
  arrows:
    sign > 0
      ? { ArrowRight: 'lineForward', ArrowLeft: 'lineBackward' }
      : { ArrowLeft: 'lineForward', ArrowRight: 'lineBackward' },
});

const downward = vertical('left');
const downwardFromRight = vertical('right');
const leftToRight = horizontal(1);
const rightToLeft = horizontal(-1);
