// Sends random events in WebAssembly: `node walk.mjs engine|list WASM SEED STEPS`. Prints the digests of the
// states as JSON.
import { readFileSync } from 'node:fs';
import { instantiateEngine } from '../Sources/OverscrollWeb/js/engine/engine.js';
import * as engine from '../Tests/engine-walk.js';
import * as list from '../Tests/list-walk.js';

const [kind, wasm, seed, steps] = process.argv.slice(2);
const { walk } = { engine, list }[kind];
process.stdout.write(JSON.stringify(walk(await instantiateEngine(readFileSync(wasm)), Number(seed), Number(steps))));
