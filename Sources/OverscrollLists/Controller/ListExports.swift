// The engine types that an app uses with lists. For the remaining types, import `OverscrollListCore`.
@_exported public import struct OverscrollCore.ScrollBehavior
@_exported public import struct OverscrollCore.SnapTargets
@_exported public import enum OverscrollListCore.ListArrangement
@_exported public import struct OverscrollListCore.ListConfiguration
@_exported public import struct OverscrollListCore.ListPosition
@_exported public import struct OverscrollListCore.Overscan
