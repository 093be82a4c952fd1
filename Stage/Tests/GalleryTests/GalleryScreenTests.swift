import ScreenDriver
import SwiftUI
import Testing

@testable import GalleryScreens

@MainActor @Suite(.onScreen, .serialized) struct GalleryScreenTests {
  @Test(arguments: Screen.allCases.filter { [.begin, .customIndicator, .outcomes].contains($0) }) func aScreenIsPulledAndComesHome(gallery: GalleryScreens.Screen) async {
    let screen = ScreenDriver.Screen(gallery.view(Keeper()))
    await screen.frames(5)
    await screen.pullAndRelease(by: 400)
    for i in 0..<200 { await screen.frames(1); if i % 6 == 0 { let v = screen.stage.scrollElements[0].view; print(gallery, i, v.contentOffset.y, v.contentInset.top, v.isDragging, v.isDecelerating, screen.texts.prefix(2)) } }
    #expect(screen.complaints == [])
  }
}
