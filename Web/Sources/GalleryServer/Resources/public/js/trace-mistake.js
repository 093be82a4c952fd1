/**
 * Shows an error about a trace at the bottom of the page, until it is closed.
 *
 * @module
 */
const root = document.querySelector('#trace-mistake');
const button = root.querySelector('button');
/** The element that had the focus before the button. */
let before = null;

root.addEventListener('focusin', ({ relatedTarget }) => (before = relatedTarget));
button.addEventListener('click', () => {
  const hadFocus = document.activeElement === button;
  say('');
  if (!hadFocus) return;
  // The focus stays on the first if the second is gone or hidden.
  for (const place of [document.querySelector('#open-trace'), before]) place?.focus({ preventScroll: true });
});

/** @param {string} text empty to hide the error */
export function say(text) {
  root.querySelector('p').textContent = text;
  root.hidden = text === '';
}

/** The reason of an error in a sentence, because messages differ between browsers. @param {Error} error */
export function reason(error) {
  if (error instanceof WebAssembly.RuntimeError) return 'There is not enough memory for it.';
  if (error instanceof DOMException) return 'The file cannot be read.';
  return error.message.replace(/^line/, 'Line');
}

/** The reason of an error during or after loading. @param {Error} error */
export function loadReason(error) {
  return error instanceof TypeError ? 'The server does not answer.' : reason(error);
}
