about Keys and a chat scroll to the content's ends, including the insets.
list 50 sticksToEnd=true startsAtEnd=true startInset=$inset endInset=$inset
items 40
start disabled
cases inset=0 | inset=30 | inset=900 | inset=5000

0.7                   end distance 0
     insert 2 at end
+1                    end distance 0
     step toStart
+1                    offset 0
     step toEnd
+1                    end distance 0
