#if canImport(SwiftUI)
  import Combine
  import OverscrollCore

  /// Publishes at which edges there is something to do, and no frames.
  ///
  /// An edge without more to load has nothing to do.
  @MainActor final class RefreshOffers: ObservableObject {
    /// The edges.
    @Published private(set) var edges = EdgePair(start: false, end: false)

    /// Takes what there is now.
    ///
    /// - Parameters:
    ///   - declared: What is declared; nil if another participant draws the edges.
    ///   - controller: The controller that says at which of the declared edges there is anything to do.
    func take(_ declared: ScrollViewOptions?, _ controller: RefreshController) {
      func isOn(_ edge: ScrollEdge) -> Bool { declared?.edges[edge] != nil && controller.hasOffer(edge) }
      let edges = EdgePair(start: isOn(.start), end: isOn(.end))
      if edges != self.edges { self.edges = edges }
    }
  }
#endif
