about A list that is short at first loads more once it is visible.
list 0 | 1 | 5 | 0 chat | 1 chat | 5 chat
start policy=approach:600
viewport 0

1  tick        starts 0
2  resize 700  starts 0
3  tick        starts 1
