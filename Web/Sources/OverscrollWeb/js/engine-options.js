/**
 * Settings on their way in: for each option that there is, a code and a number.
 *
 * @module
 */
import { DECELERATIONS, PLACEMENTS, POLICIES, PRESETS, SOURCES } from './engine-codes.js';

// For an option, what gives the code and the number that stand for a value.
const asDistance = (points) => (value) => {
  if (value === 'indicatorExtent') return [points + 2, 0];
  return typeof value === 'object' ? [points + 1, value.fraction] : [points, value];
};
const asValue = (code) => (value) => [code, Number(value)];
const asName = (code, names) => (value) => [code, names.indexOf(value)];
const EDGE_OPTIONS = {
  policy: (value) => (typeof value === 'object' ? [1, value.approach] : [0, POLICIES.indexOf(value)]),
  trigger: asDistance(2),
  secondTrigger: (value) => (value === null ? [8, 0] : asDistance(5)(value)),
  hold: asDistance(9),
  holdsOnReturn: asValue(12),
  rearm: (value) =>
    value === 'returned' ? [14, 0] : 'within' in value ? [15, value.within] : [13, value.lifted],
  pullsFromInside: asValue(16),
  minimumDuration: asValue(17),
  dwell: asValue(18),
  timeout: (value) => [19, value ?? 0],
  keepsFailure: asValue(20),
  hasSuccessHaptic: asValue(21),
};
const INDICATOR_OPTIONS = {
  placement: asName(22, PLACEMENTS),
  extent: asValue(23),
  fadeIn: asValue(24),
  unavailableOpacity: asValue(25),
};
const BEHAVIOR_OPTIONS = {
  source: asName(0, SOURCES),
  deceleration: asName(1, DECELERATIONS),
  bounces: asValue(4),
  dragsWithMouse: asValue(5),
  reducesMotion: asValue(6),
};

/** Calls `set` with code and number for every option that there is. */
function eachOf(options, table, set) {
  for (const [key, encode] of Object.entries(table)) {
    if (options[key] !== undefined) set(...encode(options[key]));
  }
}

/**
 * The preset of an edge's options and its numbers; NaN stands for the preset's own.
 * @param {import('./engine-types.js').EdgeOptions} options
 * @returns {[number, number, number, number] | null}
 */
export function presetNumbers(options) {
  if (options.preset === undefined) return null;
  const first = options.fraction ?? options.threshold ?? options.refreshAt ?? NaN;
  return [
    PRESETS.indexOf(options.preset), first, options.headerHeight ?? NaN, options.resetPoint ?? NaN,
  ];
}

/**
 * @param {import('./engine-types.js').EdgeOptions} options
 * @param {(option: number, value: number) => void} set
 */
export function eachEdgeOption(options, set) {
  eachOf(options, EDGE_OPTIONS, set);
  eachOf(options.indicator ?? {}, INDICATOR_OPTIONS, set);
}

/**
 * @param {import('./engine-types.js').BehaviorOptions} options
 * @param {(option: number, value: number) => void} set
 */
export function eachBehaviorOption(options, set) {
  eachOf(options, BEHAVIOR_OPTIONS, set);
  if (options.snapping === undefined) return;
  set(2, options.snapping?.spacing ?? 0);
  set(3, options.snapping?.origin ?? 0);
}
