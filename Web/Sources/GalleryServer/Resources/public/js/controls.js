import { saveTrace } from './trace-file.js';

/** The buttons and switches beside the phone. */
export class Controls {
  #form;
  #demo;

  /** @param {HTMLFormElement} form */
  constructor(form) {
    this.#form = form;
    form.addEventListener('submit', (event) => event.preventDefault());
    this.#button('refresh').addEventListener('click', () => this.#demo.view.refresh('start'));
    this.#button('more').addEventListener('click', () => this.#demo.view.refresh('end'));
    this.#button('cancel').addEventListener('click', () => {
      this.#demo.view.cancel('start');
      this.#demo.view.cancel('end');
    });
    document.querySelector('#trace').addEventListener('click', () => saveTrace(this.#demo.view, this.#demo.name));
  }

  /** The delay and the failure that the demos request from the server. */
  get wishes() {
    return { delay: Number(this.#button('latency').value), fail: this.#button('failure').checked ? 1 : 0 };
  }

  /** The demo that the buttons control. */
  set demo(demo) {
    this.#demo = demo;
    this.#button('more').disabled = !demo.view.hasAttribute('end');
  }

  #button(id) {
    return this.#form.querySelector(`#${id}`);
  }
}
