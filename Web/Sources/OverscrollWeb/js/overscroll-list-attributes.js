import { isEdgeOn, isUp, lengthOf, numberOf } from './overscroll-attributes.js';

/**
 * All attributes that say how a list is laid out, each with the kind of its value.
 *
 * @type {Record<string, 'text' | 'number' | 'flag'>}
 */
export const layoutAttributes = {
  columns: 'number', 'column-width': 'number', masonry: 'flag', spacing: 'number', 'lane-spacing': 'number',
  'inset-start': 'number', 'inset-end': 'number', overscan: 'number', sticks: 'text', 'starts-at-end': 'flag',
  chat: 'flag',
};

/** The numbers of the kinds that have names. */
const namedKinds = { standard: 0, header: 15 };

/**
 * The number of an item's kind: `standard`, `header`, or a number from 0 to 15.
 * @param {'standard' | 'header' | number} [kind]
 * @returns {number}
 */
export function kindNumber(kind = 0) {
  const number = namedKinds[kind] ?? kind;
  if (!Number.isInteger(number) || number < 0 || number > 15)
    throw new TypeError(`${kind} is no kind: it is "standard", "header" or a number from 0 to 15.`);
  return number;
}

/** The name of a kind that has one, or else its number. */
export const kindName = (number) => Object.keys(namedKinds).find((name) => namedKinds[name] === number) ?? number;

/** How far beyond the viewport there are elements where nobody says, in px. */
const defaultOverscan = 250;

/** How a list is laid out, all of it. Invalid values count as missing. */
export function layoutOf(host) {
  const length = (name) => lengthOf(host.getAttribute(name) ?? '') ?? 0;
  const isChat = isUp(host.getAttribute('chat'));
  const sticks = host.getAttribute('sticks') ?? (isChat ? 'end' : '');
  return {
    arrangement: arrangementOf(host),
    masonry: isUp(host.getAttribute('masonry')),
    spacing: length('spacing'),
    laneSpacing: length('lane-spacing'),
    insetStart: length('inset-start'),
    insetEnd: length('inset-end'),
    overscan: lengthOf(host.getAttribute('overscan') ?? '') ?? defaultOverscan,
    sticksToStart: sticks === 'start' || sticks === 'both',
    sticksToEnd: sticks === 'end' || sticks === 'both',
    startsAtEnd: isChat || isUp(host.getAttribute('starts-at-end')),
  };
}

/** @returns {'stack' | { columns?: number, columnWidth?: number }} */
function arrangementOf(host) {
  const columns = numberOf(host.getAttribute('columns') ?? '');
  if (columns) return { columns };
  const columnWidth = lengthOf(host.getAttribute('column-width') ?? '');
  return columnWidth ? { columnWidth } : 'stack';
}

/** What the content of a list, and an item, are to a screen reader. */
export const rolesOf = (host) =>
  isEdgeOn(host, 'end') ? { list: 'feed', item: 'article' } : { list: 'list', item: 'listitem' };

/** How long an attribute says that items are, in px, or undefined. */
export const estimateOf = (host) => lengthOf(host.getAttribute('estimate') ?? '');
