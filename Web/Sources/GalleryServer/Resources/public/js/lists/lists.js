import '../../overscroll/overscroll.js';
import { Tabs } from '../tabs.js';
import { saveTrace } from '../trace-file.js';
import { Cards } from './cards.js';
import { Chat } from './chat.js';
import { Masonry } from './masonry.js';
import { Meter } from './meter.js';
import { make } from './parts.js';

const section = document.querySelector('#lists');
const demos = new Map([new Cards(), new Masonry(), new Chat()].map((demo) => [demo.name, demo]));
const meter = new Meter();
const tabs = new Tabs([...demos.keys()], show, document.querySelector('#list-tabs'));
const started = new Map();
let current;
let isNear = false;

function show(name) {
  current = demos.get(name);
  for (const demo of demos.values()) document.querySelector(`#panel-${demo.name}`).inert = demo !== current;
  if (tabs.isInAddress) section.scrollIntoView();
  startWhenSeen();
  meter.watch(current.list);
}

/** Starts the current demo if the lists are visible or nearly visible. */
function startWhenSeen() {
  if (!isNear || started.has(current)) return;
  current.listen();
  started.set(current, fill(current));
}

async function fill(demo) {
  const panel = document.querySelector(`#panel-${demo.name}`);
  panel.querySelector('.list-note')?.remove();
  try {
    await demo.fill();
  } catch {
    panel.append(note(() => started.set(demo, fill(demo))));
  }
}

function note(onRetry) {
  const element = make('div', 'list-note');
  const button = make('button', '', 'Try again');
  button.type = 'button';
  button.addEventListener('click', onRetry);
  element.role = 'status';
  element.append(make('p', '', 'The server does not answer.'), button);
  return element;
}

document.querySelector('#list-trace').addEventListener('click', () => saveTrace(current.list, current.name));

new IntersectionObserver(([{ isIntersecting }]) => {
  isNear ||= isIntersecting;
  if (current) startWhenSeen();
}, { rootMargin: '300px' }).observe(section);

/** For tests: the list of the current demo. */
window.lists = {
  get list() {
    return current.list;
  },
  /** A promise that settles when the current demo shows its first items. */
  get started() {
    return started.get(current);
  },
};

tabs.start();
