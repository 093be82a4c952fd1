#if canImport(SwiftUI) && !os(tvOS)
  import OverscrollCore
  import SwiftUI

  /// The crown of a watch, which scrolls a list that the engine scrolls; elsewhere there is none.
  @MainActor struct CrownTurns: ViewModifier {
    let axis: Axis
    let scroll: (ScrollInput) -> Void

    #if os(watchOS)
      @State private var turn = 0.0

      func body(content: Content) -> some View {
        content
          .focusable()
          .digitalCrownRotation($turn)
          .onChange(of: turn) { [turn] in scroll(.wheel($0 - turn, isPrecise: true)) }
      }
    #else
      func body(content: Content) -> some View { content }
    #endif
  }
#endif
