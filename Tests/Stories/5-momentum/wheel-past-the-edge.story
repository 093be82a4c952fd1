about A wheel that scrolls past the edge starts nothing.
source driven
start pulled

       wheel -80 true
       wheel -80 false
+0.03  wheel -800 true
+0.03  wheel -800 false
+0.03  wheel -80 true
+0.5                     phases idle  starts 0  offset 0
