/**
 * The axis on the screen: which way a finger, a wheel or an offset counts, right-to-left mirrored.
 *
 * @typedef {ReturnType<typeof axisOf>} Axis
 */

/**
 * The axis of an element as it is laid out now.
 *
 * @param {HTMLElement} host
 */
export function axisOf(host) {
  if (host.getAttribute('axis') !== 'horizontal') return vertical;
  return getComputedStyle(host).direction === 'rtl' ? rightToLeft : leftToRight;
}

const vertical = {
  isHorizontal: false,
  place: (event) => ({ main: event.clientY, cross: event.clientX }),
  wheel: (event) => ({ main: event.deltaY, cross: event.deltaX, notch: event.wheelDeltaY }),
  scrolled: (element) => element.scrollTop,
  scroll: (element, offset) => (element.scrollTop = offset),
  shift: (distance) => `translate3d(0, ${distance}px, 0)`,
  extent: (size) => size.blockSize,
  arrows: { ArrowDown: 'lineForward', ArrowUp: 'lineBackward' },
};

const horizontal = (sign) => ({
  isHorizontal: true,
  place: (event) => ({ main: sign * event.clientX, cross: event.clientY }),
  wheel: (event) => ({ main: sign * event.deltaX, cross: event.deltaY, notch: event.wheelDeltaX }),
  scrolled: (element) => sign * element.scrollLeft,
  scroll: (element, offset) => (element.scrollLeft = sign * offset),
  shift: (distance) => `translate3d(${sign * distance}px, 0, 0)`,
  extent: (size) => size.inlineSize,
  arrows:
    sign > 0
      ? { ArrowRight: 'lineForward', ArrowLeft: 'lineBackward' }
      : { ArrowLeft: 'lineForward', ArrowRight: 'lineBackward' },
});

const leftToRight = horizontal(1);
const rightToLeft = horizontal(-1);
