import '/testing/recorder.js';
import { OverscrollView } from '/overscroll/overscroll.js';

/** Creates a view with rows and does not add it to the page. */
function make(attributes = {}, count = 40) {
  const view = document.createElement('overscroll-view');
  for (const [name, value] of Object.entries(attributes)) view.setAttribute(name, value);
  const list = document.createElement('ol');
  for (let number = 1; number <= count; number += 1) {
    const row = document.createElement('li');
    row.textContent = `Row ${number} of a list that is read and selected`;
    list.append(row);
  }
  view.append(list);
  return view;
}

/** Adds `count` views to the page and removes them, `size` at a time. */
async function comeAndGo(count, size) {
  for (let done = 0; done < count; done += size) {
    const views = Array.from({ length: size }, () => make({}, 3));
    document.body.append(...views);
    while (!views.every((view) => view.presentation)) await new Promise((then) => setTimeout(then));
    for (const view of views) view.remove();
  }
}

globalThis.bare = {
  make,
  comeAndGo,
  module: await OverscrollView.load(),
  /** Replaces the page's view, and stores the new view in the global `view`. */
  show(attributes, count) {
    globalThis.view?.remove();
    globalThis.view = make(attributes, count);
    document.body.append(globalThis.view);
  },
};
