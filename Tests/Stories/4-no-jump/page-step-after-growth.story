about A page step right after growth before the viewport starts at the shifted offset.
source inset

    place 600
    grow 250           offset 850  effects
    step pageBackward  insetChanges 0:0:150
+1                     offset 150
