import { make, partsOf } from './parts.js';

const clock = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' });

const partsOfMessage = partsOf((element) => {
  const bubble = make('div', 'bubble');
  const parts = { bubble, author: make('b'), text: make('p'), time: make('time') };
  bubble.append(parts.author, parts.text, parts.time);
  element.append(bubble);
  return parts;
});

/** Shows a message of the chat. The user's messages are on the side opposite to the crew's messages. */
export function fillMessage(element, { author, isMine, text, time }) {
  const parts = partsOfMessage(element);
  parts.bubble.classList.toggle('mine', isMine);
  parts.bubble.dataset.author = author;
  parts.author.textContent = isMine ? 'You' : author;
  parts.text.textContent = text;
  parts.time.textContent = clock.format(time);
}
