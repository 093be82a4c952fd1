#if canImport(SwiftUI)
  import GalleryScreens
  import SwiftUI

  /// Shows the gallery in a window.
  @main @MainActor struct GalleryApp: App {
    #if os(macOS)
      @NSApplicationDelegateAdaptor(ForegroundDelegate.self) private var delegate
    #endif

    var body: some Scene {
      WindowGroup("Overscroll") { GalleryView() }
    }
  }
#else
  /// Prints a message, because the gallery needs SwiftUI.
  @main struct GalleryApp {
    static func main() { print("This gallery needs SwiftUI: run it on a Mac, or try Scripts/gallery.") }
  }
#endif
