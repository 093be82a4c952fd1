// Walks through a list's life in WebAssembly: `node walk.mjs ENGINE_WASM SEED STEPS`. Prints the digests as JSON.
import { readFileSync } from 'node:fs';
import { instantiateEngine } from '../Sources/OverscrollWeb/js/engine.js';
import { walk } from '../Tests/list-walk.js';

const [wasm, seed, steps] = process.argv.slice(2);
process.stdout.write(JSON.stringify(walk(await instantiateEngine(readFileSync(wasm)), Number(seed), Number(steps))));
