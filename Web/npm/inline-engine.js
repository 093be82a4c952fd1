import { provideEngine } from '../Sources/OverscrollWeb/js/engine.js';
// `Scripts/web-package` puts the bytes of the file here.
import lists from 'lists.wasm';

// The lists' engine has the views' in it.
provideEngine(lists);
