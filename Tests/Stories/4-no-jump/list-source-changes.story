about Switching between the engine's and the platform's scrolling keeps the position.
source driven
list 10000
items 100
start disabled
cases source=shifted | source=inset

0      place 50000
+0.2   setBehavior source=$source
+0.05                              moved 0
       scrollTo item 800
+0.2                               position 800 0  offset 80000
       setBehavior source=driven
+0.05                              moved 0
       scrollTo item 200
+0.2                               position 200 0
