#if canImport(SwiftUI) && os(macOS)
  import AppKit

  /// Gives the gallery a front window and a menu bar if it runs as a command without a bundle.
  @MainActor final class ForegroundDelegate: NSObject, NSApplicationDelegate {
    func applicationDidFinishLaunching(_ notification: Notification) {
      NSApplication.shared.setActivationPolicy(.regular)
      NSApplication.shared.activate(ignoringOtherApps: true)
    }

    func applicationShouldTerminateAfterLastWindowClosed(_ sender: NSApplication) -> Bool { true }
  }
#endif
