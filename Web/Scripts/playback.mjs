// Seeks in traces in WebAssembly: `node playback.mjs TRACE_WASM FILE...`. A trace is a recording of events as
// text. For each file the script prints a line of JSON: the states at every seventh position, first forward
// and then backward, or the reason why the trace cannot be played.
import { readFileSync } from 'node:fs';
import { Playback } from '../Sources/OverscrollWeb/js/engine/playback.js';
import { instantiateEngine } from '../Sources/OverscrollWeb/js/engine/engine.js';

const number = new DataView(new ArrayBuffer(8));
function digits(value) {
  number.setFloat64(0, value);
  return number.getBigUint64(0).toString(16).padStart(16, '0');
}

/**
 * Flattens nested objects: names are joined with dots. Numbers become hexadecimal digits, and all remaining
 * values text.
 */
function words(object, prefix = '') {
  return Object.assign({}, ...Object.entries(object).map(([name, value]) => {
    if (value !== null && typeof value === 'object') return words(value, `${prefix}${name}.`);
    return { [prefix + name]: typeof value === 'number' ? digits(value) : `${value ?? 'none'}` };
  }));
}

function shown(playback, position) {
  while (!playback.seek(position));
  const list = playback.presentList();
  return { position, ...words(playback.present()), ...(list ? words(list, 'list.') : {}) };
}

function play(text) {
  const playback = new Playback(module, text);
  try {
    while (!playback.read());
    const positions = Array.from({ length: Math.floor(playback.position().total / 7) + 1 }, (_, index) => index * 7);
    return [...positions, ...positions.toReversed()].map((position) => shown(playback, position));
  } finally {
    playback.close();
  }
}

const [wasm, ...files] = process.argv.slice(2);
const module = await instantiateEngine(readFileSync(wasm));
const before = module.memory.liveBytes;
for (const file of files) {
  try {
    process.stdout.write(`${JSON.stringify(play(readFileSync(file)))}\n`);
  } catch (error) {
    process.stdout.write(`${JSON.stringify(error.message)}\n`);
  }
}
const leaked = module.memory.liveBytes - before;
if (leaked > 4096) {
  process.stderr.write(`${leaked} bytes are left\n`);
  process.exitCode = 1;
}
