/** The offsets at which the edges trigger, as they follow from a pull: the overscroll over the progress. */
export class Thresholds {
  start = null;
  end = null;

  /** Learns from what a view shows. */
  learn({ contentOffset, start, end }) {
    const before = triggerOf(start);
    if (before) this.start = -before;
    const after = triggerOf(end);
    if (after) this.end = contentOffset - end.overscroll + after;
  }
}

const triggerOf = ({ phase, overscroll, progress }) => phase === 'pulling' && progress > 0 && overscroll / progress;
