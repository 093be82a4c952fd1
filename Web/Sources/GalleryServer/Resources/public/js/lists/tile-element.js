import { draw, drawing, make, partsOf } from './parts.js';

const heights = [64, 96, 132, 80, 156, 108];

const partsOfTile = partsOf((element) => {
  const tile = make('div', 'tile');
  const parts = { tile, art: make('div', 'art'), drawing: drawing(40), title: make('h4'), text: make('p') };
  parts.art.append(parts.drawing);
  tile.append(parts.art, parts.title, parts.text);
  element.append(tile);
  return parts;
});

/** Shows a note on a tile: its symbol, its title and its text. The height of the symbol depends on the note. */
export function fillTile(element, { id, title, subtitle, symbol, hue }) {
  const parts = partsOfTile(element);
  parts.tile.dataset.id = id;
  parts.tile.style.setProperty('--hue', hue);
  parts.art.style.blockSize = `${heights[(title.length + subtitle.length) % heights.length]}px`;
  draw(parts.drawing, symbol);
  parts.title.textContent = title;
  parts.text.textContent = subtitle;
}
