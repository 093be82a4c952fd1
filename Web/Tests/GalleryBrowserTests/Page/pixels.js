/**
 * The positions of items to a fraction of a pixel. A test imports this module into the page of a list, and
 * uses the global `pixels`.
 *
 * @module
 */
const { hash } = globalThis.lists;
const frame = () => new Promise(requestAnimationFrame);

/** Fills an element whose extent is not a whole number of pixels on any screen. */
globalThis.lists.odd = (element, index, { isReused }) => {
  if (!isReused) element.append(document.createElement('div'));
  element.dataset.id = index;
  element.firstChild.textContent = index;
  element.firstChild.style.blockSize = `${20 + hash(index, 19_200) / 192}px`;
  element.firstChild.style.inlineSize = `${40 + hash(index, 9_600) / 192}px`;
};

async function rest() {
  for (let calm = 0; calm < 4; calm += 1) {
    await frame();
    if (list.presentation.wantsFrames || list.listPresentation.wantsFrames) calm = 0;
  }
}

/** Returns the start and the end of a box along the list's axis, in px. */
function span(box) {
  if (list.getAttribute('axis') !== 'horizontal') return [box.top, box.bottom];
  return getComputedStyle(list).direction === 'rtl' ? [-box.right, -box.left] : [box.left, box.right];
}

/** Returns the distance of an item from its aligned position in the viewport, in device pixels. */
function gap(index, align) {
  const viewport = list.shadowRoot.querySelector('.viewport');
  const [item, port] = [list.elementOf(index), viewport].map((element) => span(element.getBoundingClientRect()));
  const [start, end] = [item[0] - port[0], item[1] - port[1]];
  return { start, end, center: (start + end) / 2 }[align] * devicePixelRatio;
}

globalThis.pixels = {
  gap, rest,
  /** Scrolls to some items and returns each item's distance from its aligned position, in device pixels. */
  async gaps(targets) {
    const result = [];
    for (const [index, align, animated] of targets) {
      list.scrollToItem(index, { align, animated });
      await rest();
      result.push(gap(index, align));
    }
    return result;
  },
};
