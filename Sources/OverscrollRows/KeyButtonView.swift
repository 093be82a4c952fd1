#if canImport(SwiftUI) && !os(tvOS)
  import SwiftUI

  /// An invisible button that exists only for its keyboard shortcut.
  @MainActor struct KeyButtonView: View {
    let key: KeyEquivalent
    let modifiers: EventModifiers
    let action: @MainActor () -> Void

    var body: some View {
      Button("") { action() }
        .keyboardShortcut(KeyboardShortcut(key, modifiers: modifiers))
        .opacity(0)
        .allowsHitTesting(false)
        .accessibilityHidden(true)
    }
  }
#endif
