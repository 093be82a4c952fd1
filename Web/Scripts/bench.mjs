// Prints the size, the speed and the memory of the engine in V8: `node bench.mjs ENGINE_WASM`. A time is the
// time of one event, with the call from JavaScript. It is the median of nine rounds of 200,000 events,
// because further work of the machine disturbs some rounds.
import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { instantiateEngine } from '../Sources/OverscrollWeb/js/engine/engine.js';

const bytes = readFileSync(process.argv[2]);
console.log(`size: ${bytes.length} bytes, ${gzipSync(bytes, { level: 9 }).length} bytes in gzip`);
const module = await instantiateEngine(bytes);

const ROUNDS = 9;
const EVENTS = 200_000;

/**
 * Prints the median time of an event, in ns. `prepare` runs before each round. `event` receives the engine, a
 * time and an index.
 */
function measure(name, prepare, event) {
  const times = [];
  for (let round = 0; round < ROUNDS; round++) {
    const engine = module.createEngine();
    engine.layout(0, 640, 4000, 1);
    prepare(engine);
    const begin = process.hrtime.bigint();
    for (let index = 0; index < EVENTS; index++) event(engine, 1 + index / 120, index);
    times.push(Number(process.hrtime.bigint() - begin) / EVENTS);
    engine.destroy();
  }
  times.sort((a, b) => a - b);
  const [least, median] = [times[0], times[ROUNDS >> 1]];
  console.log(`${name}: ${median.toFixed(0)} ns (the fastest round: ${least.toFixed(0)} ns)`);
}

const hold = (engine) => engine.dragBegan(0, { pointer: 1, main: 100 });
const start = (engine) => {
  hold(engine);
  engine.dragMoved(0.1, 1, 400, 0);
  engine.dragEnded(0.2, 1);
};
measure('drag inside', hold, (engine, t, index) => engine.dragMoved(t, 1, 0 - (index % 200), 0));
measure('drag past the edge', hold, (engine, t, index) => engine.dragMoved(t, 1, 150 + (index % 200), 0));
measure('tick at rest', () => {}, (engine, t) => engine.tick(t));
measure('tick while refreshing', start, (engine, t) => engine.tick(t));
measure(
  'tick in a fling',
  () => {},
  (engine, t, index) => {
    if (index % 100 === 0) {
      engine.scrollTo(t, index % 200 === 0 ? 3000 : 100, true);
    }
    engine.tick(t - (index % 100) * 0.008);
  });
measure('present', start, (engine) => engine.present());

// Sends a million events of every kind, with the same pseudo-random numbers each time (mulberry32).
let seed = 1;
function random(limit) {
  seed = (seed + 0x6d2b79f5) | 0;
  let z = Math.imul(seed ^ (seed >>> 15), 1 | seed);
  z = (z + Math.imul(z ^ (z >>> 7), 61 | z)) ^ z;
  return (((z ^ (z >>> 14)) >>> 0) / 4294967296) * limit;
}
const pick = (values) => values[Math.floor(random(values.length))];
const edge = () => pick(['start', 'end']);
const KINDS = [
  (engine, t) => engine.layout(t, 640, random(4000), Math.floor(random(9))),
  (engine, t) => engine.configure(
    t, edge(), pick(['standard', 'fraction', 'reach-then-hold', 'pinned-header', 'header-footer']),
    [pick([[0, 0], [0, 1], [0, 2], [0, 3], [1, 300]])]),
  (engine, t) => engine.exclude(t, pick(['drop', 'queue', 'cancel'])),
  (engine, t) => engine.behave(t, [[0, pick([0, 0, 1])]]),
  (engine, t) => engine.enable(t, edge(), random(1) < 0.9),
  (engine, t) => engine.exhaust(t, edge(), random(1) < 0.1),
  (engine, t) => engine.begin(t, edge()),
  (engine, t) => engine.cancel(t, edge()),
  (engine, t) => engine.tap(t, edge()),
  (engine, t) => engine.finish(t, engine.present().start.token, pick(['success', 'failure', 'noMoreContent'])),
  (engine, t) => engine.finish(t, engine.present().end.token, pick(['success', 'failure', 'noMoreContent'])),
  (engine, t) => engine.dragBegan(t, { pointer: Math.floor(random(3)), main: random(640), isOnly: true }),
  (engine, t) => engine.dragMoved(t, Math.floor(random(3)), random(1200) - 300, random(30)),
  (engine, t) => engine.dragMoved(t, Math.floor(random(3)), random(1200) - 300, random(30)),
  (engine, t) => engine.dragEnded(t, Math.floor(random(3))),
  (engine, t) => engine.dragCancelled(t, null),
  (engine, t) => engine.wheel(t, random(400) - 200, random(1) < 0.5),
  (engine, t) => engine.scrollTo(t, random(4000), random(1) < 0.5),
  (engine, t) => engine.step(t, pick(['pageForward', 'toStart', 'toEnd'])),
  (engine, t) => engine.observed(t, random(4000) - 200, pick(['tracking', 'decelerating', 'resting'])),
  (engine, t) => engine.tick(t),
];

const engine = module.createEngine();
let effects = 0;
const play = (count, from) => {
  for (let index = 0; index < count; index++) effects += pick(KINDS)(engine, (from + index) / 60).length;
};
play(10_000, 0);
const before = module.memory;
play(1_000_000, 10_000);
const after = module.memory;
console.log(`a million events of every kind: ${effects} effects`);
for (const key of ['liveBytes', 'liveBlocks', 'totalBytes']) console.log(`${key}: ${before[key]} -> ${after[key]}`);
engine.destroy();
const { liveBytes, liveBlocks } = module.memory;
console.log(`after the last engine is gone: ${liveBytes} bytes in ${liveBlocks} block(s)`);
if (after.liveBytes !== before.liveBytes) process.exitCode = 1;
