/**
 * Fetches rows from the server.
 *
 * @param {{offset: number, count: number, edition: number, delay?: number, fail?: number}} query
 * @param {AbortSignal} [signal]
 * @returns {Promise<{edition: number, offset: number, total: number, rows: object[]}>}
 */
export async function fetchRows(query, signal) {
  const response = await fetch(`/api/rows?${new URLSearchParams(query)}`, { signal });
  const answer = await response.json();
  if (!response.ok) throw new Error(answer.error);
  return answer;
}

/** Returns an element that shows a row. */
export function rowElement({ id, title, subtitle, symbol, hue }) {
  const row = document.createElement('li');
  row.className = 'row fresh';
  row.dataset.id = id;
  row.style.setProperty('--hue', hue);
  const text = document.createElement('div');
  text.append(textElement('h3', title), textElement('p', subtitle));
  row.append(badge(symbol), text);
  return row;
}

/** Returns a row that contains a note to the user instead of a row of the server. */
export function noteElement(text, ...more) {
  const row = document.createElement('li');
  row.className = 'row note';
  row.append(textElement('p', text), ...more);
  return row;
}

function textElement(name, text) {
  const element = document.createElement(name);
  element.textContent = text;
  return element;
}

const svg = 'http://www.w3.org/2000/svg';

function badge(symbol) {
  const badge = document.createElement('span');
  badge.className = 'badge';
  const drawing = document.createElementNS(svg, 'svg');
  drawing.setAttribute('width', 24);
  drawing.setAttribute('height', 24);
  drawing.setAttribute('aria-hidden', true);
  const use = document.createElementNS(svg, 'use');
  use.setAttribute('href', `#sym-${symbol}`);
  drawing.append(use);
  badge.append(drawing);
  return badge;
}
