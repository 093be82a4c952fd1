#if canImport(SwiftUI)
  import Combine
  import OverscrollCore

  /// Publishes the edges that can start an action, but no frames.
  ///
  /// An edge without more to load cannot start.
  @MainActor final class RefreshAvailabilityState: ObservableObject {
    /// Whether each edge can start an action.
    @Published private(set) var edges = EdgePair(start: false, end: false)

    /// Updates the edges from the options and the controller.
    ///
    /// - Parameters:
    ///   - declared: The declared options; nil if another participant draws the edges.
    ///   - controller: The controller of the declared edges.
    func update(_ declared: ScrollViewOptions?, _ controller: RefreshController) {
      func isOn(_ edge: ScrollEdge) -> Bool { declared?.edges[edge] != nil && controller.isActionable(edge) }
      let edges = EdgePair(start: isOn(.start), end: isOn(.end))
      if edges != self.edges { self.edges = edges }
    }
  }
#endif
