about A step to the end of the content requests a scroll into the open gap.
source inset
both standard

    place 2200
    begin end   insetChanges 0:60:2260
+1  place 1000
    step toEnd  insetChanges 0:60:2260 0:60:2260
