/**
 * Both elements and the WebAssembly, as one file: `overscroll-inline.js`. What writes traces is not in it: `exportTrace()`
 * loads `trace.wasm` from beside it.
 *
 * @module
 */
import './inline-engine.js';

export * from './overscroll.js';
