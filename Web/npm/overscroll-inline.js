/**
 * The entry point with both elements and the WebAssembly in one file. Only `exportTrace()` loads another
 * file, `trace.wasm`, from the same folder.
 *
 * @module
 */
import './inline-engine.js';

export * from '../Sources/OverscrollWeb/js/overscroll.js';
