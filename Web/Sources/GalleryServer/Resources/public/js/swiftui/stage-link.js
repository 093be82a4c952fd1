/** The largest number of commands in a message, besides the tick. */
const most = 63;

/**
 * A connection to a stage, the process that runs a SwiftUI screen for this page. It sends input, and requests
 * a frame from the stage whenever the display draws a frame.
 *
 * Only one request may be unanswered. So on a slow connection there are fewer frames, but they are not late.
 */
export class StageLink {
  #socket = null;
  #queue = [];
  #isAsked = false;
  #isPaused = false;
  #frame = 0;
  #timer = 0;
  #last = 0;
  /** Whether the request under way contains a movement of a finger or of a wheel. */
  #hasMoved = false;
  #listener;

  /** @param {{frame: (frame: object, hasMoved: boolean) => void, end: (reason: string) => void}} listener */
  constructor(listener) {
    this.#listener = listener;
    document.addEventListener('visibilitychange', () => this.#schedule());
  }

  /** Whether a stage is connected. */
  get isOpen() {
    return this.#socket !== null;
  }

  /**
   * Connects to a new stage.
   *
   * @param {object[]} commands The commands to send first.
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

  /** Adds a command to the commands that are sent with the next frame. */
  send(command) {
    if (!this.#socket) return;
    const [name] = Object.keys(command);
    const last = this.#queue.at(-1);
    // Of several positions of a finger in a frame only the last one is sent, and the distances of a wheel are
    // added up.
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

  /** Whether no frames are requested, because the phone is not visible. */
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
    // The time since the last frame is limited, because the stage's clock pauses while the page is hidden.
    const seconds = Math.min(Math.max(time - this.#last, 0) / 1000, 0.25);
    this.#last = time;
    this.#isAsked = true;
    const commands = this.#queue.splice(0, this.#count);
    this.#hasMoved = commands.some(({ move, wheel }) => move || wheel);
    this.#socket.send(JSON.stringify([...commands, { tick: seconds }]));
  }

  /**
   * The number of commands for the next message. If a finger was already lifted, the message ends with its `down`,
   * because a swipe within one frame would move nothing.
   */
  get #count() {
    const lifted = new Set(this.#queue.map(({ up }) => up));
    const down = this.#queue.findIndex(({ down }) => down && lifted.has(down[0]));
    return Math.min(down < 0 ? this.#queue.length : down + 1, most);
  }

  #take(frame) {
    this.#isAsked = false;
    this.#listener.frame(frame, this.#hasMoved);
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
