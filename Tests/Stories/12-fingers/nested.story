about A finger in a nested scroll view that can scroll does not pull, and the next finger does.
source driven

0   dragBegan 1 400 0 inner=towardStart
    drag 300                               offset 0
    lift                                   starts 0
    touch
    drag 300                               offset < 0
