// Checks and measures the index of a list in V8: `node list-bench.mjs LISTS_WASM [--json FILE]`. The index
// maps items to offsets and back. The script first compares every answer with plain prefix sums, and stops at
// the first wrong answer. A time includes the calls from JavaScript. It is the median of many samples, and a
// sample is the mean of a batch of iterations. Tools/Verify/Sources/ListBenchmark measures operations of the
// same names, and draws the output of --json.
import { readFileSync, writeFileSync } from 'node:fs';

const CALLS = [
  'create', 'destroy', 'room', 'build', 'prepend', 'count', 'total', 'offset', 'item', 'measure', 'bytes',
];
const { instance } = await WebAssembly.instantiate(readFileSync(process.argv[2]), {});
const engine = instance.exports;
const index = Object.fromEntries(CALLS.map((name) => [name, engine[`overscroll_index_${name}`]]));

const SIZES = [1e3, 1e4, 1e5, 1e6, 1e7];
const VIEWPORT = 800;
const QUESTIONS = 1 << 16;
const ESTIMATE = 44;

// Returns a generator of the same pseudo-random numbers each time (mulberry32).
function randomNumbers(seed) {
  return () => {
    seed = (seed + 0x6d2b79f5) | 0;
    let z = Math.imul(seed ^ (seed >>> 15), 1 | seed);
    z = (z + Math.imul(z ^ (z >>> 7), 61 | z)) ^ z;
    return ((z ^ (z >>> 14)) >>> 0) / 4294967296;
  };
}

/** Random extents from 20 to 219 pt. */
function extents(count, seed) {
  const random = randomNumbers(seed);
  return Float64Array.from({ length: count }, () => 20 + random() * 199);
}

/** Copies extents into the buffer of an index. */
function fill(handle, values) {
  const room = index.room(handle, values.length);  // making room may grow the memory, which replaces its buffer
  new Float64Array(engine.memory.buffer, room, values.length).set(values);
}

function built(values) {
  const handle = index.create(0, ESTIMATE);
  fill(handle, values);
  index.build(handle, values.length);
  index.room(handle, 0);
  return handle;
}

// -- Correctness

function fail(what, actual, expected) {
  console.error(`wrong: ${what} is ${actual}, expected ${expected}`);
  process.exit(1);
}

/** Compares the answers of an index with plain prefix sums of its extents, in units of 1/192 pt. */
function check(handle, units, random) {
  const sums = new Float64Array(units.length + 1);
  for (let item = 0; item < units.length; item++) sums[item + 1] = sums[item] + units[item];
  const total = sums[units.length];
  if (index.count(handle) !== units.length) fail('count', index.count(handle), units.length);
  if (index.total(handle) !== total / 192) fail('total', index.total(handle), total / 192);
  for (let turn = 0; turn < 2000; turn++) {
    const item = Math.floor(random() * (units.length + 1));
    const offset = index.offset(handle, item);
    if (offset !== sums[item] / 192) fail(`offset of ${item}`, offset, sums[item] / 192);
    const position = Math.floor(random() * total);
    let [low, high] = [0, units.length - 1];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (sums[middle + 1] > position) high = middle;
      else low = middle + 1;
    }
    const found = index.item(handle, position / 192);
    if (found !== low) fail(`item at ${position / 192}`, found, low);
  }
}

const rounded = (values) => Array.from(values, (value) => Math.floor(value * 192 + 0.5));

function checkAll(values) {
  const random = randomNumbers(7);
  const handle = built(values);
  let units = rounded(values);
  check(handle, units, random);
  for (let turn = 0; turn < 100; turn++) {
    const item = Math.floor(random() * units.length);
    index.measure(handle, item, 20 + turn);
    units[item] = (20 + turn) * 192;
  }
  check(handle, units, random);
  for (let turn = 0; turn < 3; turn++) {
    const more = extents(1000, turn);
    fill(handle, more);
    index.prepend(handle, more.length);
    units = rounded(more).concat(units);
  }
  check(handle, units, random);
  index.destroy(handle);
  const estimated = index.create(values.length, ESTIMATE);
  units = new Array(values.length).fill(ESTIMATE * 192);
  for (let item = 0; item < values.length; item += 1 + Math.floor(random() * 40)) {
    index.measure(estimated, item, values[item]);
    units[item] = Math.floor(values[item] * 192 + 0.5);
    if (item > 20_000) item += 10_000;
  }
  check(estimated, units, random);
  index.destroy(estimated);
}

// -- Times

let kept = 0;

/** Returns the median time of one call in ns. */
function median(samples, batch, turn) {
  for (let number = 0; number < batch * 3; number++) kept += turn(number);
  const times = [];
  for (let sample = 0; sample < samples; sample++) {
    const begin = process.hrtime.bigint();
    for (let number = 0; number < batch; number++) kept += turn(number + sample * batch);
    times.push(Number(process.hrtime.bigint() - begin) / batch);
  }
  return times.sort((a, b) => a - b)[samples >> 1];
}

/** Returns the time of a single call in ns. */
function once(body) {
  const begin = process.hrtime.bigint();
  kept += body();
  return Number(process.hrtime.bigint() - begin);
}

/** Looks up the first and the last visible item at an offset, and returns their sum. */
const range = (handle, offset) => index.item(handle, offset) + index.item(handle, offset + VIEWPORT);

/**
 * The operations by name. Each function measures an operation on an index with the given extents, and returns
 * the time of one call.
 */
const OPERATIONS = {
  'build from known extents': (values) =>
    median(values.length > 1e6 ? 5 : 31, 1, () => {
      const handle = index.create(0, ESTIMATE);
      fill(handle, values);
      index.build(handle, values.length);
      index.destroy(handle);
      return handle;
    }),
  'build unmeasured': (values) =>
    median(301, 100, () => {
      const handle = index.create(values.length, ESTIMATE);
      index.destroy(handle);
      return handle;
    }),
  'resize item 0, total, range': (values) => {
    const handle = built(values);
    const middle = index.total(handle) / 2;
    const time = median(501, 200, (turn) => {
      index.measure(handle, 0, 20 + (turn % 199));
      return index.total(handle) + range(handle, middle);
    });
    index.destroy(handle);
    return time;
  },
  'offset to item': (values) => {
    const handle = built(values);
    const random = randomNumbers(3);
    const total = index.total(handle);
    const offsets = Float64Array.from({ length: QUESTIONS }, () => random() * total);
    const time = median(501, 500, (turn) => index.item(handle, offsets[turn % QUESTIONS]));
    index.destroy(handle);
    return time;
  },
  'item to offset': (values) => {
    const handle = built(values);
    const random = randomNumbers(4);
    const items = Int32Array.from({ length: QUESTIONS }, () => random() * values.length);
    const time = median(501, 500, (turn) => index.offset(handle, items[turn % QUESTIONS]));
    index.destroy(handle);
    return time;
  },
  'prepend 1000, range': (values) => {
    // The index is rebuilt between some samples, so that its length stays about the same.
    const more = extents(1000, 2);
    const turns = Math.max(8, values.length / 4000);
    const times = [];
    while (times.length < 64) {
      const handle = built(values);
      for (let turn = 0; turn < turns && times.length < 201; turn++) times.push(once(() => {
        fill(handle, more);
        index.prepend(handle, 1000);
        return range(handle, 50_000);
      }));
      index.destroy(handle);
    }
    return times.sort((a, b) => a - b)[times.length >> 1];
  },
  'frame of scrolling': (values) => {
    const handle = built(values);
    const limit = index.total(handle) - VIEWPORT;
    let offset = 0;
    const time = median(501, 200, () => {
      offset = offset + 37 > limit ? 0 : offset + 37;
      return range(handle, offset);
    });
    index.destroy(handle);
    return time;
  },
  'frame that measures': (values) => {
    let [handle, offset, measured] = [index.create(values.length, ESTIMATE), 0, 0];
    const time = median(501, 20, () => {
      offset += 37;
      if (measured >= values.length) {
        index.destroy(handle);
        [handle, offset, measured] = [index.create(values.length, ESTIMATE), 0, 0];
      }
      const last = index.item(handle, offset + VIEWPORT);
      for (; measured <= last; measured++) index.measure(handle, measured, values[measured]);
      return index.total(handle) + range(handle, offset);
    });
    index.destroy(handle);
    return time;
  },
};

const columns = (cells) => console.log(cells.map((cell, at) => (at ? cell.padStart(12) : cell.padEnd(30))).join(''));
const time = (ns) =>
  ns < 1e3 ? `${ns.toFixed(ns < 100 ? 1 : 0)} ns` : ns < 1e6 ? `${(ns / 1e3).toFixed(2)} µs` : `${(ns / 1e6).toFixed(2)} ms`;

const all = extents(SIZES.at(-1), 1);
for (const size of SIZES) checkAll(all.subarray(0, size));
console.log('every answer agrees with plain prefix sums');
console.log('a time is the warm median of 5 to 501 samples');
columns(['median time, WebAssembly', ...SIZES.map((size) => size.toLocaleString('en'))]);
const figures = [];
for (const [operation, run] of Object.entries(OPERATIONS)) {
  const times = SIZES.map((size) => run(all.subarray(0, size)));
  columns([operation, ...times.map(time)]);
  times.forEach((nanoseconds, at) => figures.push({ engine: 'ExtentIndex in WebAssembly', operation, items: SIZES[at], nanoseconds }));
}
const bytes = (prepare) =>
  SIZES.map((size) => {
    const before = engine.overscroll_live_bytes();
    const handle = prepare(all.subarray(0, size));
    const [own, allocated] = [index.bytes(handle), engine.overscroll_live_bytes() - before];
    index.destroy(handle);
    return [own, allocated].map((count) => (count < 4096 ? `${count}` : `${(count / size).toFixed(2)}/item`));
  });
for (const [name, prepare] of [
  ['measured', built],
  ['unmeasured', (values) => index.create(values.length, ESTIMATE)],
]) {
  const rows = bytes(prepare);
  columns([`bytes, ${name}, as counted`, ...rows.map(([own]) => own)]);
  columns([`bytes, ${name}, allocated`, ...rows.map(([, allocated]) => allocated)]);
}
const file = process.argv.indexOf('--json');
if (file > 0) writeFileSync(process.argv[file + 1], `${JSON.stringify(figures, null, 1)}\n`);
if (!Number.isFinite(kept)) process.exitCode = 1;
