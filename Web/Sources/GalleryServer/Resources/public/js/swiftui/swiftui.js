import { followsAddress } from '../tabs.js';
import { saveText } from '../trace-file.js';
import { Phone } from './phone.js';
import { ScreenList } from './screen-list.js';
import { SourceView } from './source-view.js';
import { StageInspector } from './stage-inspector.js';
import { StageLink } from './stage-link.js';
import { Switches } from './switches.js';

const find = (selector) => document.querySelector(selector);

/**
 * The first part of the page: SwiftUI screens, which a stage runs. A stage is a process on the server for
 * this page.
 */
class SwiftUIPart {
  #link = new StageLink({ frame: (frame) => this.#take(frame), end: (reason) => this.#end(reason) });
  #canvas = find('#phone');
  #phone = new Phone(this.#canvas, (command) => this.#link.send(command));
  #source;
  #inspector = new StageInspector(find('.stage-inspector'));
  #switches = new Switches(find('.switches'), (look) => this.#link.send({ look }));
  #isSheet = false;
  /** The number of received frames, for tests. */
  frames = 0;
  /** The data of the last frame, for tests. */
  info = null;
  /** The visible texts and the named actions of the screen, for tests. */
  words = { texts: [], actions: [] };
  /** The selected screen. */
  screen = null;

  constructor(parts, hasDocs) {
    this.#source = new SourceView(find('#source-file'), find('#source-code'), hasDocs ? find('#source-docs') : undefined);
    find('#again').addEventListener('click', () => this.#open());
    find('#status-bar').addEventListener('click', () => this.#link.send({ top: true }));
    new ScreenList(find('.screens'), parts, (screen) => this.#show(screen)).start();
    new IntersectionObserver(([{ isIntersecting }]) => {
      this.#link.isPaused = !isIntersecting;
      if (isIntersecting && this.info === null && !this.#link.isOpen) this.#open();
    }).observe(this.#canvas);
  }

  #open() {
    find('#stage-over').hidden = true;
    this.#phone.forgetFingers();
    this.#inspector.forget();
    this.#link.open([this.#phone.size, { look: this.#switches.look }, { show: this.screen.id }]);
  }

  #show(screen) {
    this.screen = screen;
    this.#source.show(screen);
    this.#inspector.forget();
    this.#canvas.setAttribute('aria-label', `Phone: ${screen.title}`);
    if (this.info !== null && !this.#link.isOpen) this.#open();
    else this.#link.send({ show: screen.id });
  }

  #take({ list, info }) {
    if (list) this.#phone.show(list);
    this.#inspector.take(info);
    if (info.words) this.#describe(info.words);
    for (const { name, text } of info.shared ?? []) saveText(text, name);
    if (info.isSheet !== this.#isSheet) this.#switches.isSheet = this.#isSheet = info.isSheet;
    this.info = info;
    this.frames += 1;
  }

  /** Sets the texts of the screen for screen readers, and adds a button for each named action of the screen. */
  #describe(words) {
    this.words = words;
    find('#phone-words').textContent = words.texts.join('. ');
    find('#stage-actions').replaceChildren(
      ...words.actions.map((name) => {
        const button = document.createElement('button');
        button.type = 'button';
        button.textContent = name;
        button.addEventListener('click', () => this.#link.send({ act: name }));
        return button;
      }),
    );
  }

  #end(reason) {
    find('#stage-end').textContent = reason;
    find('#stage-over').hidden = false;
  }
}

async function start() {
  const { parts, docs, reason, retry } = await (await fetch('/api/screens')).json();
  find('#swiftui-reason').textContent = reason ?? '';
  if (retry) setTimeout(start, retry * 1000);
  if (parts) {
    find('.swiftui-page').hidden = false;
    /** The part of the page, for tests. */
    window.swiftUI = new SwiftUIPart(parts, docs);
  }
}

start().finally(followsAddress);
