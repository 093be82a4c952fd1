about An animated scroll by code takes 0.3 s and ends inside the content.
source driven
start disabled
cases target=-500 end=0 | target=0 end=0 | target=1234.5 end=1234.5 | target=9999 end=2200

0      place 700
3      scrollTo $target true   offset 700
+0.29                          wantsFrames true
+0.01                          offset $end  wantsFrames false
       scrollTo $target false  offset $end  wantsFrames false
