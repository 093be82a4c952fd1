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
 * @property {boolean} [isOnly] whether no further pointer is down
 * @property {number} [inner] the directions that a nested scroller can scroll to: 1 towards the start, 2
 * towards the end, 3 both
 * @property {number} [outer] the directions that the enclosing scroller can scroll to
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
 * @property {number} token the number of the running action, or 0
 * @property {number} overscroll the visible distance that the content is pulled past the edge, in pt
 * @property {number} gap the space that the edge keeps open while its action runs, in pt
 * @property {number} progress the progress of the pull, from 0 to 1
 * @property {number} indicatorOffset in pt
 * @property {number} opacity the opacity of the indicator
 * @property {number} rotation the rotation of the indicator, in turns
 * @property {number} flip a value that changes from 0 to 1 around the threshold
 * @property {number} pulse a value that changes from 0 to 1 and back while the action runs
 * @property {boolean} isAvailable whether the edge is enabled, has more content and is not blocked
 * @property {number} threshold in pt
 * @property {boolean} leadsOut whether the enclosing scroller handles a drag past the edge
 */
/**
 * @typedef {object} Presentation
 * @property {number} time in s
 * @property {number} nextDeadline the next time of a state change without an event, in s, or Infinity
 * @property {number} contentOffset in pt
 * @property {number} velocity in pt/s
 * @property {number} shift the browser's scroll offset minus the drawn content offset, in pt; 0 if the engine
 * scrolls
 * @property {boolean} isDragging
 * @property {boolean} wantsFrames whether something moves
 * @property {EdgePresentation} start
 * @property {EdgePresentation} end
 */

export {};
