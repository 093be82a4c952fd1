about A drag that crosses the threshold several times starts the action once, at its lift.
start standard | headerFooter

      pull 140  armed
      pull -5   idle
      pull 140  armed
      pull -5   idle
      pull 140  armed  starts 0
      lift
+0.5            refreshing  starts 1
