import { loadReason, say } from './trace-mistake.js';

/**
 * Saves the trace of an element as a file to attach to a bug report, or shows an error. A trace is a
 * recording of the element's events as text.
 *
 * @param {HTMLElement & {exportTrace(): Promise<string>}} element
 * @param {string} name the name of the file, without an extension
 */
export async function saveTrace(element, name) {
  say('');
  try {
    const text = await element.exportTrace();
    if (text) saveText(text, `${name}.trace`);
    else say('There is no trace to save: nothing has been recorded.');
  } catch (error) {
    say(`The trace cannot be saved. ${loadReason(error)}`);
  }
}

/**
 * Saves a text as a file.
 *
 * @param {string} text
 * @param {string} name the name of the file
 */
export function saveText(text, name) {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
  Object.assign(document.createElement('a'), { href: address, download: name }).click();
  // The address is released later, when the browser has started the download.
  setTimeout(() => URL.revokeObjectURL(address));
}
