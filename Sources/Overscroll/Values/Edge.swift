package import OverscrollCore

#if canImport(SwiftUI)
  package import SwiftUI
#else
  /// A side of a scroll view.
  ///
  /// Replaces SwiftUI's `Edge` on platforms without SwiftUI.
  public enum Edge: Int8, CaseIterable, Sendable {
    /// The start of vertical content.
    case top
    /// The start of horizontal content: the right side in a right-to-left layout.
    case leading
    /// The end of vertical content.
    case bottom
    /// The end of horizontal content.
    case trailing
  }
#endif

extension Edge {
  /// Makes `.top` from the start edge, and `.bottom` from the end edge.
  ///
  /// The controller treats `.leading` as `.top`, and `.trailing` as `.bottom`.
  package init(_ edge: ScrollEdge) { self = edge == .start ? .top : .bottom }

  /// The edge as the start or end of its axis.
  package var scrollEdge: ScrollEdge {
    switch self {
    case .top, .leading: .start
    case .bottom, .trailing: .end
    }
  }
}
