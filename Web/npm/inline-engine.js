import { provideEngine } from '../Sources/OverscrollWeb/js/engine.js';
// `Scripts/web-package` replaces this import with the bytes of the file.
import lists from 'lists.wasm';

// The lists' engine also runs views.
provideEngine(lists);
