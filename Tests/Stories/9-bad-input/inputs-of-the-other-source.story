about If the platform scrolls, the inputs that scroll driven content change nothing.
source inset shifted

  place 300
  wheel 40 true       unchanged
  scrollTo 500 true   unchanged
  scrollTo 500 false  unchanged
  retarget 500        unchanged
  stop                unchanged
  dragCancelled none  unchanged  insetChanges
