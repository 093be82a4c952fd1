/**
 * The entry point with both elements. They load the WebAssembly from the folder of this module.
 *
 * @module
 */
export { recording } from './engine/call-record.js';
export * from './elements/overscroll-list.js';
