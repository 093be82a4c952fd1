/**
 * A visitor's connection to a stage: sends input, and requests a frame whenever the display draws one.
 *
 * At most one frame is requested at a time, so a slow connection has fewer frames, without delay.
 */
export class StageLink {
  #socket = null;
  #queue = [];
  #isAsked = false;
  #isPaused = false;
  #frame = 0;
  #timer = 0;
  #last = 0;
  #listener;

  /** @param {{frame: (frame: object) => void, end: (reason: string) => void}} listener */
  constructor(listener) {
    this.#listener = listener;
    document.addEventListener('visibilitychange', () => this.#schedule());
  }

  /** Whether the connection has a stage. */
  get isOpen() {
    return this.#socket !== null;
  }

  /**
   * Opens a new stage.
   *
   * @param {object[]} commands The first commands.
   */
  open(commands) {
    this.#socket?.close();
    const socket = new WebSocket(new URL('/api/stage', location.href.replace(/^http/, 'ws')));
    this.#socket = socket;
    this.#queue = [...commands];
    this.#isAsked = false;
    socket.addEventListener('open', () => socket === this.#socket && this.#schedule());
    socket.addEventListener('message', ({ data }) => socket === this.#socket && this.#take(JSON.parse(data)));
    socket.addEventListener('close', ({ reason }) => {
      if (socket !== this.#socket) return;
      this.#socket = null;
      this.#listener.end(reason || 'The connection to the stage was lost.');
    });
  }

  /** Sends a command with the next frame. */
  send(command) {
    if (!this.#socket) return;
    const [name] = Object.keys(command);
    const last = this.#queue.at(-1);
    // Only the last position in a frame is sent, and the steps of a wheel are added.
    if (name === 'move' && last?.move?.[0] === command.move[0]) this.#queue.pop();
    if (name === 'wheel' && last?.wheel) {
      this.#queue.pop();
      command.wheel[0] += last.wheel[0];
      command.wheel[1] += last.wheel[1];
    }
    this.#queue.push(command);
    clearTimeout(this.#timer);
    this.#timer = 0;
    this.#schedule();
  }

  /** Whether frames are paused, because the phone is not visible. */
  set isPaused(isPaused) {
    this.#isPaused = isPaused;
    this.#schedule();
  }

  #schedule() {
    if (this.#timer || this.#isPaused) return;
    this.#frame ||= requestAnimationFrame((time) => this.#ask(time));
  }

  #ask(time) {
    this.#frame = 0;
    if (this.#isAsked || this.#isPaused || this.#socket?.readyState !== WebSocket.OPEN) return;
    // The stage's clock paused while the page was hidden.
    const seconds = Math.min(Math.max(time - this.#last, 0) / 1000, 0.25);
    this.#last = time;
    this.#isAsked = true;
    this.#socket.send(JSON.stringify([...this.#queue.splice(0, 63), { tick: seconds }]));
  }

  #take(frame) {
    this.#isAsked = false;
    this.#listener.frame(frame);
    const { wait } = frame.info;
    if (wait > 0 && this.#queue.length === 0) {
      this.#timer = setTimeout(() => {
        this.#timer = 0;
        this.#schedule();
      }, wait * 1000);
    } else {
      this.#schedule();
    }
  }
}
