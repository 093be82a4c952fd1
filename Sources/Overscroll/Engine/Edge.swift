import OverscrollCore

#if canImport(SwiftUI)
  import SwiftUI
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
  /// The end of the edge's axis.
  var scrollEdge: ScrollEdge {
    switch self {
    case .top, .leading: .start
    case .bottom, .trailing: .end
    }
  }
}
