// A page that uses the package, which a test compiles. This file is not part of the package.
import { OverscrollList, OverscrollView, RefreshEvent } from 'overscroll';
import type { OverscrollListAttributes, Presentation } from 'overscroll/inline';

const view = document.querySelector('overscroll-view');
view?.addEventListener('overscroll-refresh', (event) => event.waitUntil(fetch(`/rows?edge=${event.edge}`, { signal: event.signal })));
view?.addEventListener('overscroll-phase', ({ phase, previous }) => console.log(phase === 'armed', previous));
view?.addEventListener('overscroll-effect', ({ effect }) => console.log(effect.type));
view?.refresh('end').then((outcome) => outcome === 'declined');
view?.addFrameListener((presentation: Presentation) => console.log(presentation.start.progress));

const list: OverscrollList = document.createElement('overscroll-list');
list.renderItem = (element, index, { isReused }) => {
  if (!isReused) element.textContent = `Row ${index}`;
};
list.count = 100;
list.insertItems(0, 3, 'header');
list.scrollToItem(5, { align: 'center', animated: true });
list.restore(list.position);
list.addEventListener('click', (event) => console.log(event.clientX));
list.addEventListener('overscroll-refresh', function (event: RefreshEvent) {
  this.count += event.level === 'second' ? 2 : 1;
});
const base: OverscrollView = list;
const attributes: OverscrollListAttributes = { start: 'standard', 'end-policy': 'approach 300', masonry: true, count: '5' };
list.startThreshold = '15%';
list.overscan = list.overscan ?? 300;
list.chat = true;
list.addEventListener('overscroll-error', ({ error }) => console.log(error));
console.log(base.presentation?.contentOffset, attributes);

// @ts-expect-error An edge is `start` or `end`.
list.refresh('middle');
// @ts-expect-error The property is read-only.
list.position = { item: 0, inside: 0 };
