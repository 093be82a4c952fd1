about A shifted gap at the end moves nothing, opens at once and closes with a spring.
source shifted
start disabled
end headerFooter
edge end
content 900

        place 100
        begin end       gap 60  offset 100
+1      finish success  gap 60
+0.125                  gap < 59
                        gap > 1
+1                      gap 0  offset 100  adjustments
