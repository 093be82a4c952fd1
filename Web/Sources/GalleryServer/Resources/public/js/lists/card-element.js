import { make, partsOf } from './parts.js';

const categories = {
  Lu: 'Uppercase letter', Ll: 'Lowercase letter', Lt: 'Titlecase letter', Lm: 'Modifier letter', Lo: 'Letter',
  Mn: 'Nonspacing mark', Mc: 'Spacing mark', Me: 'Enclosing mark', Nd: 'Digit', Nl: 'Letter number', No: 'Number',
  Pc: 'Connector', Pd: 'Dash', Ps: 'Opening', Pe: 'Closing', Pi: 'Initial quote', Pf: 'Final quote', Po: 'Punctuation',
  Sm: 'Mathematics', Sc: 'Currency', Sk: 'Modifier', So: 'Symbol', Zs: 'Space', Zl: 'Line separator',
  Zp: 'Paragraph separator', Cc: 'Control', Cf: 'Format',
};
const hues = { L: 205, M: 300, N: 55, P: 15, S: 150, Z: 250, C: 330 };

const partsOfCard = partsOf((element) => {
  const card = make('div', 'face');
  const parts = {
    card, glyph: make('b', 'glyph'), code: make('p', 'code'), name: make('h4'), category: make('p', 'chip'),
  };
  card.append(parts.glyph, parts.code, parts.name, parts.category);
  element.append(card);
  return parts;
});

/** Returns a code point as text, such as `U+0041`. */
export const codeText = (codePoint) => `U+${codePoint.toString(16).toUpperCase().padStart(4, '0')}`;

/**
 * Returns the text that draws a character. A combining mark is drawn on a circle, and a blank character has
 * no text.
 */
function glyphText(codePoint) {
  const text = String.fromCodePoint(codePoint);
  if (/[\p{Z}\p{C}]/u.test(text)) return '';
  return /\p{M}/u.test(text) ? `\u25cc${text}` : text;
}

/**
 * Shows a character on a card.
 *
 * @param {HTMLElement} element
 * @param {number} codePoint
 * @param {{category: string, name: string} | null} about The category and the name, or null until they have
 * loaded.
 */
export function fillCard(element, codePoint, about) {
  const { card, glyph, code, name, category } = partsOfCard(element);
  card.dataset.known = about !== null;
  card.style.setProperty('--hue', hues[about?.category[0]] ?? 205);
  glyph.textContent = glyphText(codePoint);
  code.textContent = codeText(codePoint);
  name.textContent = about?.name ?? '';
  category.textContent = categories[about?.category] ?? '';
}
