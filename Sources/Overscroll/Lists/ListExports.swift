// The words of the list engine that an app uses with the views. `import OverscrollListCore` has the rest.
@_exported public import enum OverscrollListCore.ListArrangement
@_exported public import struct OverscrollListCore.ListConfiguration
@_exported public import struct OverscrollListCore.ListPosition
