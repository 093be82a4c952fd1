/**
 * Both elements and the WebAssembly, as one file: `overscroll-inline.js`.
 *
 * @module
 */
import './inline-engine.js';

export * from './overscroll.js';
