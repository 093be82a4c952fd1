about A pull at the end of short content shows the indicator in the gap at the viewport's end.
end extent=44
edge end
content 300

    pull 150  armed
    lift      starts 1
+1            refreshing  overscroll 0  indicatorOffset 16
