import Foundation
import ScreenDriver
import Testing

@testable import GalleryScreens
@testable import SwiftUI

/// Rules for the name, the text and the pictures of every screen.
@MainActor @Suite(.onScreen, .inGallery, .serialized) struct ScreenRulesTests {
  @Test func everyScreenIsInOneSectionAndTheFirstOneIsTheList() {
    let shown = GalleryScreens.Screen.Part.allCases.flatMap(\.screens)
    #expect(shown.first == .list)
    #expect(shown.count == GalleryScreens.Screen.allCases.count)
    #expect(Set(shown) == Set(GalleryScreens.Screen.allCases))
  }

  @Test func namesAreShortAndDifferentAndALineIsOneSentence() {
    let labels = GalleryScreens.Screen.allCases.map(\.labels)
    #expect(Set(labels.map(\.title)).count == labels.count)
    for (title, line) in labels {
      #expect(title.count <= 30, "\(title)")
      #expect(line.hasSuffix(".") && line.split(separator: " ").count <= 20, "\(line)")
      #expect(line.first?.isUppercase == true, "\(line)")
    }
  }

  /// The title bar contains the screen's name.
  ///
  /// The screens of the articles have the articles' names in the list of screens, and shorter ones above
  /// the screen.
  @Test(
    arguments: GalleryScreens.Screen.allCases.filter {
      !GalleryScreens.Screen.Part.articles.screens.contains($0)
    })
  func theTitleIsTheName(_ gallery: GalleryScreens.Screen) async {
    let screen = await shown(gallery)
    #expect(screen.texts.contains(gallery.labels.title))
  }

  /// Text at rest stays away from the window's sides.
  @Test(arguments: GalleryScreens.Screen.allCases)
  func noTextTouchesAnEdge(_ gallery: GalleryScreens.Screen) async {
    let screen = await shown(gallery)
    #expect(screen.texts.count > 1)
    for (text, frame) in screen.stage.visibleTexts.map({ ($0.text, $0.frame) }) {
      #expect(frame.minX >= 8, "\(text): \(frame)")
      // A card in a row may be cut off at the end.
      // The letters of an index are at the edge, as in UIKit.
      let mayTouch = gallery.scrollsSideways || (gallery == .index && text.count == 1)
      #expect(mayTouch || frame.maxX <= screen.size.width - 8, "\(text): \(frame)")
    }
  }

  /// A pull down of a screen that bounces reloads, or loads more.
  @Test(arguments: GalleryScreens.Screen.allCases.filter(\.bouncesAtTheTop))
  func aPullDownHasAnAction(_ gallery: GalleryScreens.Screen) async {
    let screen = await shown(gallery)
    let actions = Set(screen.stage.accessibilityActions.map(\.name))
    #expect(!actions.isDisjoint(with: ["Refresh", "Load more"]), "\(actions)")
  }

  /// Fonts have every character, and the stage has a drawing of every symbol.
  ///
  /// A missing character or symbol is shown as a box.
  @Test(arguments: GalleryScreens.Screen.allCases)
  func noBoxReplacesAPicture(_ gallery: GalleryScreens.Screen) async {
    let screen = await shown(gallery)
    for text in screen.texts {
      #expect(
        text.unicodeScalars.allSatisfy { $0.value < 0x250 || (0x2010...0x2027).contains($0.value) }, "\(text)"
      )
    }
    for symbol in screen.stage.text().matches(of: /Symbol "([^"]+)"/).map({ String($0.1) }) {
      #expect(SymbolGlyph(symbol).outline != nil, "\(symbol)")
    }
  }

  /// The stage draws no blur, so text behind a bar would be readable through it.
  @Test func aBarIsOpaque() {
    #expect([ColorScheme.light, .dark].allSatisfy { Ink.bar.shade($0).opacity == 1 })
  }

  /// A refresh that continues without its screen shows the time that is left.
  @Test func aKeptRefreshCountsDown() async {
    let keeper = Keeper()
    let screen = await shown(.kept, keeper)
    func secondsLeft() -> Int? {
      screen.texts.firstNonNil { $0.firstMatch(of: /^Ends in (\d) s/).flatMap { Int($0.1) } }
    }
    #expect(secondsLeft() == nil)
    #expect(await screen.tap("Refresh", wait: 1.5))
    let before = secondsLeft()
    await screen.replace(page(.list, keeper), wait: 3)
    await screen.replace(page(.kept, keeper), wait: 0.5)
    let after = secondsLeft()
    #expect(before == 7 && after == 4, "\(before ?? -1), \(after ?? -1)")
    await screen.wait(6)
    #expect(secondsLeft() == nil && screen.texts.contains("Stove replaced"))
  }

  /// The header of `threads` is below a large title, and the first row is below the header.
  @Test func aHeaderIsBelowALargeTitle() async throws {
    let screen = ScreenDriver.Screen(page(.threads, Keeper(), .large))
    await screen.wait(0.5)
    let title = try #require(screen.frame(of: "Threads"))
    let row = try #require(screen.frame(of: "Dipper below the weir"))
    #expect(row.minY - title.maxY >= 80, "\(title), \(row)")
  }

  private func shown(
    _ gallery: GalleryScreens.Screen, _ keeper: Keeper = Keeper()
  ) async -> ScreenDriver.Screen {
    let screen = ScreenDriver.Screen(page(gallery, keeper))
    await screen.wait(0.5)
    return screen
  }

  private func page(
    _ gallery: GalleryScreens.Screen, _ keeper: Keeper,
    _ title: NavigationBarItem.TitleDisplayMode = .inline
  ) -> some View {
    NavigationStack { gallery.view(keeper).navigationBarTitleDisplayMode(title).id(gallery) }
  }
}

extension GalleryScreens.Screen {
  /// Whether the screen scrolls horizontally.
  var scrollsSideways: Bool { [.horizontal, .horizontalList, .cards, .deck, .ranges].contains(self) }

  /// Whether the screen bounces at its top.
  ///
  /// `completionParts` does not scroll. `footerOnly` shows the article's scroll view without a header.
  fileprivate var bouncesAtTheTop: Bool {
    !scrollsSideways && self != .completionParts && self != .footerOnly
      && (self == .mail || !Part.rows.screens.contains(self))
  }
}

extension Sequence {
  fileprivate func firstNonNil<Result>(_ transform: (Element) -> Result?) -> Result? {
    lazy.compactMap(transform).first
  }
}
