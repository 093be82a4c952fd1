#if canImport(SwiftUI)
  import OverscrollCore
  import SwiftUI

  /// Adds ways to start the actions without a pull.
  ///
  /// They are accessibility actions, an accessibility scroll past the edge, and a keyboard shortcut. For
  /// these, the modifier makes the scroll view an accessibility container whose children are the rows. The
  /// container encloses the scroll view, so it receives a scroll request only if the scroll view has
  /// declined it.
  @MainActor struct RefreshAccessModifier: ViewModifier {
    let participant: ScrollViewParticipant
    @ObservedObject var availability: RefreshAvailabilityState
    let axis: Axis

    func body(content: Content) -> some View {
      content
        .accessibilityElement(children: .contain)
        .accessibilityActions {
          if availability.edges.start { action(.start) }
          if availability.edges.end { action(.end) }
        }
        #if canImport(UIKit) && !os(tvOS)
          .accessibilityScrollAction { edge in
            guard edge.axis == axis else { return }
            participant.controller.scrollPast(edge.scrollEdge)
          }
        #endif
        #if !os(tvOS)
          .background {
            if let edge = participant.session.options.refreshEdge, availability.edges[edge] {
              ShortcutButton { action(edge) }
            }
          }
        #endif
    }

    /// A button that starts an edge's action and has the name of that action.
    private func action(_ edge: ScrollEdge) -> some View {
      Button(participant.actionName(of: edge)) { participant.begin(edge) }
    }
  }
#endif
