#if canImport(SwiftUI) && !os(tvOS)
  import Overscroll
  import OverscrollCore
  package import SwiftUI

  #if os(macOS)
    import AppKit
  #endif

  /// A modifier that scrolls a list with keys while the list has the keyboard focus.
  @MainActor struct ListKeyModifier: ViewModifier {
    let axis: Axis
    let scroll: (ScrollStep) -> Void

    func body(content: Content) -> some View {
      if #available(iOS 17, macOS 14, *) {
        content
          .focusable()
          .focusEffectDisabled()
          .onKeyPress(keys: [
            .pageUp, .pageDown, .home, .end, .space, .upArrow, .downArrow, .leftArrow, .rightArrow,
          ]) { press in
            guard let step = step(for: press.key) else { return .ignored }
            scroll(step)
            return .handled
          }
      } else {
        #if os(macOS)
          content
            .focusable()
            .onCommand(#selector(NSResponder.scrollPageUp(_:))) { scroll(.pageBackward) }
            .onCommand(#selector(NSResponder.scrollPageDown(_:))) { scroll(.pageForward) }
            .onCommand(#selector(NSResponder.scrollToBeginningOfDocument(_:))) { scroll(.toStart) }
            .onCommand(#selector(NSResponder.scrollToEndOfDocument(_:))) { scroll(.toEnd) }
        #else
          content
        #endif
      }
    }

    @available(iOS 17, macOS 14, *)
    private func step(for key: KeyEquivalent) -> ScrollStep? {
      switch key {
      case .pageUp: .pageBackward
      case .pageDown, .space: .pageForward
      case .home: .toStart
      case .end: .toEnd
      case axis.arrow(towardEnd: false, direction): .lineBackward
      case axis.arrow(towardEnd: true, direction): .lineForward
      default: nil
      }
    }

    @Environment(\.layoutDirection) private var direction
  }

  extension Axis {
    /// Returns the arrow key that leads toward the end or the start of a list.
    package func arrow(towardEnd: Bool, _ direction: LayoutDirection) -> KeyEquivalent {
      switch self {
      case .vertical: towardEnd ? .downArrow : .upArrow
      case .horizontal: towardEnd == (direction == .rightToLeft) ? .leftArrow : .rightArrow
      }
    }
  }
#endif
