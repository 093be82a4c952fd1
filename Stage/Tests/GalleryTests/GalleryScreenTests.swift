import ScreenDriver
import SwiftUI
import Testing

@testable import GalleryScreens

@MainActor @Suite(.onScreen, .serialized) struct GalleryScreenTests {
  @Test(arguments: Screen.allCases) func aScreenIsPulledAndComesHome(gallery: GalleryScreens.Screen) async {
    let screen = ScreenDriver.Screen(gallery.view(Keeper()))
    await screen.frames(5)
    print(gallery, screen.texts.prefix(4), screen.scrolls.first as Any)
    #expect(screen.complaints == [])
  }
}
