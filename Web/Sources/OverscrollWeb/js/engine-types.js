/**
 * The types that the engine's scripts speak of. There is nothing in this file to run.
 *
 * @module
 */

/** @typedef {'start' | 'end'} Edge */
/** @typedef {'success' | 'failure' | 'cancelled' | 'timedOut' | 'exhausted'} Result */
/** @typedef {'first' | 'second'} Level */
/**
 * @typedef {'idle' | 'pulling' | 'armed' | 'refreshing' | 'dwelling' | 'settling' | 'failed' | 'exhausted'
 *   | 'disabled'} Phase
 */
/**
 * A number of pt, a part of the viewport, or the indicator's own extent.
 * @typedef {number | {fraction: number} | 'indicatorExtent'} Distance
 */
/**
 * An edge's configuration. Without a preset, the options change what the edge has.
 *
 * @typedef {object} EdgeOptions
 * @property {'standard' | 'fraction' | 'reach-then-hold' | 'pinned-header' | 'header-footer'} [preset]
 * @property {number} [fraction] 'fraction': the part of the viewport, 0.15 by default
 * @property {number} [threshold] 'reach-then-hold': in pt, 80 by default
 * @property {number} [refreshAt] 'pinned-header': in pt, 100 by default
 * @property {number} [headerHeight] 'pinned-header': in pt, 80 by default
 * @property {number} [resetPoint] 'pinned-header': in pt, 5 by default
 * @property {'release' | 'reach' | 'return' | 'tap' | 'manual' | {approach: number}} [policy]
 * @property {Distance} [trigger]
 * @property {Distance | null} [secondTrigger]
 * @property {Distance} [hold]
 * @property {boolean} [holdsOnReturn]
 * @property {{lifted: number} | 'returned' | {within: number}} [rearm]
 * @property {boolean} [pullsFromInside]
 * @property {number} [minimumDuration] in s
 * @property {number} [dwell] in s
 * @property {number | null} [timeout] in s
 * @property {boolean} [keepsFailure]
 * @property {boolean} [hasSuccessHaptic]
 * @property {IndicatorOptions} [indicator]
 */
/**
 * @typedef {object} IndicatorOptions
 * @property {'above' | 'behind' | 'pinned' | 'in-front'} [placement]
 * @property {number} [extent] in pt
 * @property {number} [fadeIn]
 * @property {number} [unavailableOpacity]
 */
/**
 * How input is answered. What is left out stays as it is.
 *
 * @typedef {object} BehaviorOptions
 * @property {'driven' | 'observed'} [source]
 * @property {'normal' | 'fast'} [deceleration]
 * @property {{spacing: number, origin?: number} | null} [snapping] in pt
 * @property {boolean} [bounces]
 * @property {boolean} [dragsWithMouse]
 * @property {boolean} [reducesMotion]
 */
/**
 * @typedef {object} DragStart
 * @property {number} pointer
 * @property {'touch' | 'mouse' | 'pen'} [kind]
 * @property {number} main where along the axis, in pt
 * @property {number} [cross] where across the axis, in pt
 * @property {boolean} [isOnly] whether nothing else is down
 * @property {number} [inner] which ways a nested scroller can scroll: 1 towards the start, 2 towards the end, 3 both
 * @property {number} [outer] which ways what the view is in can scroll
 */
/** @typedef {Record<string, (...numbers: number[]) => number> & {memory: WebAssembly.Memory}} Exports */
/**
 * @typedef {{type: 'started', edge: Edge, token: number, level: Level}
 *   | {type: 'ended', edge: Edge, token: number, result: Result}
 *   | {type: 'queued', edge: Edge, level: Level}
 *   | {type: 'declined' | 'armed' | 'successHaptic' | 'reopened', edge: Edge}
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
 * @property {number} trigger in pt
 * @property {boolean} leadsOut whether a finger past the edge is left to what the view is in
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
