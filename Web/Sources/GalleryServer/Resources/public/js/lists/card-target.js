/**
 * Returns the card for a text that the user has typed: a code point (`U+1F600`), the number of a card (`150
 * 000`), or a character. The cards may repeat all characters several times.
 *
 * @param {string} text
 * @param {import("./characters.js").Characters} characters
 * @param {{item: number, count: number}} now The first visible card, and the number of cards. A character's
 * card is chosen in the repetition that contains the first visible card.
 * @returns {number}
 */
export function itemMeant(text, characters, { item, count }) {
  const wanted = text.trim();
  if (/^\d[\d\s,.']*$/.test(wanted)) return itemNumbered(Number(wanted.replace(/\D/g, '')), count);
  const codePoint = codePointOf(wanted);
  if (codePoint === null) throw new Error('Enter a code point such as U+1F600, a character, or the number of a card.');
  const number = characters.numberOf(codePoint);
  if (number < 0) throw new Error(`No character is assigned to ${wanted}.`);
  const copy = item - (item % characters.count) + number;
  return copy < count ? copy : number;
}

function itemNumbered(number, count) {
  if (number < 1 || number > count) throw new Error(`The card numbers are 1 to ${count.toLocaleString('en')}.`);
  return number - 1;
}

function codePointOf(text) {
  const digits = /^u\+([0-9a-f]{1,6})$/i.exec(text)?.[1];
  if (digits) return parseInt(digits, 16);
  const [character, ...more] = text;
  return character && more.length === 0 ? character.codePointAt(0) : null;
}
