/**
 * Says at the foot of the page what cannot be done with a trace, until it is closed.
 *
 * @module
 */
const root = document.querySelector('#trace-mistake');
const button = root.querySelector('button');
/** What had the keyboard's focus before the button had it. */
let before = null;

root.addEventListener('focusin', ({ relatedTarget }) => (before = relatedTarget));
button.addEventListener('click', () => {
  const hadFocus = document.activeElement === button;
  say('');
  if (!hadFocus) return;
  // It stays with the first where the other has gone, or is out of sight.
  for (const place of [document.querySelector('#open-trace'), before]) place?.focus({ preventScroll: true });
});

/** @param {string} text nothing, where all is well again */
export function say(text) {
  root.querySelector('p').textContent = text;
  root.hidden = text === '';
}

/** Why something failed, in a sentence: each browser has words of its own. @param {Error} error */
export function reason(error) {
  if (error instanceof WebAssembly.RuntimeError) return 'It takes more memory than there is.';
  if (error instanceof DOMException) return 'The file cannot be read.';
  return error.message.replace(/^line/, 'Line');
}

/** Why something was not loaded, or failed then. @param {Error} error */
export function loadReason(error) {
  return error instanceof TypeError ? 'The server does not answer.' : reason(error);
}
