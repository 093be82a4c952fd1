import { isEdgeOn, isUp, lengthOf, numberOf } from './attributes.js';

/**
 * All attributes of a list's layout with the kinds of their values.
 *
 * @type {Record<string, 'text' | 'number' | 'flag'>}
 */
export const layoutAttributes = {
  columns: 'number', 'column-width': 'number', masonry: 'flag', spacing: 'number', 'lane-spacing': 'number',
  'inset-start': 'number', 'inset-end': 'number', overscan: 'number', sticks: 'text', 'starts-at-end': 'flag',
  chat: 'flag',
};

/** The numbers of the kinds with a name. */
const namedKinds = { standard: 0, spanning: 6, header: 7 };

/**
 * Returns the number of an item's kind: `standard`, `spanning`, `header`, or a number from 0 to 7.
 * Items of the kinds `spanning` and `header` span all lanes.
 * @param {'standard' | 'spanning' | 'header' | number} [kind]
 * @returns {number}
 */
export function kindNumber(kind = 0) {
  const number = namedKinds[kind] ?? kind;
  if (!Number.isInteger(number) || number < 0 || number > 7)
    throw new TypeError(`${kind} is not a kind: use "standard", "spanning", "header" or a number from 0 to 7.`);
  return number;
}

/** Returns the name of a kind, or the kind's number if it has no name. */
export const kindName = (number) => Object.keys(namedKinds).find((name) => namedKinds[name] === number) ?? number;

/** The default overscan in px: the distance outside the viewport in which items have elements. */
const defaultOverscan = 250;

/** Reads a list's layout from its attributes. An invalid value is treated as a missing attribute. */
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

/** The accessibility roles of a list's content and items. */
export const rolesOf = (host) =>
  isEdgeOn(host, 'end') ? { list: 'feed', item: 'article' } : { list: 'list', item: 'listitem' };

/** The estimated extent of an item from the attribute `estimate`, in px, or undefined. */
export const estimateOf = (host) => lengthOf(host.getAttribute('estimate') ?? '');
