about A touch without a finite position is ignored.
source driven

  tick
  dragBegan 1 nan 0   unchanged
  dragBegan 1 0 nan   unchanged
  dragBegan 1 inf 0   unchanged
  dragBegan 1 0 -inf  unchanged
