/**
 * Marks the parent of a scrollable element with the sides at which the content continues. The style sheet draws
 * a fade at these sides.
 *
 * @param {HTMLElement} scroller
 * @returns {() => void} A function to call after a change of the content.
 */
export function showScrollSigns(scroller) {
  const update = () => {
    const { scrollTop, scrollLeft, clientWidth, clientHeight, scrollWidth, scrollHeight } = scroller;
    const sides = [];
    if (scrollWidth - clientWidth - scrollLeft > 1) sides.push('right');
    if (scrollHeight - clientHeight - scrollTop > 1) sides.push('below');
    scroller.parentElement.dataset.more = sides.join(' ');
  };
  scroller.addEventListener('scroll', update, { passive: true });
  new ResizeObserver(update).observe(scroller);
  return update;
}
