#if canImport(SwiftUI)
  import Foundation
  @_spi(Gallery) import Overscroll

  /// The launch arguments of a test that starts the gallery.
  ///
  /// A release build ignores them.
  struct LaunchArguments: Hashable, Sendable {
    /// The screen to open: `-screen list`.
    var screen: Screen?
    /// The container on the screen of the UI tests: `-screen matrix -container list`.
    var container: Matrix.Container?
    /// The chrome around it: `-chrome large`.
    var chrome: Matrix.Chrome?
    /// Whether every screen keeps a journal: `-journal`.
    var keepsJournal = false
    /// The shift of the content one frame after the first lift, in pt: `-fault 40`.
    var fault = 0.0
    /// The title inset style: `-titleInset atOnce`.
    var titleInset: String?

    /// Reads arguments and ignores unknown ones.
    init(_ arguments: [String]) {
      func value(after name: String) -> String? {
        arguments.firstIndex(of: name).flatMap { $0 + 1 < arguments.count ? arguments[$0 + 1] : nil }
      }
      screen = value(after: "-screen").flatMap(Screen.init(rawValue:))
      if value(after: "-screen") == "matrix" {
        container = value(after: "-container").flatMap(Matrix.Container.init)
        chrome = value(after: "-chrome").flatMap(Matrix.Chrome.init)
      }
      keepsJournal = arguments.contains("-journal")
      fault = value(after: "-fault").flatMap(Double.init).flatMap { $0.isFinite ? $0 : nil } ?? 0
      titleInset = value(after: "-titleInset")
    }

    /// Sets the title inset style.
    @MainActor func apply() {
      if let titleInset { BridgeDiagnostics.titleInsetStyle = titleInset }
    }

    /// The launch arguments of this process.
    static var current: LaunchArguments {
      #if DEBUG
        LaunchArguments(ProcessInfo.processInfo.arguments)
      #else
        LaunchArguments([])
      #endif
    }
  }
#endif
