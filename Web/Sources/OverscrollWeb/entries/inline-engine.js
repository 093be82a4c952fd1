import { provideEngine } from '../js/engine.js';
import lists from './lists.wasm' with { type: 'bytes' };

// The lists' engine has the views' in it.
provideEngine(lists);
