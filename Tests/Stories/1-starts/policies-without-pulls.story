about With the policies `tap` and `manual`, a pull has overscroll without progress, and starts nothing.
start policy=tap | policy=manual

0    pull 140    idle  overscroll 140  progress 0  effects
     lift
+1               phases idle  starts 0
