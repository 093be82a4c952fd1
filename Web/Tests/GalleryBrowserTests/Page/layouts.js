import '/testing/recorder.js';
import '/overscroll/overscroll.js';

const frame = () => new Promise(requestAnimationFrame);

/** Creates an element with more content than fits any box, and does not add it to the page. */
function make({ element, axis, hasHeader }) {
  const made = document.createElement(element);
  made.setAttribute('axis', axis);
  if (element === 'overscroll-list') {
    made.renderItem = (item, index) => (item.textContent = index);
    made.count = 500;
    return made;
  }
  for (const [name, slot] of [['content', ''], ['header', 'header']]) {
    const part = document.createElement('div');
    part.className = name;
    part.slot = slot;
    if (name !== 'header' || hasHeader) made.append(part);
  }
  return made;
}

/** Returns the size of an element's content box. */
function innerSize(element) {
  const style = getComputedStyle(element);
  const sum = (names) => names.reduce((sum, name) => sum + (parseFloat(style[name]) || 0), 0);
  // In a box with columns, measure the first fragment of the element.
  const [{ width, height }] = element.getClientRects();
  return {
    width: width - sum(['paddingLeft', 'paddingRight', 'borderLeftWidth', 'borderRightWidth']),
    height: height - sum(['paddingTop', 'paddingBottom', 'borderTopWidth', 'borderBottomWidth']),
  };
}

/** Returns the size of an element's content box, and of its viewport and header together. */
function sizes(host) {
  const { width, height } = innerSize(host);
  const size = (name) => host.shadowRoot.querySelector(name).getBoundingClientRect();
  const [viewport, header] = [size('.viewport'), size('.header')];
  const isHorizontal = host.getAttribute('axis') === 'horizontal';
  return {
    width, height,
    innerWidth: viewport.width + (isHorizontal ? header.width : 0),
    innerHeight: viewport.height + (isHorizontal ? 0 : header.height),
  };
}

globalThis.layouts = {
  /**
   * Lays out one element in each box, and returns the sizes of the elements after their engines have a layout.
   *
   * @param {{element: string, axis: string, hasHeader: boolean}} kind
   * @param {[string, string][]} boxes the styles of a box and of the element in it
   */
  async sizes(kind, boxes) {
    const hosts = boxes.map(([boxStyle, style]) => {
      const box = document.createElement('div');
      box.className = 'box';
      box.style.cssText = boxStyle;
      const host = make(kind);
      host.style.cssText = style;
      box.append(host);
      document.body.append(box);
      return host;
    });
    while (!hosts.every(({ presentation }) => presentation)) await frame();
    for (let count = 0; count < 3; count += 1) await frame();
    const result = hosts.map(sizes);
    document.body.replaceChildren();
    return result;
  },
};
