import Foundation
import ScreenDriver
import SwiftUI
import Testing

@testable import GalleryScreens

/// Tests of the animated pictures in README.md.
///
/// Each picture shows a promise on the stage. `Scripts/pictures` stores new pictures.
@MainActor @Suite(.onScreen, .inGallery, .serialized) struct MovingPictureTests {
  private static let size = CGSize(width: 300, height: 400)
  private static let safeArea = EdgeInsets(top: 16, leading: 0, bottom: 0, trailing: 0)

  private func screen(_ view: some View) async -> ScreenDriver.Screen {
    let screen = ScreenDriver.Screen(view, size: Self.size, safeArea: Self.safeArea)
    await screen.wait(0.5)
    return screen
  }

  @Test("A pull refreshes a list")
  func pull() async throws {
    let screen = await screen(PictureNotes())
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
    try picture.compare(
      with: ("Overscroll", "pull"), title: "A list is pulled down, refreshes and springs back")
  }

  @Test("A failed refresh stays visible, and a tap retries")
  func failure() async throws {
    let screen = await screen(PictureOfflineNotes())
    var picture = MovingPicture(screen)
    picture.caption = "Pull without a connection"
    picture.step = 2
    await picture.wait(0.4)
    picture.touchDown(at: CGPoint(x: 190, y: 110))
    await picture.drag(by: CGSize(width: 0, height: 230), over: 0.6)
    await picture.wait(0.2)
    picture.lift()
    await picture.wait(1.2)
    picture.caption = "The failure stays"
    picture.markStill()
    await picture.wait(1.6)
    let retry = try #require(screen.frame(of: "Tap to try again"))
    picture.touchDown(at: CGPoint(x: retry.midX, y: retry.midY))
    picture.caption = "A tap retries"
    await picture.wait(0.1)
    picture.lift()
    await picture.wait(1.1)
    picture.caption = "The new row is there"
    await picture.wait(1.6)
    #expect(screen.texts.contains("Stove replaced"), "the second reload has succeeded")
    try picture.compare(
      with: ("Overscroll", "retry"), title: "A refresh fails, shows this, and succeeds after a tap")
  }

  /// A scroll view keeps the distance to its content's start, so rows that are inserted above move the
  /// visible ones (reported at https://github.com/justinmoon/pika/pull/360).
  @Test("Earlier messages arrive in a plain scroll view and in a list")
  func prepend() async throws {
    let model = ChatModel()
    let size = CGSize(width: 250, height: 400)
    let plain = ScreenDriver.Screen(
      PictureChat(model: model, isPlain: true), size: size, safeArea: Self.safeArea)
    let list = plain.openWindow(PictureChat(model: model, isPlain: false))
    await plain.wait(0.5)
    for screen in [plain, list] { screen.scroll(to: CGPoint(x: 0, y: 330)) }
    await plain.wait(0.5)
    var picture = MovingPicture(plain, list, titles: ["ScrollView", "VerticalList"])
    picture.caption = "Scroll up to earlier messages"
    picture.step = 6
    await picture.wait(0.6)
    picture.touchDown(at: CGPoint(x: 130, y: 110))
    picture.step = 3
    await picture.drag(by: CGSize(width: 0, height: 200), over: 0.8)
    picture.step = 6
    await picture.wait(0.2)
    picture.lift()
    await picture.wait(0.6)
    let before = list.texts
    Task { try await model.loadEarlier() }
    await picture.wait(0.9)
    picture.step = 1
    await picture.wait(0.15)
    picture.caption = "Twenty earlier messages arrive"
    picture.markStill()
    await picture.wait(0.05)
    picture.step = 6
    await picture.wait(2.4)
    #expect(list.texts == before, "the list shows the same messages")
    #expect(plain.texts.filter(Set(before).contains).count < 2, "the scroll view shows others")
    try picture.compare(
      with: ("OverscrollLists", "prepend"),
      title: "Earlier messages arrive: in a plain scroll view the messages jump, in a list they stay")
  }

  @Test("A thumb scrolls through ten million rows")
  func millions() async throws {
    let count = PictureRows.Count()
    let screen = await screen(PictureRows(count: count))
    var picture = MovingPicture(screen)
    picture.liveCaption = { "10,000,000 rows, \(count.built) of them built" }
    await picture.wait(0.6)
    picture.touchDown(at: CGPoint(x: 150, y: 320))
    picture.step = 2
    await picture.drag(by: CGSize(width: 0, height: -180), over: 0.2)
    picture.lift()
    await picture.wait(1)
    picture.step = 6
    picture.touchDown(at: CGPoint(x: 284, y: 44))
    await picture.drag(by: CGSize(width: 0, height: 200), over: 2)
    picture.markStill()
    await picture.wait(0.6)
    await picture.drag(by: CGSize(width: 0, height: 200), over: 1.5)
    await picture.wait(0.3)
    picture.lift()
    await picture.wait(1.2)
    #expect(screen.texts.contains("Row 9,999,999"))
    try picture.compare(
      with: ("OverscrollLists", "millions"), title: "A thumb scrolls through ten million rows")
  }

  @Test("A held row moves to another place")
  func reorder() async throws {
    let screen = await screen(PictureTasks())
    var picture = MovingPicture(screen)
    picture.caption = "Hold a row"
    picture.step = 2
    await picture.wait(0.6)
    picture.touchDown(at: CGPoint(x: 190, y: 88))
    await picture.wait(0.7)
    picture.caption = "The other rows make room"
    await picture.drag(by: CGSize(width: 0, height: 150), over: 1.2)
    picture.markStill()
    await picture.wait(0.4)
    await picture.drag(by: CGSize(width: 0, height: -50), over: 0.6)
    await picture.wait(0.4)
    picture.lift()
    picture.caption = "One call with the new order"
    await picture.wait(1.6)
    try picture.compare(
      with: ("OverscrollRows", "reorder"), title: "A row is held, dragged between two others, and dropped")
  }
}
