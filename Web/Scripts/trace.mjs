// Replays traces in WebAssembly: `node trace.mjs TRACE_WASM FILE...`. Prints a line for each: the digest of all its states,
// and after a colon what is not as the trace expects it.
import { readFileSync } from 'node:fs';
import { instantiateEngine } from '../Sources/OverscrollWeb/js/engine.js';

const [wasm, ...files] = process.argv.slice(2);
const { exports: calls } = await instantiateEngine(readFileSync(wasm));
for (const file of files) {
  const text = readFileSync(file);
  new Uint8Array(calls.memory.buffer, calls.overscroll_trace_room(text.length), text.length).set(text);
  const length = Math.abs(calls.overscroll_trace_replay());
  const result = new Uint8Array(calls.memory.buffer, calls.overscroll_trace_bytes(), length);
  process.stdout.write(`${new TextDecoder().decode(result).replaceAll('\n', ': ')}\n`);
}
