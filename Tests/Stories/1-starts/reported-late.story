about Overscroll of an unknown phase becomes a pull as soon as the finger itself crosses the threshold.
source inset shifted

  observed -60 unknown    idle
  observed -120 unknown   idle
  observed -130 tracking  pulling
  observed -140 tracking  pulling
  observed -80 tracking   pulling
  observed -120 tracking  armed
  observed -110 free      refreshing  starts 1
