// The engine's words that an app uses with the views. `import OverscrollCore` has the rest.
@_exported public import struct OverscrollCore.EdgeConfiguration
@_exported public import enum OverscrollCore.EdgePhase
@_exported public import enum OverscrollCore.ExclusionPolicy
@_exported public import struct OverscrollCore.IndicatorMotion
@_exported public import enum OverscrollCore.RefreshLevel
@_exported public import enum OverscrollCore.RefreshResult
@_exported public import enum OverscrollCore.TriggerPolicy
