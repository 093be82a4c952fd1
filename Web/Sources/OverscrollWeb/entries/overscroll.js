/**
 * Both elements, as one file: `overscroll.js`, which looks for the WebAssembly beside itself.
 *
 * @module
 */
export * from '../js/overscroll-list.js';
export * from '../js/overscroll-view.js';
