about A list at its end stays there when its columns change, and does not follow items that are appended later.
list 200 arrangement=columns:3 rearrangementAnchor=0.5
items 60 known
start disabled

0.2   scrollTo item last end
+0.5  list.configure arrangement=columns:2 rearrangementAnchor=0.5  end distance 0
      list.configure arrangement=columns:5 rearrangementAnchor=0.5  end distance 0
      insert 30 at end                                              moved 0
+1                                                                  moved 0
