import { EXCLUSIONS, PLACEMENTS, POLICIES, PRESETS } from '../engine/codes.js';

/** The names of the two edges. */
export const edges = /** @type {const} */ (['start', 'end']);

/** Converts the text `true`, `false` or an empty text to a Boolean; undefined for any further text. */
export const truthOf = (text) => ({ '': true, true: true, false: false })[text];

/**
 * Whether a Boolean attribute is set: present, and not `false`, which some frameworks write for a missing
 * attribute.
 */
export const isUp = (text) => (text ?? 'false') !== 'false';

/** Converts a text to a number from 0 on, or undefined. */
export function numberOf(text) {
  const value = Number(text);
  return text.trim() !== '' && Number.isFinite(value) && value >= 0 ? value : undefined;
}

/** Converts a length in px, such as `80` or `80px`, to a number, or undefined. */
export const lengthOf = (text) => numberOf(text.replace(/px$/, ''));

/**
 * An option of the engine: its code and its value. ABI.md lists the options.
 *
 * @typedef {[number, number] | undefined} Option
 */

/** @returns {Option} */
const optionOf = (code, value) => (value === undefined ? undefined : [code, Number(value)]);

const asNumber = (code) => (text) => optionOf(code, numberOf(text));
const asTruth = (code) => (text) => optionOf(code, truthOf(text));
/**
 * Returns a reader for names. An unknown name gives a value that the engine ignores.
 * @returns {(text: string) => Option}
 */
const asName = (code, names) => (text) => [code, names.indexOf(text)];

/**
 * Returns a reader for a distance: `80`, `80px`, `15%` of the viewport, or `indicator` for the indicator's
 * extent. These three forms have successive codes.
 * @returns {(text: string) => Option}
 */
const asDistance = (code) => (text) => {
  if (text === 'indicator') return [code + 2, 0];
  if (!text.endsWith('%')) return optionOf(code, lengthOf(text));
  const percentage = numberOf(text.slice(0, -1));
  return percentage === undefined ? undefined : [code + 1, percentage / 100];
};

/** Reads a policy: `approach 300` with a distance in px, or a name, such as `release`. */
function asPolicy(text) {
  const [word, length = '0'] = text.split(/\s+/);
  return word === 'approach' ? optionOf(1, numberOf(length)) : asName(0, POLICIES)(text);
}

/**
 * The attributes of an edge: the name without the edge (`threshold` for `start-threshold`), the kind of its
 * value, and a reader for the option that it sets.
 *
 * @type {[string, 'text' | 'number' | 'truth', (text: string) => Option][]}
 */
const edgeOptions = [
  ['threshold', 'text', asDistance(2)],
  ['second-threshold', 'text', (text) => (text === 'none' ? [8, 0] : asDistance(5)(text))],
  ['gap', 'text', asDistance(9)],
  ['policy', 'text', asPolicy],
  ['result-duration', 'number', asNumber(18)],
  ['timeout', 'number', asNumber(19)],
  ['minimum-duration', 'number', asNumber(17)],
  ['keeps-failure', 'truth', asTruth(20)],
  ['pulls-from-inside', 'truth', asTruth(16)],
  ['placement', 'text', asName(22, PLACEMENTS)],
  ['fade-in', 'number', asNumber(24)],
];

/**
 * All attributes of the view's behavior with the kinds of their values: `text`, `number`, `truth` (`true` or
 * `false`) or `flag` (present or not).
 *
 * @type {Record<string, 'text' | 'number' | 'truth' | 'flag'>}
 */
export const behavioralAttributes = {
  ...Object.fromEntries(edges.flatMap((edge) => [
    [edge, 'text'],
    [`${edge}-disabled`, 'flag'],
    [`${edge}-no-more-content`, 'flag'],
    ...edgeOptions.map(([name, kind]) => [`${edge}-${name}`, kind]),
  ])),
  exclusion: 'text', deceleration: 'text', snap: 'number', bounces: 'truth', 'mouse-drag': 'flag',
};

function presetNameOf(host, edge) {
  const name = host.getAttribute(edge);
  return name === 'none' || PRESETS.includes(name) ? name : host.constructor.presets[edge];
}

/** Whether an edge is enabled. */
export const isEdgeOn = (host, edge) => presetNameOf(host, edge) !== 'none' && !isUp(host.getAttribute(`${edge}-disabled`));

/**
 * The configuration of an edge: its preset, and the options of its valid attributes.
 *
 * The result of a pull's action is shown for half a second. With the policy `approach` a failure stays
 * visible instead, until the user retries with a tap or a pull.
 *
 * @returns {[string, [number, number][]]}
 */
export function configurationOf(host, edge) {
  const preset = presetNameOf(host, edge);
  const given = edgeOptions.flatMap(([name, , read]) => {
    const text = host.getAttribute(`${edge}-${name}`);
    const option = text === null ? undefined : read(text);
    return option ? [option] : [];
  });
  const approaches = given.some(([code]) => code === 1);
  return [preset === 'none' ? 'standard' : preset, [approaches ? [20, 1] : [18, 0.5], ...given]];
}

/** Whether a mouse drags the content. */
export const dragsWithMouse = (host) => isUp(host.getAttribute('mouse-drag'));

/** The scroll behavior as options of the engine. @returns {[number, number][]} */
export const behaviorOf = (host, reducesMotion) => [
  [0, Number(isScrolledNatively(host))],
  [1, Number(host.getAttribute('deceleration') === 'fast')],
  [2, lengthOf(host.getAttribute('snap') ?? '') ?? 0],
  [4, Number(host.getAttribute('bounces') !== 'false')],
  [5, Number(dragsWithMouse(host))],
  [6, Number(reducesMotion)],
];

/** Whether the browser scrolls the content instead of the engine. */
export const isScrolledNatively = (host) => host.getAttribute('scrolling') === 'native';

/** The exclusion policy: what a running action of one edge does to the opposite edge. */
export function exclusionOf(host) {
  const policy = host.getAttribute('exclusion');
  return EXCLUSIONS.includes(policy) ? policy : 'drop';
}
