import { docsPage } from './docs-pages.js';
import { showScrollSigns } from './scroll-signs.js';

const token = new RegExp(
  [
    '(?<comment>//[^\\n]*)',
    '(?<text>"(?:\\\\.|[^"\\\\\\n])*")',
    '(?<attribute>[@#][A-Za-z]+)',
    '(?<keyword>\\b(?:as|async|await|case|catch|class|default|do|else|enum|extension|final|for|func|get|guard|if|import|in|'
      + 'init|let|private|return|self|Self|some|any|static|struct|switch|throw|throws|true|false|nil|try|var|where|while)\\b)',
    '(?<type>\\b[A-Z][A-Za-z0-9]*)',
    '(?<number>\\b\\d[\\d_.]*)',
  ].join('|'),
  'g',
);

/** Shows a screen's source file, and the link to its documentation. */
export class SourceView {
  #file;
  #code;
  #docs;
  #showSigns;

  /**
   * @param {HTMLElement} file The element for the name of the source file.
   * @param {HTMLElement} code The element for the source.
   * @param {HTMLAnchorElement} [docs] The link to the documentation; missing if the site is not built.
   */
  constructor(file, code, docs) {
    this.#file = file;
    this.#code = code;
    this.#docs = docs;
    this.#showSigns = showScrollSigns(code.parentElement);
  }

  /** @param {{id: string, file: string, source: string}} screen */
  show({ id, file, source }) {
    this.#link(docsPage(id));
    this.#file.textContent = file.split('/').at(-1);
    this.#file.title = file;
    this.#code.replaceChildren(...parts(source));
    this.#code.parentElement.scrollTo(0, 0);
    this.#showSigns();
  }

  #link(page) {
    if (!this.#docs) return;
    this.#docs.hidden = !page;
    if (page) this.#docs.href = page;
  }
}

function* parts(source) {
  let end = 0;
  for (const match of source.matchAll(token)) {
    yield source.slice(end, match.index);
    const span = document.createElement('span');
    [span.className] = Object.entries(match.groups).find(([, text]) => text !== undefined);
    [span.textContent] = match;
    yield span;
    end = match.index + match[0].length;
  }
  yield source.slice(end);
}
