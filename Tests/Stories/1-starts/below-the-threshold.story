about A pull that is released below the threshold starts nothing, and the content returns.
start pulled

    pull 30  pulling
    lift     settling
+2           idle  offset 0  shift 0  starts 0  adjustments
