/** The time of an event or a frame, in s: what the browser gives, in ms. */
export const seconds = (milliseconds) => milliseconds / 1000;

/** The time of an event, in s; now for one that says it is of later. */
export const timeOf = ({ timeStamp }) => Math.min(seconds(timeStamp), now());

/** The time now, in s, on the clock of events and frames. */
export const now = () => seconds(performance.now());

/** Asks for at most one frame at a time, and sleeps until a deadline where none is wanted. */
export class Clock {
  #onFrame;
  #onDeadline;
  #frame = 0;
  #timer = 0;
  #deadline = Infinity;

  /**
   * @param {(time: number) => void} onFrame
   * @param {(time: number) => void} onDeadline
   */
  constructor(onFrame, onDeadline) {
    this.#onFrame = onFrame;
    this.#onDeadline = onDeadline;
  }

  /** Asks for a frame, unless one is on its way. */
  request() {
    if (this.#frame) return;
    this.#frame = requestAnimationFrame((milliseconds) => {
      this.#frame = 0;
      this.#onFrame(seconds(milliseconds));
    });
  }

  /** Sleeps until an instant, in s, in place of any other; for ever where it is not finite. */
  sleep(deadline) {
    if (deadline === this.#deadline) return;
    this.#deadline = deadline;
    clearTimeout(this.#timer);
    if (!Number.isFinite(deadline)) return;
    const wait = Math.min(Math.max(0, (deadline - now()) * 1000), 2 ** 31 - 1);
    this.#timer = setTimeout(() => {
      this.#deadline = Infinity;
      this.#onDeadline(now());
    }, Math.ceil(wait));
  }

  /** Forgets frame and deadline. */
  stop() {
    cancelAnimationFrame(this.#frame);
    clearTimeout(this.#timer);
    this.#frame = 0;
  }
}
