/**
 * The names of the interface's codes, each list in the order of the codes (see ABI.md).
 *
 * @module
 */

/** @type {readonly import('./types.js').Edge[]} */
export const EDGES = ['start', 'end'];
/** @type {readonly import('./types.js').Phase[]} */
export const PHASES = [
  'idle', 'pulling', 'armed', 'refreshing', 'showingResult', 'settling', 'failed', 'noMoreContent', 'disabled',
];
/** @type {readonly (import('./types.js').Level | null)[]} */
export const LEVELS = [null, 'first', 'second'];
/** @type {readonly (import('./types.js').Result | null)[]} */
export const RESULTS = [null, 'success', 'failure', 'cancelled', 'timedOut', 'noMoreContent'];
export const PRESETS = ['standard', 'fraction', 'reach-then-hold', 'pinned-header', 'header-footer'];
export const POLICIES = ['release', 'reach', 'return', 'tap', 'manual'];
export const PLACEMENTS = ['above', 'behind', 'pinned', 'in-front'];
export const EXCLUSIONS = ['drop', 'queue', 'cancel'];
export const KINDS = ['touch', 'mouse', 'pen'];
export const STEPS = ['lineBackward', 'lineForward', 'pageBackward', 'pageForward', 'toStart', 'toEnd'];
export const OBSERVED = ['unknown', 'resting', 'tracking', 'decelerating', 'free'];
export const ALIGNMENTS = ['start', 'center', 'end', 'nearest'];
/** @type {readonly ('mounted' | 'unmounted' | 'dropped')[]} */
export const CHANGES = ['mounted', 'unmounted', 'dropped'];
