#if canImport(SwiftUI)
  import OverscrollCore
  import SwiftUI

  /// The ways to refresh without a pull: an action of assistive technologies, their scrolling past the edge, a key.
  ///
  /// The scroll view's rows become children of an accessibility container, which carries all of it. The container
  /// stands above the scroll view, so that this is asked for a scroll only where the scroll view has declined it.
  @MainActor struct RefreshAccess: ViewModifier {
    let host: OverscrollHost
    let declaration: OverscrollDeclaration

    @Environment(\.isEnabled) private var isEnabled

    func body(content: Content) -> some View {
      content
        .accessibilityElement(children: .contain)
        .accessibilityActions {
          if offers(.start) { action(.start) }
          if offers(.end) { action(.end) }
        }
        #if canImport(UIKit) && !os(tvOS) && !os(watchOS)
          .accessibilityScrollAction { edge in
            guard edge.axis == declaration.axis else { return }
            host.controller.scrollPast(edge.scrollEdge)
          }
        #endif
        #if !os(tvOS) && !os(watchOS)
          .background {
            if offers(.start) { ShortcutButton { action(.start) } }
          }
        #endif
    }

    /// Whether there is anything to do at an edge.
    private func offers(_ edge: ScrollEdge) -> Bool {
      switch declaration.edges[edge]?.action {
      case .run, .flag: isEnabled
      case .controller: isEnabled && host.controller.hasAction(edge)
      case .environment: isEnabled && declaration.refresh != nil
      case nil: false
      }
    }

    /// The action of an edge, by its name.
    private func action(_ edge: ScrollEdge) -> some View {
      Button(OverscrollStrings.action(EdgePurpose(edge)).text) { host.controller.begin(edge) }
    }
  }

  #if !os(tvOS) && !os(watchOS)
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
