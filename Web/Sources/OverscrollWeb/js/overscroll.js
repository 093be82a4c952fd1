/**
 * The entry point with both elements. They load the WebAssembly from the folder of this module.
 *
 * @module
 */
export { recording } from './engine-record.js';
export * from './overscroll-list.js';
