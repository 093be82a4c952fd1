about With the policy `release`, the edge is armed exactly at the threshold, and the lift starts the action.
start standard | threshold=fraction:0.125

0   pull 99.75     pulling
    pull 100.25    armed  starts 0
    lift           refreshing  starts 1
