/// One of the two ends of a scroll axis.
///
/// The engine knows one axis. Which side of the screen an edge is on, and which way the axis runs in a
/// right-to-left layout, is the host's to say.
public enum ScrollEdge: UInt8, Hashable, Sendable, CaseIterable {
  /// The top of a vertical axis, the leading side of a horizontal one.
  case start
  /// The bottom of a vertical axis, the trailing side of a horizontal one.
  case end

  /// The other edge of the same axis.
  public var opposite: ScrollEdge {
    switch self {
    case .start: .end
    case .end: .start
    }
  }
}
