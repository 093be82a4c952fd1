about Without a phase, the insets change only at rest, because a finger may move the content.
source inset
phase unknown
both standard

    place 600
    fling -200
    touch
    begin end
    drag -100 over 0.3125  insetChanges
    lift
    place 900
+1                         insets 0 60
