about After a return to the edge, a second pull past the threshold causes a second haptic effect.

0   pull 120    armed  effects armed:start
    pull 30     pulling
    pull -20    idle
    pull 120    armed  effects armed:start
