@_exported public import OverscrollCore
