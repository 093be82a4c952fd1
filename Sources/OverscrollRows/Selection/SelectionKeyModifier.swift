#if canImport(SwiftUI)
  import OverscrollLists
  import SwiftUI

  /// A modifier that lets a row have the keyboard focus, and selects with keys.
  struct SelectionKeyModifier: ViewModifier {
    let coordinator: SelectionCoordinator
    let axis: Axis
    let isFocused: Bool
    @Environment(\.layoutDirection) private var direction

    func body(content: Content) -> some View {
      #if os(tvOS)
        content.focusable()
      #else
        if #available(iOS 17, macOS 14, *) {
          content
            .focusable()
            .focusEffectDisabled()
            .onKeyPress(keys: Set(arrows.keys).union([.space, .escape])) { press in
              pressed(press) ? .handled : .ignored
            }
            .background { selectAllButton }
        } else {
          content
        }
      #endif
    }

    #if !os(tvOS)
      @available(iOS 17, macOS 14, *)
      private func pressed(_ press: KeyPress) -> Bool {
        if let towardEnd = arrows[press.key] {
          return coordinator.move(towardEnd: towardEnd, press.modifiers.contains(.shift) ? .extends : [])
        }
        guard press.key == .space else { return coordinator.clear() }
        coordinator.toggle()
        return true
      }

      /// The arrow keys along the axis, and whether they lead toward the end.
      @available(iOS 17, macOS 14, *)
      private var arrows: [KeyEquivalent: Bool] {
        switch axis {
        case .vertical: return [.upArrow: false, .downArrow: true]
        case .horizontal:
          let isMirrored = direction == .rightToLeft
          return [.leftArrow: isMirrored, .rightArrow: !isMirrored]
        }
      }

      /// A button that is pressed by Command-A while the row has the keyboard focus.
      @ViewBuilder private var selectAllButton: some View {
        if isFocused {
          Button("") { coordinator.selectAll() }
            .keyboardShortcut(KeyboardShortcut("a"))
            .opacity(0)
            .allowsHitTesting(false)
            .accessibilityHidden(true)
        }
      }
    #endif
  }
#endif
