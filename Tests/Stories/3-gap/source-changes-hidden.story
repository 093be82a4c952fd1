about When the source changes to insets while the gap is hidden at the content's start, the gap opens in view.
source driven

+1  place 200
    begin start                  refreshing
+1  place 0
+1                               offset 0
    setBehavior source=inset
+1                               offset -60  insetChanges 60:0:-60
