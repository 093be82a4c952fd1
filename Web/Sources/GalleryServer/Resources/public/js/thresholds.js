/** The content offsets of the edges' thresholds. The end's offset is known only after a pull past the end. */
export class Thresholds {
  start = null;
  end = null;

  /** Updates the offsets from a presentation. */
  learn({ contentOffset, start, end }) {
    this.start = start.phase === 'disabled' ? null : -start.threshold;
    if (end.overscroll > 0) this.end = contentOffset - end.overscroll + end.threshold;
  }
}
