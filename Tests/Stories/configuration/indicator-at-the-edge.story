about An indicator behind or in front of the content, or a pinned one, stays at the edge.
start placement=behind extent=44 | placement=pinned extent=44 | placement=inFront extent=44

           indicatorOffset 0
  pull 50  indicatorOffset 0
  pull 90  indicatorOffset 0
