/**
 * Returns the address of a WebAssembly file: in the folder of this module, or of the bundle that contains it.
 *
 * @param {'engine.wasm' | 'lists.wasm' | 'trace.wasm'} name
 */
export const addressOf = (name) => new URL(name, import.meta.url);
