/**
 * Both elements, as one file: `overscroll.js`, which looks for the WebAssembly beside itself.
 *
 * @module
 */
export { recording } from '../js/engine-record.js';
export * from '../js/overscroll-list.js';
