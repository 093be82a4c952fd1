about Each alignment of a scroll to an item leads to its own offset.
list 100
items 30 known
start disabled
viewport 100
cases alignment=start offset=300 | alignment=center offset=265 | alignment=end offset=230 | alignment=nearest offset=230 | alignment=share:0 offset=300 | alignment=share:0.5 offset=265 | alignment=share:1 offset=230 | alignment=share:0.25 offset=282.5 | alignment=share:nan offset=300 | alignment=share:inf offset=300

0     scrollTo item 10 $alignment
+0.1                               offset $offset
      scrollTo item 10 nearest
+0.1                               offset $offset
