about If items change before all visible ones are measured, the last item stays at the viewport's end.
list 1000
start disabled

0   scrollTo item last end
+1  list.forgetExtents      end distance 0
