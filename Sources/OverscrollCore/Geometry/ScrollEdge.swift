/// One of the two ends of a scroll axis.
///
/// The engine has one axis. The adapter maps an edge to a side of the screen, and decides the direction of
/// the axis in a right-to-left layout.
public enum ScrollEdge: UInt8, Hashable, Sendable, CaseIterable {
  /// The top of a vertical axis, or the leading side of a horizontal axis.
  case start
  /// The bottom of a vertical axis, or the trailing side of a horizontal axis.
  case end

  /// The opposite edge of the same axis.
  package var opposite: ScrollEdge {
    switch self {
    case .start: .end
    case .end: .start
    }
  }
}

/// A pair of values, one for each edge of the axis.
public struct EdgePair<Value> {
  /// The value at the start edge.
  public var start: Value
  /// The value at the end edge.
  public var end: Value

  /// Makes a pair of values.
  public init(start: Value, end: Value) {
    self.start = start
    self.end = end
  }

  /// The value at an edge.
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
  /// Zero at both edges.
  package static var zero: EdgePair { EdgePair(start: 0, end: 0) }
}

extension EdgePair: Equatable where Value: Equatable {}
extension EdgePair: Hashable where Value: Hashable {}
extension EdgePair: Sendable where Value: Sendable {}
