about A pull past the threshold causes one haptic effect, before the start.
start standard | headerFooter | return

0    pull 40     effects
     pull 140    effects armed:start
     pull 150
     lift
+1               starts 1
     pull 160    effects
