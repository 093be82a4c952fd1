#if canImport(SwiftUI)
  import OverscrollCore
  import SwiftUI

  /// The ways to refresh without a pull: an action of assistive technologies, their scrolling past the edge, a key.
  ///
  /// The scroll view's rows become children of an accessibility container, which has all of these. The
  /// container is above the scroll view, so it is asked to scroll only if the scroll view has declined.
  @MainActor struct RefreshAccess: ViewModifier {
    let participant: ScrollViewParticipant
    @ObservedObject var offers: RefreshOffers
    let axis: Axis

    func body(content: Content) -> some View {
      content
        .accessibilityElement(children: .contain)
        .accessibilityActions {
          if offers.edges.start { action(.start) }
          if offers.edges.end { action(.end) }
        }
        #if canImport(UIKit) && !os(tvOS)
          .accessibilityScrollAction { edge in
            guard edge.axis == axis else { return }
            participant.controller.scrollPast(edge.scrollEdge)
          }
        #endif
        #if !os(tvOS)
          .background {
            if let edge = participant.session.options.refreshEdge, offers.edges[edge] {
              ShortcutButton { action(edge) }
            }
          }
        #endif
    }

    /// The action of an edge, by its name.
    private func action(_ edge: ScrollEdge) -> some View {
      Button(OverscrollStrings.action(participant.session.options.purpose(of: edge)).text) {
        participant.controller.begin(Edge(edge, of: axis))
      }
    }
  }
#endif
