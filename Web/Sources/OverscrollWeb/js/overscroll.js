/**
 * Both elements. They load the WebAssembly from beside this module.
 *
 * @module
 */
export { recording } from './engine-record.js';
export * from './overscroll-list.js';
