/**
 * The names of internal methods of `<overscroll-view>`, which `<overscroll-list>` overrides.
 *
 * @module
 */

/** Makes the session, which runs an engine while the element is in the page. */
export const makeSession = Symbol('makeSession');
/** Shows or removes the content that the browser scrolls while there is no engine. */
export const setFallback = Symbol('setFallback');
/** Called after a frame has been applied. */
export const frameApplied = Symbol('frameApplied');
