import Foundation
import Overscroll
import ScreenDriver
import SwiftUI
import Testing

@testable import GalleryScreens

/// Tests of the animated pictures in README.md. Each one shows a promise on the stage.
///
/// `Scripts/pictures` stores new pictures.
@MainActor @Suite(.onScreen, .inGallery, .serialized) struct MovingPictureTests {
  private static let size = CGSize(width: 300, height: 400)
  private static let safeArea = EdgeInsets(top: 16, leading: 0, bottom: 0, trailing: 0)

  private func screen(_ view: some View) async -> ScreenDriver.Screen {
    let screen = ScreenDriver.Screen(view, size: Self.size, safeArea: Self.safeArea)
    await screen.wait(0.5)
    return screen
  }

  private struct Notes: View {
    @StateObject private var feed = Feed()

    var body: some View {
      List(feed.notes) { NoteRow(note: $0) }
        .pullToRefresh { try await feed.reload() }
        .refreshIndicatorStyle(.progressRing)
    }
  }

  @Test("A pull refreshes a list")
  func pull() async throws {
    let screen = await screen(Notes())
    var picture = MovingPicture(screen)
    picture.caption = "Pull"
    await picture.wait(0.4)
    picture.touchDown(at: CGPoint(x: 190, y: 110))
    picture.step = 3
    await picture.drag(by: CGSize(width: 0, height: 230), over: 0.7)
    picture.caption = "Past the threshold"
    await picture.wait(0.3)
    picture.lift()
    picture.caption = "The action runs once"
    picture.markStill()
    picture.step = 2
    await picture.wait(1.6)
    picture.caption = "The new row is there"
    await picture.wait(1.6)
    #expect(screen.texts.contains("Stove replaced"), "a newer note has loaded")
    #expect(screen.scrolls.map(\.insets) == [EdgeInsets()])
    #expect(screen.complaints == [])
    try picture.compare(with: ("Overscroll", "pull"), title: "A list is pulled down, refreshes and springs back")
  }
}
