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
