import '../overscroll/overscroll.js';
import { Controls } from './controls.js';
import { Demo } from './demo.js';
import { Inspector } from './inspector.js';
import { nameStates } from './states.js';
import { followsAddress, Tabs } from './tabs.js';
import { Toast } from './toast.js';
import { TraceOpener } from './trace-opener.js';

const names = ['icon', 'arrow', 'brand', 'both'];

const toast = new Toast(document.querySelector('.toast'));
const controls = new Controls(document.querySelector('.controls'));
const demos = new Map(names.map((name, index) => [name, new Demo(name, index * 1000, controls, toast)]));
const inspector = new Inspector();
const tabs = new Tabs(names, show);
const opener = new TraceOpener();
let current;

function show(name) {
  current = demos.get(name);
  opener.close();
  for (const demo of demos.values()) demo.isCurrent = demo === current;
  toast.hide();
  controls.demo = current;
  inspector.watch(current.view);
}

// A click on the tab of a demo closes a trace, even if the tab is already selected.
document.querySelector('[role=tablist]').addEventListener('click', ({ target }) => target.closest('[role=tab]') && opener.close());

/** For tests: the visible demo, its view, and the open trace. */
window.gallery = {
  get demo() {
    return current;
  },
  get view() {
    return current.view;
  },
  get player() {
    return opener.player;
  },
};

nameStates(demos.get('both').view);
tabs.start();
followsAddress();
