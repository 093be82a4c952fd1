#if canImport(SwiftUI)
  import Foundation
  @_spi(Gallery) import Overscroll

  /// The launch arguments with which a UI test starts the gallery.
  ///
  /// A release build ignores them.
  struct LaunchArguments: Hashable, Sendable {
    /// The screen to open, as in `-screen list`.
    var screen: Screen?
    /// The container on the UI tests' screen, as in `-screen matrix -container list`.
    var container: Matrix.Container?
    /// The bar or sheet around that container, as in `-chrome large`.
    var chrome: Matrix.Chrome?
    /// The file for the journal of the screen, as in `-journal /tmp/journal.txt`; `nil` records none.
    var journal: URL?
    /// The distance, in pt, to shift the content one frame after the first lift: `-fault 40`.
    ///
    /// This fault tests the rules for journals.
    var fault = 0.0
    /// The style of a gap's inset under a large title, as in `-titleInset atOnce`.
    var titleInset: String?

    /// Reads the known arguments, and ignores the remaining ones.
    init(_ arguments: [String]) {
      func value(after name: String) -> String? {
        arguments.firstIndex(of: name).flatMap { $0 + 1 < arguments.count ? arguments[$0 + 1] : nil }
      }
      screen = value(after: "-screen").flatMap(Screen.init(rawValue:))
      if value(after: "-screen") == "matrix" {
        container = value(after: "-container").flatMap(Matrix.Container.init)
        chrome = value(after: "-chrome").flatMap(Matrix.Chrome.init)
      }
      journal = value(after: "-journal").flatMap { $0.hasPrefix("-") ? nil : URL(fileURLWithPath: $0) }
      fault = value(after: "-fault").flatMap(Double.init).flatMap { $0.isFinite ? $0 : nil } ?? 0
      titleInset = value(after: "-titleInset")
    }

    /// Applies the title inset style of the arguments, if any.
    @MainActor func apply() {
      if let titleInset { AdapterDiagnostics.titleInsetStyle = titleInset }
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
