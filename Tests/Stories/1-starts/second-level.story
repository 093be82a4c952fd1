about The level of a pull changes at each threshold, outward and back, and the lift uses the current level.
start threshold=points:80 secondThreshold=points:150

0   pull 79     pulling
    pull 81     armed  level first
    pull 149    armed  level first
    pull 151    armed  level second
    pull 170    armed  level second
    pull 140    armed  level first
    pull 160    armed  level second
    pull 70     pulling
    pull 100    armed  level first
    pull 155
    pull 120
    lift        levels first
