about An edge that is disabled or has no more content is drawn as unavailable.

  exhaust start true  noMoreContent  progress 0  opacity 0  gap 0  isAvailable false  wantsFrames false
  enable start false  disabled  progress 0  opacity 0  gap 0  isAvailable false  wantsFrames false
  enable start true   noMoreContent  isAvailable false
