import { saveText } from '../save-text.js';
import { Phone } from './phone.js';
import { PullHint } from './pull-hint.js';
import { ScreenList } from './screen-list.js';
import { SourceView } from './source-view.js';
import { StageInspector } from './stage-inspector.js';
import { StageLink } from './stage-link.js';
import { Switches } from './switches.js';

const find = (selector) => document.querySelector(selector);

/** The first page: SwiftUI screens, which a stage runs. A stage is a process on the server for this page. */
class SwiftUIPart {
  #link = new StageLink({ frame: (...frame) => this.#take(...frame), end: (reason) => this.#end(reason) });
  #canvas = find('#phone');
  #phone = new Phone(this.#canvas, (command) => this.#link.send(command));
  #hint = new PullHint(find('#pull-hint'));
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

  /** The number of px of the page for a pt of the phone's window, for tests. */
  get scale() {
    return this.#phone.scale;
  }

  constructor(parts, hasDocs) {
    this.#source = new SourceView(find('#source-file'), find('#source-code'), hasDocs ? find('#source-docs') : undefined);
    find('#again').addEventListener('click', () => this.#open());
    find('#status-bar').addEventListener('click', () => this.#link.send({ top: true }));
    new ScreenList(find('.screens'), find('#screen-menu'), parts, (screen) => this.#show(screen)).start();
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
    this.#hint.screen = screen.id;
    find('#screen-title').textContent = screen.title;
    find('#screen-line').textContent = screen.line;
    this.#source.show(screen);
    this.#inspector.forget();
    this.#canvas.setAttribute('aria-label', `Phone: ${screen.title}`);
    if (this.info !== null && !this.#link.isOpen) this.#open();
    else this.#link.send({ show: screen.id });
  }

  #take({ list, info }, hasMoved) {
    this.#phone.show(list, hasMoved);
    this.#hint.update(info);
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

/**
 * Loads the list of screens and shows the first one. If the stage is being built, tries again later.
 *
 * @param {(hasDocs: boolean) => void} onAnswer
 */
export async function start(onAnswer) {
  const { parts, docs, reason, retry } = await (await fetch('/api/screens')).json();
  onAnswer(docs);
  find('#swiftui-reason').textContent = reason ?? '';
  if (retry) setTimeout(() => start(onAnswer), retry * 1000);
  if (!parts) return;
  find('.swiftui-page').hidden = false;
  /** The first page's part with the screens, for tests. */
  window.swiftUI = new SwiftUIPart(parts, docs);
}
