/**
 * Makes the engine that plays traces trap. A test imports this module and sets the fault.
 *
 * @module
 */
const faults = {
  /** The name of the WebAssembly function that traps, or an empty string. */
  trap: '',
};
globalThis.faults = faults;

const { instantiate } = WebAssembly;
WebAssembly.instantiate = async (...all) => {
  const { exports } = (await instantiate(...all)).instance;
  const calls = { ...exports };
  for (const [name, call] of Object.entries(exports)) {
    if (!name.startsWith('overscroll_playback_')) continue;
    calls[name] = (...numbers) => {
      if (faults.trap === name) throw new WebAssembly.RuntimeError('unreachable');
      return call(...numbers);
    };
  }
  return { instance: { exports: calls } };
};
