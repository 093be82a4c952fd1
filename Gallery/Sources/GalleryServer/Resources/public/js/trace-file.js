/**
 * Saves what has happened to an element as a file, to attach to a report.
 *
 * @param {HTMLElement & {exportTrace(): Promise<string>}} element
 * @param {string} name the file's, without an extension
 */
export async function saveTrace(element, name) {
  saveText(await element.exportTrace(), `${name}.trace`);
}

/**
 * Saves a text as a file.
 *
 * @param {string} text
 * @param {string} name the file's
 */
export function saveText(text, name) {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
  Object.assign(document.createElement('a'), { href: address, download: name }).click();
  // The browser has taken the file by the next turn.
  setTimeout(() => URL.revokeObjectURL(address));
}
