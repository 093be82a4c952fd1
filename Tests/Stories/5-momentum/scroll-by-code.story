about An animated scroll takes 0.3 s, a stop ends it, and a drag ignores both.
source driven

        scrollTo 1000 true  nextDeadline 0.3
+0.125  stop                offset > 500  wantsFrames false
                            offset < 1000
        scrollTo 1e9 true
+0.5                        offset 2200
        touch
        drag 100            offset 2110
        scrollTo 0 false    offset 2110
        stop                offset 2110
