#if canImport(SwiftUI)
  import OverscrollLists
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
            }
          }
      #endif
    }

    #if !os(tvOS)
      private func button(_ step: ReorderStep) -> some View {
        let key = axis.arrow(towardEnd: step == .forward, direction)
        return KeyButtonView(key: key, modifiers: [.option, .command]) { perform(step) }
      }
    #endif
  }
#endif
