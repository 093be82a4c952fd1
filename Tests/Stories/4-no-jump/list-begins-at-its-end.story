about A list that starts at its end shows the end inset, and scrolls to its start and back.
list 1 startInset=20 endInset=30 startsAtEnd=true | 50 startInset=20 endInset=30 startsAtEnd=true
items 40 0=$extent 49=$extent
start disabled
cases extent=40 | extent=2000

0.5                           end distance 0
      scrollTo item 0         offset 0
      scrollTo item last end
+0.1                          end distance 0
