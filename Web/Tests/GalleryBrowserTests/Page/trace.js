import { CallRecord } from '/overscroll/engine/call-record.js';
import { loadEngine, loadTraces } from '/overscroll/engine/engine.js';
import { recording } from '/overscroll/overscroll.js';

/**
 * Returns an element's trace, the digest of its replay in WebAssembly, and the differences between the
 * presentation and the end of the trace.
 *
 * The trace and the presentation have no event between them, because both are read in one turn of the event
 * loop.
 */
export async function exported(element) {
  const text = await element.exportTrace();
  const { start, end, ...shown } = element.presentation;
  const wanted = new Map(text.split('\n').filter((line) => line.startsWith('== ')).map((line) => {
    const [, name, value] = line.split(' ');
    return [name, value];
  }));
  const differences = [];
  for (const [part, values] of Object.entries({ '': shown, 'start.': start, 'end.': end })) {
    for (const [name, value] of Object.entries(values)) {
      const found = wanted.get(part + name);
      const isSame = typeof value === 'number'
        ? Object.is(Number(found?.replace(/^inf$/, 'Infinity')), value) : found === String(value ?? 'none');
      if (!isSame) differences.push(`${part}${name} is ${value}, and ${found} in the trace`);
    }
  }
  const { exports: calls } = await loadTraces();
  const bytes = new TextEncoder().encode(text);
  new Uint8Array(calls.memory.buffer, calls.overscroll_trace_room(bytes.length), bytes.length).set(bytes);
  const length = calls.overscroll_trace_replay();
  const result = new Uint8Array(calls.memory.buffer, calls.overscroll_trace_bytes(), Math.abs(length));
  return [text, new TextDecoder().decode(result), ...differences];
}

/** Returns the trace of a view that is inserted into the page while recording is off. */
export async function unrecorded() {
  recording.isOn = false;
  const view = globalThis.bare.make();
  document.body.append(view);
  while (!view.presentation) await new Promise((then) => setTimeout(then));
  recording.isOn = true;
  return view.exportTrace();
}

/** Returns the trace of an engine whose record keeps at most `limit` numbers. */
export async function limited(limit) {
  CallRecord.limit = limit;
  const engine = (await loadEngine()).createEngine();
  engine.layout(0, 640, 2000, 1);
  for (let step = 1; step <= 200; step++) engine.tick(step / 60);
  return engine.exportTrace(await loadTraces(), 'a test');
}

/**
 * Exports the trace of an engine whose replay traps. Returns the error's message, the next export's text,
 * and whether the WebAssembly was loaded again.
 */
export async function broken() {
  const engine = (await loadEngine()).createEngine();
  engine.layout(0, 640, 2000, 1);
  engine.tick(1);
  const traces = await loadTraces();
  const fails = () => { throw new Error('a trap'); };
  traces.exports = { ...traces.exports, overscroll_tick: fails };
  let mistake = 'none';
  try {
    engine.exportTrace(traces, 'a test');
  } catch (error) {
    mistake = error.message;
  }
  const others = await loadTraces();
  return [mistake, engine.exportTrace(others, 'a test'), String(others !== traces)];
}
