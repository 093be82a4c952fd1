about With the policy `return`, the action starts when the finger returns the content through the threshold.
start policy=return

0   pull 120    armed
    pull 101    armed  starts 0
    pull 99     refreshing  starts 1  offset -99
