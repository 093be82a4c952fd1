#if canImport(SwiftUI)
  import SwiftUI

  /// Moves a row that has the keyboard focus with Option-Command and an arrow key.
  ///
  /// The keys are those of buttons, because a key that is pressed with Command does not reach `onKeyPress`.
  struct ReorderKeyModifier: ViewModifier {
    let axis: Axis
    let perform: (ReorderStep) -> Void
    @FocusState private var isFocused: Bool
    @Environment(\.layoutDirection) private var direction

    func body(content: Content) -> some View {
      #if os(tvOS)
        content
      #else
        content
          .focused($isFocused)
          .background {
            if isFocused {
              ZStack {
                button(.backward)
                button(.forward)
              }
              .opacity(0)
              .allowsHitTesting(false)
              .accessibilityHidden(true)
            }
          }
      #endif
    }

    #if !os(tvOS)
      private func button(_ step: ReorderStep) -> some View {
        Button("") { perform(step) }
          .keyboardShortcut(KeyboardShortcut(key(step), modifiers: [.option, .command]))
      }

      private func key(_ step: ReorderStep) -> KeyEquivalent {
        let isForward = step == .forward
        switch (axis, direction) {
        case (.vertical, _): return isForward ? .downArrow : .upArrow
        case (.horizontal, .rightToLeft): return isForward ? .leftArrow : .rightArrow
        case (.horizontal, _): return isForward ? .rightArrow : .leftArrow
        }
      }
    #endif
  }
#endif
