@_exported public import Overscroll
@_exported public import OverscrollLists
