about Crossing the threshold again in the same pull causes no further haptic effect.

0   pull 40     pulling  effects
    pull 120    armed  effects armed:start
    pull 30     pulling  effects
    pull 120    armed  effects
    pull 30     pulling  effects
    pull 120    armed  effects
