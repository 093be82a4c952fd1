#if canImport(SwiftUI) && !os(tvOS)
  public import SwiftUI

  extension View {
    /// Sets the keyboard shortcut that refreshes.
    ///
    /// The default is Command-R on macOS, and no shortcut on the remaining platforms.
    ///
    /// - Parameter shortcut: The shortcut, or nil for none.
    public func refreshKeyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View {
      environment(\.refreshShortcut, shortcut)
    }
  }

  extension EnvironmentValues {
    /// The keyboard shortcut that refreshes.
    var refreshShortcut: KeyboardShortcut? {
      get { self[ShortcutKey.self] }
      set { self[ShortcutKey.self] = newValue }
    }
  }

  private struct ShortcutKey: EnvironmentKey {
    static var defaultValue: KeyboardShortcut? {
      #if os(macOS)
        KeyboardShortcut("r", modifiers: .command)
      #else
        nil
      #endif
    }
  }

  /// An invisible button that exists only for its keyboard shortcut.
  @MainActor package struct ShortcutButton<Action: View>: View {
    private let action: () -> Action

    @Environment(\.refreshShortcut) private var shortcut

    package init(@ViewBuilder action: @escaping () -> Action) { self.action = action }

    package var body: some View {
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
