// The types of the engine that an app uses with the views. The remaining types need an import of
// `OverscrollCore`.
@_exported public import struct OverscrollCore.EdgeConfiguration
@_exported public import enum OverscrollCore.EdgePhase
@_exported public import enum OverscrollCore.ExclusionPolicy
@_exported public import struct OverscrollCore.IndicatorMotion
@_exported public import enum OverscrollCore.RefreshLevel
@_exported public import enum OverscrollCore.RefreshResult
@_exported public import struct OverscrollCore.StartObstacles
@_exported public import enum OverscrollCore.TriggerPolicy
