/**
 * The number of movements without a change after which an input is unused. The first movement of a finger only
 * begins a swipe.
 */
const patience = 3;

/**
 * Finds out whether the phone's screen uses an input: a finger's swipe, or the turning of a wheel. An input is
 * unused if the stage answers its next movements without a new drawing.
 */
export class UnusedInput {
  /** The number of movements that decide, while the input is undecided. */
  #left = 0;
  #state = 'none';

  /** Whether the screen does not use the input. */
  get isUnused() {
    return this.#state === 'unused';
  }

  /** Called when a part of the input has been sent. Only the first part counts. */
  begin() {
    if (this.#state !== 'none') return;
    this.#state = 'undecided';
    this.#left = patience;
  }

  /**
   * Called for each frame.
   *
   * @param {boolean} isChanged Whether the frame has a new drawing.
   * @param {boolean} hasMoved Whether the frame answers a movement. A frame without one decides nothing.
   */
  frame(isChanged, hasMoved) {
    if (this.#state !== 'undecided') return;
    if (hasMoved) this.#left -= 1;
    if (isChanged) this.#state = 'used';
    else if (this.#left === 0) this.#state = 'unused';
  }

  /** Called when the input has ended. */
  end() {
    this.#state = 'none';
  }
}
