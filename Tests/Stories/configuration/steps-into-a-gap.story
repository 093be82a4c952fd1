about A step to the start of the content requests a scroll into the open gap.
source inset
both standard

    begin start   insetChanges 60:0:-60
+1  place 1000    insetChanges 60:0:-60 0:0:none
    step toStart  insetChanges 60:0:-60 0:0:none 0:0:-60
