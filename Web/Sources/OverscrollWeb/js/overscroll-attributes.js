import { EXCLUSIONS, PLACEMENTS, POLICIES, PRESETS } from './engine-codes.js';

/** The names of the two edges. */
export const edges = /** @type {const} */ (['start', 'end']);

/** The Boolean of `true`, `false` or an empty text, or undefined. */
export const truthOf = (text) => ({ '': true, true: true, false: false })[text];

/** Whether a flag is set: present and not `false`, which some frameworks write for a missing flag. */
export const isUp = (text) => (text ?? 'false') !== 'false';

/** A number from 0 on, or undefined. */
export function numberOf(text) {
  const value = Number(text);
  return text.trim() !== '' && Number.isFinite(value) && value >= 0 ? value : undefined;
}

/** A length in px, `80` or `80px`, or undefined. */
export const lengthOf = (text) => numberOf(text.replace(/px$/, ''));

/**
 * An option of the engine: a code and a number. ABI.md lists them.
 *
 * @typedef {[number, number] | undefined} Option
 */

/** @returns {Option} */
const optionOf = (code, value) => (value === undefined ? undefined : [code, Number(value)]);

const asNumber = (code) => (text) => optionOf(code, numberOf(text));
const asTruth = (code) => (text) => optionOf(code, truthOf(text));
/**
 * An unknown name gives a code that changes nothing.
 * @returns {(text: string) => Option}
 */
const asName = (code, names) => (text) => [code, names.indexOf(text)];

/**
 * `80`, `80px`, `15%` of the viewport, or `indicator` for the indicator's extent: each form has its own code.
 * @returns {(text: string) => Option}
 */
const asDistance = (code) => (text) => {
  if (text === 'indicator') return [code + 2, 0];
  if (!text.endsWith('%')) return optionOf(code, lengthOf(text));
  const percentage = numberOf(text.slice(0, -1));
  return percentage === undefined ? undefined : [code + 1, percentage / 100];
};

/** `approach` with a distance in px, `approach 300`, or a name, such as `release`. */
function asPolicy(text) {
  const [word, length = '0'] = text.split(/\s+/);
  return word === 'approach' ? optionOf(1, numberOf(length)) : asName(0, POLICIES)(text);
}

/**
 * An edge's attributes: the name after the edge and a hyphen, the kind of its value, and the option that it
 * sets.
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
 * All attributes of the view's behaviour with the kinds of their values: `text`, `number`, `truth` (`true` or
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
 * An edge's configuration: its preset, and the options of the attributes without the invalid ones.
 *
 * A pull shows its result for half a second. With the policy `approach` the edge keeps a failure visible
 * instead, to retry it with a tap or a pull.
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

/** Whether a mouse drags. */
export const dragsWithMouse = (host) => isUp(host.getAttribute('mouse-drag'));

/**
 * The behaviour as options of the engine.
 * @returns {[number, number][]}
 */
export const behaviorOf = (host, reducesMotion) => [
  [0, Number(isScrolledNatively(host))],
  [1, Number(host.getAttribute('deceleration') === 'fast')],
  [2, lengthOf(host.getAttribute('snap') ?? '') ?? 0],
  [4, Number(host.getAttribute('bounces') !== 'false')],
  [5, Number(dragsWithMouse(host))],
  [6, Number(reducesMotion)],
];

/** Whether the browser scrolls instead of the engine. */
export const isScrolledNatively = (host) => host.getAttribute('scrolling') === 'native';

/** The exclusion policy. */
export function exclusionOf(host) {
  const policy = host.getAttribute('exclusion');
  return EXCLUSIONS.includes(policy) ? policy : 'drop';
}
