/** The offsets at which the edges trigger. The end's is unknown before the content has been pulled past it. */
export class Thresholds {
  start = null;
  end = null;

  /** Updates the offsets from a presentation. */
  learn({ contentOffset, start, end }) {
    this.start = start.phase === 'disabled' ? null : -start.threshold;
    if (end.overscroll > 0) this.end = contentOffset - end.overscroll + end.threshold;
  }
}
