/**
 * Makes the code that plays and writes traces fail. A test imports this module and sets the faults.
 *
 * @module
 */
const faults = {
  /** The name of the WebAssembly function that traps, or an empty string. */
  trap: '',
  /** Whether every seek stops unfinished at the third event. */
  isSlow: false,
  /** The file whose request fails, or an empty string. */
  file: '',
  /** The status of the failing answer, or 0 for no answer. */
  status: 0,
  /** The promise that the answer of `trace.wasm` waits for. */
  wait: Promise.resolve(),
  /** The number of instances of the WebAssembly. */
  made: 0,
};
globalThis.faults = faults;

const { fetch } = globalThis;
globalThis.fetch = async (address, ...rest) => {
  const response = await fetch(address, ...rest);
  if (String(address).endsWith('trace.wasm')) await faults.wait;
  if (!faults.file || !String(address).endsWith(faults.file)) return response;
  if (faults.status === 0) throw new TypeError('Failed to fetch');
  return new Response('', { status: faults.status });
};

const { instantiate } = WebAssembly;
WebAssembly.instantiate = async (...all) => {
  const { exports } = (await instantiate(...all)).instance;
  const calls = { ...exports };
  for (const [name, call] of Object.entries(exports)) {
    if (name.startsWith('overscroll_playback_')) {
      calls[name] = (...numbers) => {
        if (faults.trap === name) throw new WebAssembly.RuntimeError('unreachable');
        return call(...numbers);
      };
    }
  }
  const seek = calls.overscroll_playback_seek;
  calls.overscroll_playback_seek = (handle, count) => (faults.isSlow ? (seek(handle, 3), 0) : seek(handle, count));
  faults.made += 1;
  return { instance: { exports: calls } };
};
