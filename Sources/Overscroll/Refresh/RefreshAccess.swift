#if canImport(SwiftUI)
  import Combine
  import OverscrollCore
  import SwiftUI

  /// The ways to refresh without a pull: an action of assistive technologies, their scrolling past the edge, a key.
  ///
  /// The scroll view's rows become children of an accessibility container, which has all of these. The
  /// container is above the scroll view, so it is asked to scroll only if the scroll view has declined.
  @MainActor struct RefreshAccess: ViewModifier {
    let host: OverscrollHost
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
            host.controller.scrollPast(edge.scrollEdge)
          }
        #endif
        #if !os(tvOS)
          .background {
            if let edge = host.refreshEdge, offers.edges[edge] { ShortcutButton { action(edge) } }
          }
        #endif
    }

    /// The action of an edge, by its name.
    private func action(_ edge: ScrollEdge) -> some View {
      Button(OverscrollStrings.action(host.declared.purpose(of: edge)).text) { host.controller.begin(edge) }
    }
  }

  /// Tells at which edges there is anything to do, which there isn't where there is no more to load; not of frames.
  @MainActor final class RefreshOffers: ObservableObject {
    /// The edges.
    @Published private(set) var edges = EdgePair(start: false, end: false)

    /// Takes what there is now.
    ///
    /// - Parameters:
    ///   - declared: What is declared; nil where another host has the edges.
    ///   - controller: The controller that says at which of the declared edges there is anything to do.
    func take(_ declared: OverscrollDeclaration?, _ controller: RefreshController) {
      func isOn(_ edge: ScrollEdge) -> Bool { declared?.edges[edge] != nil && controller.hasOffer(edge) }
      let edges = EdgePair(start: isOn(.start), end: isOn(.end))
      if edges != self.edges { self.edges = edges }
    }
  }

  #if !os(tvOS)
    /// A button that is there for its keyboard shortcut alone.
    @MainActor struct ShortcutButton<Action: View>: View {
      @ViewBuilder let action: () -> Action

      @Environment(\.refreshShortcut) private var shortcut

      var body: some View {
        if let shortcut {
          action()
            .keyboardShortcut(shortcut)
            .frame(width: 0, height: 0)
            .opacity(0)
            .allowsHitTesting(false)
            .accessibilityHidden(true)
        }
      }
    }
  #endif
#endif
