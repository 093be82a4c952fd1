/**
 * Reads the presentation's numbers and the effects' records from the engine's memory.
 *
 * @module
 */
import { EDGES, LEVELS, PHASES, RESULTS } from './codes.js';

function readEdge(edge, numbers, at) {
  edge.phase = PHASES[numbers[at]];
  edge.level = LEVELS[numbers[at + 1]];
  edge.result = RESULTS[numbers[at + 2]];
  edge.token = numbers[at + 3];
  edge.overscroll = numbers[at + 4];
  edge.gap = numbers[at + 5];
  edge.progress = numbers[at + 6];
  edge.indicatorOffset = numbers[at + 7];
  edge.opacity = numbers[at + 8];
  edge.rotation = numbers[at + 9];
  edge.flip = numbers[at + 10];
  edge.pulse = numbers[at + 11];
  edge.isAvailable = numbers[at + 12] !== 0;
  edge.threshold = numbers[at + 13];
  edge.leadsOut = numbers[at + 14] !== 0;
}

const edgeNumbers = 15;
const axisNumbers = 7;

/**
 * Updates a presentation from the engine's memory.
 * @param {import('./types.js').Presentation} p
 * @param {Float64Array} numbers
 * @param {number} at the index of the first number
 */
export function readPresentation(p, numbers, at) {
  p.time = numbers[at];
  p.nextDeadline = numbers[at + 1];
  p.contentOffset = numbers[at + 2];
  p.velocity = numbers[at + 3];
  p.shift = numbers[at + 4];
  p.isDragging = numbers[at + 5] !== 0;
  p.wantsFrames = numbers[at + 6] !== 0;
  readEdge(p.start, numbers, at + axisNumbers);
  readEdge(p.end, numbers, at + axisNumbers + edgeNumbers);
  return p;
}

/** @returns {import('./types.js').Presentation} the presentation before the first event */
export const emptyPresentation = () => {
  const nothing = new Float64Array(axisNumbers + 2 * edgeNumbers);
  nothing[1] = Infinity; // no deadline
  return readPresentation(/** @type {any} */ ({ start: {}, end: {} }), nothing, 0);
};

/**
 * Reads the effect from a record in the engine's memory.
 * @param {Int32Array} codes the memory as integers
 * @param {Float64Array} numbers the same memory as floating-point numbers
 * @param {number} at the index of the record's first code
 * @returns {import('./types.js').Effect}
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
    case 8: return { type: 'resumed', edge };
    default: return { type: 'swallowTap' };
  }
}
