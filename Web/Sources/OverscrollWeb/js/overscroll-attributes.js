/** The two edges, as they are called everywhere. */
export const edges = /** @type {const} */ (['start', 'end']);

const presetNames = ['standard', 'fraction', 'reach-then-hold', 'pinned-header', 'header-footer'];

const oneOf = (...words) => (text) => (words.includes(text) ? text : undefined);
/** What `true`, `false` or nothing stands for, or undefined. */
export const truthOf = (text) => ({ '': true, true: true, false: false })[text];

/** Whether a flag is up: there, and not `false`, which is what a framework makes of one that is not. */
export const isUp = (text) => (text ?? 'false') !== 'false';

/** A number from 0 on, or undefined. */
export function numberOf(text) {
  const value = Number(text);
  return text.trim() !== '' && Number.isFinite(value) && value >= 0 ? value : undefined;
}

/** A length in px, `80` or `80px`, or undefined. */
export const lengthOf = (text) => numberOf(text.replace(/px$/, ''));

/** `80`, `80px`, `15%` of the viewport, or `indicator` for the indicator's own extent. */
function distanceOf(text) {
  if (text === 'indicator') return 'indicatorExtent';
  if (text.endsWith('%')) {
    const percentage = numberOf(text.slice(0, -1));
    return percentage === undefined ? undefined : { fraction: percentage / 100 };
  }
  return lengthOf(text);
}

/** `release` and its like, or `approach` with a distance in px: `approach 300`. */
function policyOf(text) {
  const [word, distance = '0'] = text.split(/\s+/);
  if (word !== 'approach') return oneOf('release', 'reach', 'return', 'tap', 'manual')(text);
  const approach = numberOf(distance);
  return approach === undefined ? undefined : { approach };
}

const none = (text) => (text === 'none' ? null : distanceOf(text));

/** What follows an edge's name and a hyphen, and the option that it sets. */
const edgeOptions = /** @type {[string, string, (text: string) => any][]} */ ([
  ['trigger', 'trigger', distanceOf],
  ['second-trigger', 'secondTrigger', none],
  ['hold', 'hold', distanceOf],
  ['policy', 'policy', policyOf],
  ['dwell', 'dwell', numberOf],
  ['timeout', 'timeout', numberOf],
  ['minimum-duration', 'minimumDuration', numberOf],
  ['keeps-failure', 'keepsFailure', truthOf],
  ['pulls-from-inside', 'pullsFromInside', truthOf],
]);
const indicatorOptions = /** @type {[string, string, (text: string) => any][]} */ ([
  ['placement', 'placement', oneOf('above', 'behind', 'pinned', 'in-front')],
  ['fade-in', 'fadeIn', numberOf],
]);

/** The kind of a value, by what reads it; a text where it is not one of these. */
const kindsOfReaders = new Map([[numberOf, 'number'], [truthOf, 'truth']]);

/**
 * All attributes that say how the view behaves, each with the kind of its value: `text`, `number`, `truth` (`true` or
 * `false`) or `flag` (there or not).
 *
 * @type {Record<string, 'text' | 'number' | 'truth' | 'flag'>}
 */
export const behavioralAttributes = {
  ...Object.fromEntries(edges.flatMap((edge) => [
    [edge, 'text'],
    [`${edge}-disabled`, 'flag'],
    [`${edge}-exhausted`, 'flag'],
    ...[...edgeOptions, ...indicatorOptions].map(([name, , parse]) => [`${edge}-${name}`, kindsOfReaders.get(parse) ?? 'text']),
  ])),
  exclusion: 'text', deceleration: 'text', snap: 'number', bounces: 'truth', 'mouse-drag': 'flag',
};

function presetNameOf(host, edge) {
  const name = host.getAttribute(edge);
  return name === 'none' || presetNames.includes(name) ? name : host.constructor.presets[edge];
}

/** Whether an edge is switched on. */
export const isEdgeOn = (host, edge) => presetNameOf(host, edge) !== 'none' && !isUp(host.getAttribute(`${edge}-disabled`));

/**
 * An edge's configuration: its preset, and what the attributes override. Invalid values are left out.
 *
 * A pull shows how it ended for half a second. What loads by approaching keeps a failure in sight instead, to be retried by
 * a tap or a pull.
 */
export function configurationOf(host, edge) {
  const preset = presetNameOf(host, edge);
  const given = overrides(host, edge, edgeOptions);
  const ends = given.policy?.approach === undefined ? { dwell: 0.5 } : { keepsFailure: true };
  return {
    preset: preset === 'none' ? 'standard' : preset,
    ...ends,
    ...given,
    indicator: overrides(host, edge, indicatorOptions),
  };
}

function overrides(host, edge, options) {
  const result = {};
  for (const [name, option, parse] of options) {
    const text = host.getAttribute(`${edge}-${name}`);
    const value = text === null ? undefined : parse(text);
    if (value !== undefined) result[option] = value;
  }
  return result;
}

/** How input is answered. */
export function behaviorOf(host) {
  const spacing = numberOf(host.getAttribute('snap') ?? '');
  return {
    deceleration: oneOf('normal', 'fast')(host.getAttribute('deceleration')) ?? 'normal',
    snapping: spacing ? { spacing } : null,
    bounces: host.getAttribute('bounces') !== 'false',
    dragsWithMouse: isUp(host.getAttribute('mouse-drag')),
  };
}

/** Whether the browser scrolls, and not the engine. */
export const isScrolledNatively = (host) => host.getAttribute('scrolling') === 'native';

/** What happens when both edges have something to do. */
export const exclusionOf = (host) => oneOf('drop', 'queue', 'cancel')(host.getAttribute('exclusion')) ?? 'drop';
