import '../overscroll/overscroll.js';
import { Controls } from './controls.js';
import { Demo } from './demo.js';
import { Inspector } from './inspector.js';
import { nameStates } from './states.js';
import { Tabs } from './tabs.js';
import { Toast } from './toast.js';
import { followTheme } from './theme.js';

const names = ['icon', 'arrow', 'brand', 'both'];

const toast = new Toast(document.querySelector('.toast'));
const controls = new Controls(document.querySelector('.controls'));
const demos = new Map(names.map((name, index) => [name, new Demo(name, index * 1000, controls, toast)]));
const inspector = new Inspector();
const tabs = new Tabs(names, show);
let current;

function show(name) {
  current = demos.get(name);
  for (const demo of demos.values()) demo.isCurrent = demo === current;
  toast.hide();
  controls.demo = current;
  inspector.watch(current.view);
}

/** For tests: the demo that is shown, and its view. */
window.gallery = {
  get demo() {
    return current;
  },
  get view() {
    return current.view;
  },
};

nameStates(demos.get('both').view);
followTheme(document.querySelector('#theme'));
tabs.start();
