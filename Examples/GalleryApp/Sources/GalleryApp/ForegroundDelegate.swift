#if canImport(SwiftUI) && os(macOS)
  import AppKit

  /// Makes a command that has no bundle an app with a window in front and a menu bar.
  @MainActor final class ForegroundDelegate: NSObject, NSApplicationDelegate {
    func applicationDidFinishLaunching(_ notification: Notification) {
      NSApplication.shared.setActivationPolicy(.regular)
      NSApplication.shared.activate(ignoringOtherApps: true)
    }

    func applicationShouldTerminateAfterLastWindowClosed(_ sender: NSApplication) -> Bool { true }
  }
#endif
