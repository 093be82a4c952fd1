/**
 * The names of an element's methods that are not for the page: what a list does in another way than a view.
 *
 * @module
 */

/** Makes what lives while the element is in the page. */
export const makeSession = Symbol('makeSession');
/** Shows the content without the engine, or as it does. */
export const setFallback = Symbol('setFallback');
/** A frame has been drawn. */
export const frameApplied = Symbol('frameApplied');
