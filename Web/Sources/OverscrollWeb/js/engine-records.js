/**
 * What is read from the engine's memory: the presentation's numbers and the effects' records.
 *
 * @module
 */
import { EDGES, LEVELS, PHASES, RESULTS } from './engine-codes.js';

const edgeNumbers = [
  'phase', 'level', 'result', 'token', 'overscroll', 'gap', 'progress', 'indicatorOffset', 'opacity', 'rotation', 'flip',
  'pulse', 'isAvailable', 'trigger', 'leadsOut',
];
const axisNumbers = ['time', 'nextDeadline', 'contentOffset', 'velocity', 'shift', 'isDragging', 'wantsFrames'];

/**
 * Fills in an object, whose names are in the order of the numbers.
 * @param {any} object
 * @param {string[]} names
 * @param {Float64Array} numbers
 * @param {number} at the place of the first number
 */
export function fillIn(object, names, numbers, at) {
  for (const name of names) object[name] = numbers[at++];
  return object;
}

function readEdge(edge, numbers, at) {
  fillIn(edge, edgeNumbers, numbers, at);
  edge.phase = PHASES[edge.phase];
  edge.level = LEVELS[edge.level];
  edge.result = RESULTS[edge.result];
  edge.isAvailable = edge.isAvailable !== 0;
  edge.leadsOut = edge.leadsOut !== 0;
}

/**
 * Fills in a presentation.
 * @param {import('./engine-types.js').Presentation} p
 * @param {Float64Array} numbers
 * @param {number} at the place of the first number
 */
export function readPresentation(p, numbers, at) {
  const shown = fillIn(p, axisNumbers, numbers, at);
  shown.isDragging = shown.isDragging !== 0;
  shown.wantsFrames = shown.wantsFrames !== 0;
  readEdge(p.start, numbers, at + axisNumbers.length);
  readEdge(p.end, numbers, at + axisNumbers.length + edgeNumbers.length);
  return p;
}

/** @returns {import('./engine-types.js').Presentation} what an engine that has not been asked shows */
export const emptyPresentation = () => {
  const nothing = new Float64Array(axisNumbers.length + 2 * edgeNumbers.length);
  nothing[1] = Infinity; // no deadline
  return readPresentation(/** @type {any} */ ({ start: {}, end: {} }), nothing, 0);
};

/**
 * The effect of a record.
 * @param {Int32Array} codes
 * @param {Float64Array} numbers the same memory
 * @param {number} at the place of the record's first code
 * @returns {import('./engine-types.js').Effect}
 */
export function readEffect(codes, numbers, at) {
  const edge = EDGES[codes[at + 1]];
  const a = codes[at + 2];
  switch (codes[at]) {
    case 0: return { type: 'started', edge, token: a >>> 0, level: LEVELS[codes[at + 3]] };
    case 1: return { type: 'ended', edge, token: a >>> 0, result: RESULTS[codes[at + 3]] };
    case 2: return { type: 'queued', edge, level: LEVELS[a] };
    case 3: return { type: 'declined', edge };
    case 4: return { type: 'armed', edge };
    case 5: return { type: 'successHaptic', edge };
    case 6: return { type: 'adjustOffset', delta: numbers[(at + 2) >>> 1] };
    case 8: return { type: 'reopened', edge };
    default: return { type: 'swallowTap' };
  }
}
