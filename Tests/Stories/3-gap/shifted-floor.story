about Shifted content is drawn at the gap, or at the pull if it is farther.
source shifted

    begin start
+1  place 0      offset -60  shift 60  overscroll 60  gap 60
    place -20    offset -60  shift 40  overscroll 60
    place -60    offset -60  shift 0  overscroll 60
    place -61    offset -61  shift 0  overscroll 61
    place -150   offset -150  shift 0  overscroll 150
    place 10     offset -50  shift 60  overscroll 50
    place 60     offset 0  shift 60  overscroll 0
    place 500    offset 440  shift 60  overscroll 0
