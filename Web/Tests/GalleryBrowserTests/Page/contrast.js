// The contrast of the gallery's texts in every state, by the formula of WCAG 2.2.

const context = Object.assign(document.createElement('canvas'), { width: 1, height: 1 }).getContext('2d', { willReadFrequently: true });

/** Draws colors over each other and returns the visible color: red, green and blue, from 0 to 1. */
function drawn(...colors) {
  context.clearRect(0, 0, 1, 1);
  for (const color of ['#fff', ...colors]) {
    context.fillStyle = color;
    context.fillRect(0, 0, 1, 1);
  }
  return [...context.getImageData(0, 0, 1, 1).data.slice(0, 3)].map((part) => part / 255);
}

function luminance(parts) {
  const [red, green, blue] = parts.map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(element) {
  const grounds = [];
  for (let each = element; each; each = each.parentElement) grounds.unshift(getComputedStyle(each).backgroundColor);
  const { color, opacity } = getComputedStyle(element);
  const [low, high] = [drawn(...grounds), drawn(...grounds, `color-mix(in srgb, ${color} ${100 * opacity}%, transparent)`)]
    .map(luminance).sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

const phases = [
  'disabled', 'idle', 'pulling', 'armed', 'refreshing', 'showingResult', 'settling', 'failed', 'noMoreContent',
];
/** Selectors of texts, selectors of the elements with the texts' state, the state's data attribute, and its values. */
const states = [
  ['.card.edge .chip', '.card.edge', 'phase', phases],
  ['.state b, .state span', '.state', 'state', ['stopped', 'triggered', 'loading', 'invalid']],
  ['.state b, .state span', '.state', 'result', ['success', 'noMoreContent', 'failure', 'timedOut']],
  ['.log li *', '.log li', 'tone', ['', 'good', 'bad']],
  ['.bubble:not(.mine) *', '.bubble:not(.mine)', 'author', ['Bjarne', 'Chiara', 'Dinh']],
  ['.bubble.mine *, .arrow .pull, .hint, .mistake, .row *, .toast, .tabs *, .numbers *, .place *', 'body', '', ['']],
  ['.wheel .said *, .arrow .said *, .brand-bar .said *', '.wheel, .arrow, .brand-bar', 'result', ['success', 'failure']],
];

/** Returns the texts whose contrast is below 4.5 to 1. */
export function faint() {
  for (const each of document.querySelectorAll('.toast, .mistake'))
    Object.assign(each, { hidden: false, textContent: 'What went wrong' });
  document.body.getBoundingClientRect();
  for (const each of document.getAnimations()) each.cancel();
  document.querySelector('.log ol').insertAdjacentHTML('beforeend', '<li><time>1</time><b>ended</b><em>#1</em></li>');
  return states.flatMap(([texts, holders, name, values]) => values.flatMap((value) => {
    if (name) for (const each of document.querySelectorAll(holders)) each.dataset[name] = value;
    const found = [...document.querySelectorAll(texts)]
      .filter((text) => !text.closest('svg, .badge') && (name || text.checkVisibility()));
    if (!found.length) return [`${texts}: none`];
    const ratios = found.map((text) => [contrast(text), `${text.localName}.${text.className}`]);
    if (name) for (const each of document.querySelectorAll(holders)) delete each.dataset[name];
    return [...new Set(ratios.filter(([ratio]) => ratio < 4.5)
      .map(([ratio, text]) => `${text} ${name} ${value}: ${ratio.toFixed(2)}`))];
  }));
}
