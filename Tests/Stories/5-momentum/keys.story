about A key scrolls by a line, by a page, or to the start or the end of the content.
source driven

      place 1000
      step lineForward   wantsFrames true
+0.5  step lineBackward  offset 1040  wantsFrames true
+0.5  step pageForward   offset 1000  wantsFrames true
+0.5  step pageBackward  offset 1700  wantsFrames true
+0.5  step toStart       offset 1000  wantsFrames true
+0.5  step toEnd         offset 0  wantsFrames true
+0.5                     offset 2200
