about An empty list with end alignment has no content.
list 0 alignment=end
start disabled

0  tick  contentExtent 0
