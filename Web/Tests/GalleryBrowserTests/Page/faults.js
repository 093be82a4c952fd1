/**
 * Has what plays and writes traces fail: import it, and set what is to fail.
 *
 * @module
 */
const faults = {
  /** The function of the WebAssembly that traps, if any. */
  trap: '',
  /** Whether going to an event stops on its way, at the third. */
  isSlow: false,
  /** The file that the server is asked for in vain, if any, */
  file: '',
  /** and with which status it answers; 0 for not at all. */
  status: 0,
  /** What an answer waits for. */
  wait: Promise.resolve(),
  /** How many engines have been made. */
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
