#if canImport(SwiftUI) && canImport(UIKit) && !canImport(ObjectiveC)
  import Combine
  import Foundation
  import OverscrollArticles
  import ScreenDriver
  import SwiftUI
  import Testing

  /// The view of the second article, compared with the sizes and the behavior that the article describes.
  @MainActor @Suite(.onScreen, .serialized)
  struct ArticleBindingScreenTests {
    private final class Flag: ObservableObject {
      @Published var loading = false
    }

    private struct Shape: View {
      @ObservedObject var flag: Flag

      var body: some View { RefreshableScrollView(refreshing: self.$flag.loading) { RowStack() } }
    }

    /// Returns the y position of the content's top, computed from the first row.
    ///
    /// The text of the row is centered in the row's 44 pt.
    private func top(_ screen: Screen) -> Double { Double(screen.frame(of: "Row 0")?.midY ?? .nan) - 22 }

    @Test("The arrow is centered in the 80 pt above the content, and is a quarter as high")
    func anArrowOfAQuarterStandsInTheMiddleOfTheEighty() async throws {
      let screen = await Screen(Shape(flag: Flag()), frames: 8)
      let rest = top(screen)
      await screen.pull(by: 70)
      await screen.frames(4)
      let arrow = try #require(screen.seen("Symbol \"arrow.down\""))
      #expect(top(screen) - rest < 48 && top(screen) - rest > 25)
      #expect(arrow.frame.size == CGSize(width: 20, height: 20))
      #expect(abs(arrow.frame.midX - 195) < 0.1)
      #expect(abs(arrow.frame.midY - (top(screen) - 40)) < 0.1)
      #expect(arrow.opacity == 1 && arrow.degrees == 0)
      // The arrow has the content's foreground color, which is black here.
      #expect(screen.stage.svg().contains("stroke=\"rgb(0,0,0)\""))
    }

    @Test("The arrow turns by 180° while the pull progresses from 60 % to 100 %")
    func theArrowTurnsOverOnTheLastTwoFifths() async throws {
      let screen = await Screen(Shape(flag: Flag()), frames: 8)
      let rest = top(screen)
      screen.touchDown(at: screen.middle)
      var turned = 0
      for _ in 0..<60 {
        await screen.drag(by: CGSize(width: 0, height: 4), over: 1.0 / 60)
        // The arrow is missing before it appears, and after a spinner has replaced it.
        guard let arrow = screen.seen("Symbol \"arrow.down\"") else { continue }
        let progress = (top(screen) - rest) / 80
        #expect(abs(arrow.degrees - 180 * min(max((progress - 0.6) / 0.4, 0), 1)) < 0.5)
        if arrow.degrees > 0 { turned += 1 }
      }
      #expect(turned > 3)
    }

    @Test func aSpinnerStandsInTheGapWhileTheFlagIsSet() async throws {
      let flag = Flag()
      let screen = await Screen(Shape(flag: flag), frames: 8)
      let rest = top(screen)
      await screen.pullAndRelease(by: 300, over: 1, wait: 1.2)
      #expect(flag.loading)
      let spinner = try #require(screen.seen("ProgressView"))
      #expect(abs(top(screen) - rest - 80) < 0.1)
      #expect(abs(spinner.frame.midY - rest - 40) < 0.1)
      #expect(screen.seen("Symbol") == nil)
      flag.loading = false
      await screen.frames(8)
      // The arrow appears again, and turns down while the content returns to rest.
      let arrow = try #require(screen.seen("Symbol \"arrow.down\""))
      #expect(abs(arrow.frame.midY - (top(screen) - 40)) < 0.5)
      await screen.wait(1)
      #expect(abs(top(screen) - rest) < 0.1)
      #expect(screen.seen("Symbol") == nil)
    }

    @Test(
      "The arrow is a quarter of the height, and a negative height or NaN shows no arrow",
      arguments: [120, -5, CGFloat.nan])
    func anyHeightIsDefined(height: CGFloat) async {
      let flag = Flag()
      let screen = await Screen(
        RefreshableScrollView(
          height: height, refreshing: Binding(get: { flag.loading }, set: { flag.loading = $0 })
        ) {
          RowStack()
        }, frames: 8)
      await screen.pull(by: 140)
      await screen.frames(4)
      let arrow = screen.seen("Symbol \"arrow.down\"")
      #expect(arrow.map { $0.frame.height } == (height == 120 ? 30 : nil))
      #expect(!flag.loading)
    }
  }
#endif
