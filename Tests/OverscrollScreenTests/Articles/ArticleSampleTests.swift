#if canImport(SwiftUI) && canImport(UIKit) && !canImport(ObjectiveC)
  import Foundation
  import OverscrollArticles
  import ScreenDriver
  import SwiftUI
  import Testing

  /// The documentation pages about the articles.
  ///
  /// Each page begins with a sample and shows a picture of it.
  @MainActor @Suite(.onScreen, .serialized) struct ArticleSampleTests {
    /// A documentation page about one article.
    struct Page: Sendable, CustomTestStringConvertible {
      /// The file name of the page without its prefix "ComingFrom".
      let name: String
      /// The file name of the sample without its prefix "ArticleSample".
      let sample: String
      /// The file name of the picture, without its extension.
      let picture: String
      /// The two drags before the first and the second picture, in pt.
      let pulls: [CGSize]
      /// Returns the sample's view.
      let make: @MainActor @Sendable () -> AnyView

      var testDescription: String { name }
    }

    nonisolated static let pages = [
      Page(
        name: "ACompletion", sample: "Completion", picture: "completion-screen",
        pulls: [down(125), down(190)], make: { AnyView(TideTable()) }),
      Page(
        name: "ABinding", sample: "Binding", picture: "binding-screen", pulls: [down(95), down(205)],
        make: { AnyView(LogbookView()) }),
      Page(
        name: "AHorizontalList", sample: "HorizontalList", picture: "horizontal-screen",
        pulls: [CGSize(width: -160, height: 0), CGSize(width: -90, height: 0)],
        make: { AnyView(Almanac()) }),
      Page(
        name: "Threads", sample: "Threads", picture: "threads-screen", pulls: [down(120), down(240)],
        make: { AnyView(Harbours()) }),
      Page(
        name: "HeaderAndFooter", sample: "HeaderFooter", picture: "header-footer-screen",
        pulls: [down(70), down(200)], make: { AnyView(Diary()) }),
    ]

    nonisolated private static func down(_ distance: CGFloat) -> CGSize { CGSize(width: 0, height: distance) }

    private static let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    private static let catalog = tests.appendingPathComponent(
      "../../../Sources/OverscrollArticles/OverscrollArticles.docc")

    @Test(arguments: pages) func thePageBeginsWithTheSample(page: Page) throws {
      let text = try String(
        contentsOf: Self.catalog.appendingPathComponent("ComingFrom\(page.name).md"), encoding: .utf8)
      let sample = try String(
        contentsOf: Self.tests.appendingPathComponent("ArticleSample\(page.sample).swift"), encoding: .utf8)
      let block = text.components(separatedBy: "```swift\n").dropFirst().first?
        .components(separatedBy: "```").first
      #expect(block == sample)
      #expect(text.contains("](\(page.picture))"))
    }

    /// The picture shows the screen during a pull, at the end of the pull, and after the lift.
    ///
    /// `Scripts/pictures` creates new pictures.
    @Test("The picture of the page shows the sample's current screen", arguments: pages)
    func thePictureIsOfTheSample(page: Page) async throws {
      let screen = await Screen(page.make(), size: Self.size, frames: 10)
      var pictures: [String] = []
      screen.touchDown(at: CGPoint(x: 195, y: 260))
      for pull in page.pulls {
        await screen.drag(by: pull, over: 0.5)
        await screen.frames(8)
        pictures.append(screen.stage.svg())
      }
      await screen.lift(wait: 0.6)
      pictures.append(screen.stage.svg())

      let drawn = Self.strip(of: pictures)
      let file = Self.catalog.appendingPathComponent("Resources/\(page.picture).svg")
      #expect(try golden(file, seen: drawn) == drawn, "\(page.picture) does not match the sample")
    }

    nonisolated private static let size = CGSize(width: 390, height: 560)

    /// Returns an SVG with the pictures of a screen side by side, at half size.
    private static func strip(of pictures: [String]) -> String {
      let screens = pictures.enumerated().map { index, picture in
        """
        <g transform="translate(\(8 + index * 211) 8) scale(0.5)" clip-path="url(#screen)">
        \(picture)</g>
        <rect x="\(8 + index * 211)" y="8" width="195" height="280" rx="12" fill="none" stroke="#8e8e93"/>
        """
      }
      return """
        <svg xmlns="http://www.w3.org/2000/svg" width="633" height="296" viewBox="0 0 633 296">
        <clipPath id="screen"><rect width="390" height="560" rx="24"/></clipPath>
        \(screens.joined(separator: "\n"))
        </svg>

        """
    }
  }
#endif
