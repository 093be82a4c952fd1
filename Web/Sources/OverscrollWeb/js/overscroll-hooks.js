/**
 * The names of an element's internal methods, which a list overrides.
 *
 * @module
 */

/** Makes the session for the time in the page. */
export const makeSession = Symbol('makeSession');
/** Shows the content with or without the engine. */
export const setFallback = Symbol('setFallback');
/** Called after a frame has been applied. */
export const frameApplied = Symbol('frameApplied');
