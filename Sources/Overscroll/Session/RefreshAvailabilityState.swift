#if canImport(SwiftUI)
  import Combine
  import OverscrollCore

  /// Publishes the edges that are enabled and have more to load.
  ///
  /// It does not publish the frames of a pull.
  @MainActor final class RefreshAvailabilityState: ObservableObject {
    /// Whether each edge is declared, is enabled and has more to load.
    @Published private(set) var edges = EdgePair(start: false, end: false)

    /// Updates the edges from the options and the controller.
    ///
    /// - Parameters:
    ///   - declared: The options of the scroll view; nil for a participant that is not the innermost one.
    ///   - controller: The controller of the declared edges.
    func update(_ declared: ScrollViewOptions?, _ controller: RefreshController) {
      func isOn(_ edge: ScrollEdge) -> Bool { declared?.edges[edge] != nil && controller.isActionable(edge) }
      let edges = EdgePair(start: isOn(.start), end: isOn(.end))
      if edges != self.edges { self.edges = edges }
    }
  }
#endif
