/**
 * A visitor's line to a stage: sends what fingers do, and asks for a frame each time the display draws one.
 *
 * At most one frame is asked for at a time, so a slow line has fewer frames, and none is late.
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

  /** Whether there is a stage at the other end. */
  get isOpen() {
    return this.#socket !== null;
  }

  /**
   * Gets a stage, whatever was there before.
   *
   * @param {object[]} commands What it is told first.
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
      this.#listener.end(reason || 'The line to the stage was lost.');
    });
  }

  /** Says something with the next frame. */
  send(command) {
    if (!this.#socket) return;
    const [name] = Object.keys(command);
    const last = this.#queue.at(-1);
    // Of several places in a frame the last one counts, and a wheel's steps add up.
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

  /** Asks for no frames while nobody can see them. */
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
    // While the page was out of sight, the stage's clock stood still.
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
