about A pull that the finger drags back below the threshold starts nothing.

    pull 140  armed
    pull 40   pulling
    lift      settling
+2            idle  offset 0  starts 0
