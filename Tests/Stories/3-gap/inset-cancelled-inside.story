about A drag cancelled inside the content leaves it there, and reveals no gap.
source inset
start minimumDuration=0

0  observed 0.1 tracking
   begin start
   dragCancelled none     offset 0.1  insetChanges
