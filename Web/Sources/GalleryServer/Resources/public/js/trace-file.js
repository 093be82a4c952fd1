import { saveText } from './save-text.js';
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
