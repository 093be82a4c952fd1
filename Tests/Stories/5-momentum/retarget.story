about A new target during an animated scroll keeps its end time, and does nothing if the platform scrolls.
source driven

        scrollTo 1000 true
+0.125  retarget nan
        retarget 1600               nextDeadline 0.3
+0.25                               offset 1600
        retarget -1e300             offset 0
        setBehavior source=shifted
        retarget 500                offset 0
