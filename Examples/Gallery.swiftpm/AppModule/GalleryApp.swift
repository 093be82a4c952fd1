import GalleryScreens
import SwiftUI

/// Shows the gallery on a phone or an iPad.
@main @MainActor struct GalleryApp: App {
  var body: some Scene {
    WindowGroup { GalleryView() }
  }
}
