/// One of the two ends of a scroll axis.
///
/// The engine knows one axis. The host decides which side of the screen an edge is on, and which way the axis
/// runs in a right-to-left layout.
public enum ScrollEdge: UInt8, Hashable, Sendable, CaseIterable {
  /// The top of a vertical axis, the leading side of a horizontal one.
  case start
  /// The bottom of a vertical axis, the trailing side of a horizontal one.
  case end

  /// The other edge of the same axis.
  package var opposite: ScrollEdge {
    switch self {
    case .start: .end
    case .end: .start
    }
  }
}

/// One value for each edge of the axis.
public struct EdgePair<Value> {
  /// The value at the start edge.
  public var start: Value
  /// The value at the end edge.
  public var end: Value

  /// Pairs a value for the start edge with one for the end edge.
  public init(start: Value, end: Value) {
    self.start = start
    self.end = end
  }

  /// The value at `edge`.
  ///
  /// - Complexity: O(1).
  package subscript(edge: ScrollEdge) -> Value {
    get {
      switch edge {
      case .start: start
      case .end: end
      }
    }
    _modify {
      switch edge {
      case .start: yield &start
      case .end: yield &end
      }
    }
  }
}

extension EdgePair where Value == Double {
  /// Nothing at either edge.
  package static var zero: EdgePair { EdgePair(start: 0, end: 0) }
}

extension EdgePair: Equatable where Value: Equatable {}
extension EdgePair: Hashable where Value: Hashable {}
extension EdgePair: Sendable where Value: Sendable {}
