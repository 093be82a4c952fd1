about The pinned header has an opacity of 0.6 while it cannot start.
start pinnedHeader
end headerFooter

                    opacity 1
    pull 120
    lift            opacity 0.6
+1                  opacity 0.6
    finish success  opacity 1
    begin start     opacity 0.6
+1  finish success  opacity 1
    begin end       opacity 0.6  isAvailable false
