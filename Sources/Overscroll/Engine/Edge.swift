package import OverscrollCore

#if canImport(SwiftUI)
  package import SwiftUI
#else
  /// A side of a scroll view.
  ///
  /// Stands in for SwiftUI's `Edge` where there is no SwiftUI.
  public enum Edge: Int8, CaseIterable, Sendable {
    /// Where vertical content starts.
    case top
    /// Where horizontal content starts: on the right in a right-to-left layout.
    case leading
    /// Where vertical content ends.
    case bottom
    /// Where horizontal content ends.
    case trailing
  }
#endif

extension Edge {
  /// Maps start to `.top` and end to `.bottom`; the controller treats `.leading` as `.top`.
  package init(_ edge: ScrollEdge) { self = edge == .start ? .top : .bottom }

  /// The end of the edge's axis.
  package var scrollEdge: ScrollEdge {
    switch self {
    case .top, .leading: .start
    case .bottom, .trailing: .end
    }
  }
}
