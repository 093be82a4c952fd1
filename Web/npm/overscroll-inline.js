/**
 * Both elements and the WebAssembly, as one file. Only `exportTrace()` loads another one, `trace.wasm`, from beside it.
 *
 * @module
 */
import './inline-engine.js';

export * from '../Sources/OverscrollWeb/js/overscroll.js';
