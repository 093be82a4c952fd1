// Prints the cost of opening a trace and of seeking in it: `node playback-bench.mjs TRACE_WASM [TRACE]`. A
// trace is a recording of events as text. Without a TRACE, the script makes one of about 2 MB, with a finger
// that pulls repeatedly.
import { readFileSync } from 'node:fs';
import { Playback } from '../Sources/OverscrollWeb/js/engine/playback.js';
import { instantiateEngine } from '../Sources/OverscrollWeb/js/engine/engine.js';

function pulls(size) {
  const lines = ['overscroll trace 1', 'engine view', '0 layout 640 4000 1'];
  let length = 0;
  for (let event = 1; length < size; event++) {
    const time = event / 60 + Math.sin(event) / 1000;
    const step = event % 120;
    const finger = 100 + step * 20 / 3;
    const input = step === 1 ? `dragBegan 1 ${finger} 180` : step < 60 ? `dragMoved 1 ${finger} 180`
      : step === 60 ? 'dragEnded 1' : step === 90 ? `finish ${Math.ceil(event / 120)} success` : 'tick';
    lines.push(`${time} ${input}`);
    length += lines.at(-1).length + 1;
  }
  return new TextEncoder().encode(`${lines.join('\n')}\nend ${lines.length - 2}\n`);
}

const [wasm, file] = process.argv.slice(2);
const module = await instantiateEngine(readFileSync(wasm));
const text = file ? readFileSync(file) : pulls(2e6);
let began = performance.now();
const took = () => performance.now() - began;
const playback = new Playback(module, text);
let slowest = took();
for (let isRead = false; !isRead; ) {
  const start = performance.now();
  isRead = playback.read();
  slowest = Math.max(slowest, performance.now() - start);
}
const { total, duration } = playback.position();
console.log(`${text.length} bytes, ${total} events, ${duration.toFixed(1)} s: opened in ${took().toFixed(0)} ms, no call above ${slowest.toFixed(0)}`);

/** Seeks to a position. Returns the number of calls, and the duration of the longest call in ms. */
function seek(position) {
  let [calls, longest, isThere] = [0, 0, false];
  while (!isThere) {
    began = performance.now();
    isThere = playback.seek(position);
    longest = Math.max(longest, took());
    calls++;
  }
  return { calls, longest };
}

began = performance.now();
const all = performance.now();
const { calls, longest } = seek(total);
console.log(`to the end: ${(performance.now() - all).toFixed(0)} ms in ${calls} calls of at most ${longest.toFixed(1)} ms`);
const times = [];
for (let trial = 0; trial < 1000; trial++) {
  const start = performance.now();
  seek(Math.floor(Math.random() * total));
  playback.present();
  playback.event();
  times.push(performance.now() - start);
}
times.sort((a, b) => a - b);
console.log(`anywhere after that: median ${times[500].toFixed(2)}, p99 ${times[990].toFixed(2)}, most ${times[999].toFixed(2)} ms`);
console.log(`memory: ${(module.memory.liveBytes / 1e6).toFixed(1)} MB live, ${(module.memory.totalBytes / 1e6).toFixed(1)} MB in all`);
