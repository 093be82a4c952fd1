/**
 * Shows an error about a trace at the bottom of the page, until it is closed.
 *
 * @module
 */
const root = document.querySelector('#trace-mistake');
const button = root.querySelector('button');
/** The element to focus after the error is closed: the element that had the focus before. */
let before = null;

root.addEventListener('focusin', ({ relatedTarget }) => (before = relatedTarget));
button.addEventListener('click', () => {
  const hadFocus = document.activeElement === button;
  say('');
  if (!hadFocus) return;
  // If the second element is gone or hidden, the focus stays on the first element.
  for (const element of [document.querySelector('#open-trace'), before]) element?.focus({ preventScroll: true });
});

/** Shows a text as an error. @param {string} text empty to hide the error */
export function say(text) {
  root.querySelector('p').textContent = text;
  root.hidden = text === '';
}

/**
 * Returns the reason of an error as a sentence. It does not use the error's message, because browsers have
 * different ones.
 * @param {Error} error
 */
export function reason(error) {
  if (error instanceof WebAssembly.RuntimeError) return 'There is not enough memory for it.';
  if (error instanceof DOMException) return 'The file cannot be read.';
  return error.message.replace(/^line/, 'Line');
}

/** Returns the reason of an error that occurred while the player was loading, or later. @param {Error} error */
export function loadReason(error) {
  return error instanceof TypeError ? 'The server does not answer.' : reason(error);
}
