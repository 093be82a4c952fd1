about A scroll to the last item shows its end and the end inset, for any item extent.
list 50 startInset=20 endInset=30
items 40 49=$extent
start disabled
cases extent=40 content=2050 | extent=2000 content=4010

0     scrollTo item 9223372036854775807 end
+0.5                                         end distance 0  contentExtent $content
