/**
 * The types of the engine's scripts, without code.
 *
 * @module
 */

/** @typedef {'start' | 'end'} Edge */
/** @typedef {'success' | 'failure' | 'cancelled' | 'timedOut' | 'noMoreContent'} Result */
/** @typedef {'first' | 'second'} Level */
/**
 * @typedef {'idle' | 'pulling' | 'armed' | 'refreshing' | 'showingResult' | 'settling' | 'failed' | 'noMoreContent'
 *   | 'disabled'} Phase
 */
/**
 * @typedef {object} DragStart
 * @property {number} pointer
 * @property {'touch' | 'mouse' | 'pen'} [kind]
 * @property {number} main the position along the axis, in pt
 * @property {number} [cross] the position across the axis, in pt
 * @property {boolean} [isOnly] whether no other pointer is down
 * @property {number} [inner] directions in which a nested scroller can scroll: 1 towards the start, 2 towards
 * the end, 3 both
 * @property {number} [outer] directions in which the enclosing scroller can scroll
 */
/** @typedef {Record<string, (...numbers: number[]) => number> & {memory: WebAssembly.Memory}} Exports */
/**
 * @typedef {{type: 'started', edge: Edge, token: number, level: Level}
 *   | {type: 'ended', edge: Edge, token: number, result: Result}
 *   | {type: 'queued', edge: Edge, level: Level}
 *   | {type: 'declined' | 'armed' | 'successHaptic' | 'resumed', edge: Edge}
 *   | {type: 'adjustOffset', delta: number}
 *   | {type: 'swallowTap'}} Effect
 */
/**
 * @typedef {object} EdgePresentation
 * @property {Phase} phase
 * @property {Level | null} level
 * @property {Result | null} result
 * @property {number} token the running action's, or 0
 * @property {number} overscroll in pt
 * @property {number} gap in pt
 * @property {number} progress
 * @property {number} indicatorOffset in pt
 * @property {number} opacity
 * @property {number} rotation in turns
 * @property {number} flip
 * @property {number} pulse
 * @property {boolean} isAvailable
 * @property {number} threshold in pt
 * @property {boolean} leadsOut whether the enclosing scroller handles a drag past the edge
 */
/**
 * @typedef {object} Presentation
 * @property {number} time in s
 * @property {number} nextDeadline in s, or Infinity
 * @property {number} contentOffset in pt
 * @property {number} velocity in pt/s
 * @property {number} shift in pt
 * @property {boolean} isDragging
 * @property {boolean} wantsFrames
 * @property {EdgePresentation} start
 * @property {EdgePresentation} end
 */

export {};
