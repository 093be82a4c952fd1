import Foundation
import ScreenDriver
import SwiftUI
import Testing
import UIKit

@testable import GalleryScreens

@MainActor @Suite(.onScreen, .inGallery, .serialized) struct GalleryScreenTests {
  /// Pulls a screen, releases it, and waits until its action has ended.
  ///
  /// The display is recorded before the pull, at the end of the pull, while the action runs, and after it.
  /// Each recording is drawn on the contact sheet. Eight screens are compared with a stored golden text.
  @Test(arguments: GalleryScreens.Screen.allCases)
  func aScreenIsPulledAndComesHome(_ gallery: GalleryScreens.Screen) async throws {
    let screen = ScreenDriver.Screen(gallery.view(Keeper()))
    var golden = GoldenScreen(gallery.rawValue)
    await screen.wait(0.5)
    golden.record("at rest", screen.stage)
    let rest = screen.scrolls
    #expect(!screen.stage.wantsFrames || gallery.movesAtRest)

    await screen.touchAndDrag(gallery.pull)
    golden.record("pulled", screen.stage)
    await screen.lift(wait: 0.7)
    golden.record("let go", screen.stage)

    _ = await screen.wait(upTo: 10) {
      !screen.stage.wantsFrames && screen.scrolls.allSatisfy { $0.insets == EdgeInsets() }
    }
    await screen.wait(0.5)
    #expect(gallery.keepsItsGap || screen.scrolls.allSatisfy { $0.insets == EdgeInsets() })
    #expect(gallery.endsElsewhere || screen.scrolls.map(\.offset) == rest.map(\.offset))
    golden.record("at rest again", screen.stage)
    if gallery.hasGolden { try golden.compare() }
  }

  /// A finger moves the content of a screen under an inline navigation title.
  ///
  /// `completionParts` is excluded, because it does not scroll.
  @Test(arguments: GalleryScreens.Screen.allCases.filter { $0 != .completionParts })
  func aScreenUnderATitleFollowsTheFinger(_ gallery: GalleryScreens.Screen) async {
    let view = NavigationStack { gallery.view(Keeper()).navigationBarTitleDisplayMode(.inline) }
    let screen = ScreenDriver.Screen(view)
    await screen.wait(0.5)
    let rest = Set(screen.texts.compactMap { screen.frame(of: $0).map { "\($0)" } })
    await screen.touchAndDrag(gallery.pull)
    let pulled = Set(screen.texts.compactMap { screen.frame(of: $0).map { "\($0)" } })
    #expect(rest != pulled)
    await screen.lift(wait: 3)
  }

  /// A screen that replaces another screen causes no endless loop of updates.
  @Test(arguments: GalleryScreens.Screen.allCases)
  func aScreenFollowsAnother(_ gallery: GalleryScreens.Screen) async {
    let keeper = Keeper()
    let first = GalleryScreens.Screen.completion
    let screen = ScreenDriver.Screen(NavigationStack { first.view(keeper).id(first) })
    await screen.wait(0.5)
    await screen.replace(NavigationStack { gallery.view(keeper).id(gallery) }, wait: 0.5)
  }

  /// A swipe ends at the start of a card, and edits keep the first visible card in place.
  @Test func aDeckIsEdited() async {
    let screen = ScreenDriver.Screen(GalleryScreens.Screen.deck.view(Keeper()))
    func says(_ words: String) -> Bool { screen.texts.contains { $0.hasPrefix(words) } }
    await screen.wait(0.5)
    await screen.touchAndDrag(CGSize(width: -300, height: 0))
    await screen.lift(wait: 2)
    let offset = screen.scrolls.first?.offset.x ?? .nan
    #expect(offset > 0 && offset.truncatingRemainder(dividingBy: PictureCard.width) == 0, "\(offset)")
    let first = Int(offset / PictureCard.width) + 1
    #expect(says("Card \(first) is in front, at place \(first) of 40"))
    await screen.tap("Next", wait: 1)
    #expect(says("Card \(first + 1) is in front, at place \(first + 1) of 40"))
    await screen.tap("Add", wait: 1)
    #expect(says("Card \(first + 1) is in front, at place \(first + 1) of 41"))
    #expect(screen.texts.contains("41"))
    await screen.tap("Remove", wait: 1)
    // The first visible card is removed, and the card after it stays in place. So the card before it is
    // first.
    #expect(says("Card \(first) is in front, at place \(first) of 40"))
    #expect(screen.texts.contains("41"))
    await screen.tap("Shuffle", wait: 1)
    #expect(says("Card ") && screen.texts.contains { $0.hasSuffix("of 40.") })
  }

  /// On a wide window, the gallery shows the chosen screen beside the list of screens.
  @Test func theGalleryShowsWhatIsChosen() async {
    let screen = ScreenDriver.Screen(GalleryView(), size: CGSize(width: 1024, height: 768))
    await screen.frames(5)
    #expect(screen.texts.contains("Choose a screen"))
    #expect(screen.tap("List"))
    await screen.frames(5)
    #expect(screen.texts.contains("Dipper below the weir"))
  }
}

extension GalleryScreens.Screen {
  /// Whether the screen is compared with a golden text: five articles and three kinds of list.
  fileprivate var hasGolden: Bool {
    switch self {
    case .completion, .binding, .horizontalList, .threads, .headerFooter, .list, .sections, .chat: true
    default: false
    }
  }

  /// The translation of a pull, in pt, that starts the action of the screen's edge.
  fileprivate var pull: CGSize {
    switch self {
    case .horizontal: CGSize(width: 300, height: 0)
    case .horizontalList, .cards, .deck, .ranges: CGSize(width: -300, height: 0)
    case .footerOnly: CGSize(width: 0, height: -700)
    default: CGSize(width: 0, height: 400)
    }
  }

  /// Whether the gap stays open after a failure, because the failure stays visible until a retry.
  fileprivate var keepsItsGap: Bool { self == .retry }

  /// Whether the pull changes the final offset, because the screen loads more or snaps to a card.
  fileprivate var endsElsewhere: Bool { [.footerOnly, .chat, .ranges, .deck].contains(self) }

  /// Whether the screen is animated even without a pull.
  var movesAtRest: Bool { [.threads, .list, .masonry, .chat].contains(self) }
}

extension ScreenDriver.Screen {
  fileprivate func touchAndDrag(_ distance: CGSize) async {
    touchDown(at: middle)
    await drag(by: distance, over: 0.4)
    await frames(8)
  }
}
