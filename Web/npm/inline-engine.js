import { provideEngine } from '../Sources/OverscrollWeb/js/engine/engine.js';
// `Scripts/web-package` replaces this import with the bytes of `lists.wasm`.
import lists from 'lists.wasm';

// Views use these bytes as well, because `lists.wasm` also runs views.
provideEngine(lists);
