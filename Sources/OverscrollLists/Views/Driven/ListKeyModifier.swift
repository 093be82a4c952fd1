#if canImport(SwiftUI) && !os(tvOS)
  import Overscroll
  import OverscrollCore
  import SwiftUI

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
          .onKeyPress(keys: Set(steps.keys)) { press in
            guard let step = steps[press.key] else { return .ignored }
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
    private var steps: [KeyEquivalent: ScrollStep] {
      var steps: [KeyEquivalent: ScrollStep] = [
        .pageUp: .pageBackward, .pageDown: .pageForward, .home: .toStart, .end: .toEnd,
        .space: .pageForward,
      ]
      switch axis {
      case .vertical:
        steps[.upArrow] = .lineBackward
        steps[.downArrow] = .lineForward
      case .horizontal:
        steps[.leftArrow] = isMirrored ? .lineForward : .lineBackward
        steps[.rightArrow] = isMirrored ? .lineBackward : .lineForward
      }
      return steps
    }

    @Environment(\.layoutDirection) private var direction

    private var isMirrored: Bool { direction == .rightToLeft }
  }
#endif
