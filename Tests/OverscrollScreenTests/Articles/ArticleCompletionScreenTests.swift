#if canImport(SwiftUI) && canImport(UIKit) && !canImport(ObjectiveC)
  import Foundation
  import OverscrollArticles
  import ScreenDriver
  import SwiftUI
  import Testing

  /// The view of the first article, compared with the sizes and the behavior that the article describes.
  @MainActor @Suite(.onScreen, .serialized) struct ArticleCompletionScreenTests {
    private static let icon = "arrow.triangle.2.circlepath.circle"
    /// The threshold, in pt: 15 % of the viewport of 763 pt between the bars.
    private static let threshold = 114.45

    @Test func theIndicatorIsAnIconAboveWordsInGray() throws {
      let screen = Screen(PullToRefresh(iconSystemName: Self.icon, progress: 0.5, refreshing: false))
      let icon = try #require(screen.seen("Symbol \"\(Self.icon)\""))
      let words = try #require(screen.seen("Text \"Pull to refresh\""))
      #expect(icon.frame.size == CGSize(width: 24, height: 24))
      #expect(icon.degrees == 180)
      #expect(icon.opacity == 0.5 && words.opacity == 0.5)
      #expect(abs(words.frame.minY - icon.frame.maxY - 8) < 0.05)
      #expect(abs(words.frame.midX - icon.frame.midX) < 0.2)
      let drawing = try #require(screen.drawing(of: "Pull to refresh"))
      #expect(drawing.contains("font-size=\"11\"") && drawing.contains("fill=\"rgb(142,142,147)\""))
    }

    @Test func anIndicatorWithoutProgressIsNotSeen() {
      let screen = Screen(PullToRefresh(iconSystemName: Self.icon, progress: 0, refreshing: false))
      #expect(screen.texts == [])
    }

    @Test("The font of the label scales with Dynamic Type") func wordsGrowWithTheReadersText() throws {
      let screen = Screen(PullToRefresh(progress: 1, refreshing: true)) {
        $0.dynamicTypeSize = .accessibility5
      }
      let drawing = try #require(screen.drawing(of: "Refreshing…"))
      #expect(!drawing.contains("font-size=\"11\""))
    }

    /// Returns the angle of a rotating view in each frame, in degrees.
    private func angles(progress: CGFloat, for seconds: Double) async -> [Double] {
      let screen = await Screen(
        RotatingView(progress: progress, animating: true, content: { Image(systemName: "star") }), frames: 3)
      var angles: [Double] = []
      for _ in 0..<Int(seconds * 60) {
        await screen.frames(1)
        angles.append(screen.seen("Symbol")?.degrees ?? .nan)
      }
      return angles
    }

    @Test(arguments: [0, 0.3, 1]) func aTurnTakesOneAndAHalfSeconds(progress: CGFloat) async {
      let angles = await angles(progress: progress, for: 4)
      let turns = angles.indices.dropFirst().filter { angles[$0] < angles[$0 - 1] - 180 }
      #expect(turns.count >= 2)
      guard turns.count >= 2 else { return }
      #expect(turns[1] - turns[0] == 90)
      // Each turn accelerates at its start and decelerates at its end.
      #expect(abs(angles[turns[0] + 45] - 180) < 5)
      #expect(angles[turns[0] + 15] < 40)
      #expect(angles[turns[0] + 75] > 320)
    }

    /// A view as in the article, whose action is a method with a completion parameter.
    private struct Shape: View {
      let action: @MainActor (@escaping RefreshableScrollView<RowStack>.Completion) async -> Void

      var body: some View {
        RefreshableScrollView(onRefresh: action, content: { RowStack() })
      }
    }

    private final class Keeper {
      var complete: RefreshableScrollView<RowStack>.Completion?
    }

    @Test("The indicator is centered above the content, and its opacity and angle follow the pull")
    func theIndicatorStandsInTheMiddleOfTheThreshold() async throws {
      let keeper = Keeper()
      let screen = await Screen(Shape { keeper.complete = $0 }, frames: 8)
      let rest = try #require(screen.frame(of: "Row 0")?.midY) - 22
      await screen.pull(by: 130)
      await screen.frames(4)
      let top = try #require(screen.frame(of: "Row 0")?.midY) - 22
      let overscroll = top - rest
      #expect(overscroll > 40 && overscroll < Self.threshold)
      let icon = try #require(screen.seen("Symbol \"\(Self.icon)\""))
      let words = try #require(screen.seen("Text \"Pull to refresh\""))
      #expect(abs((icon.frame.minY + words.frame.maxY) / 2 - (top - Self.threshold / 2)) < 0.3)
      #expect(icon.frame.size == CGSize(width: 24, height: 24))
      #expect(abs(icon.opacity - overscroll / Self.threshold) < 0.011)
      #expect(abs(icon.degrees - 360 * overscroll / Self.threshold) < 0.3)
      #expect(keeper.complete == nil)
    }

    @Test("The indicator shows \"Refreshing…\" until the content has returned to rest")
    func itSaysThatItRefreshesUntilTheContentIsBack() async throws {
      let keeper = Keeper()
      let screen = await Screen(Shape { keeper.complete = $0 }, frames: 8)
      await screen.pullAndRelease(by: 460, over: 1, wait: 1.2)
      #expect(screen.seen("Text \"Refreshing…\"")?.opacity == 1)
      await keeper.complete?()
      await screen.frames(10)
      let fading = try #require(screen.seen("Text \"Refreshing…\""))
      #expect(fading.opacity < 0.9)
      #expect(!screen.texts.contains("Pull to refresh"))
      await screen.wait(1)
      #expect(!screen.texts.contains("Refreshing…"))
      #expect(!Screen.knowsFeedback || screen.haptics == 1)
    }

    /// The action ends while the finger pulls.
    ///
    /// The finger then moves back to the edge and pulls again.
    @Test("After the action has ended during a touch, a second pull of this touch shows the indicator")
    func aPullAfterAnEndUnderTheFingerIsSeen() async throws {
      let keeper = Keeper()
      let screen = await Screen(Shape { keeper.complete = $0 }, frames: 8)
      func top() -> Double { Double(screen.frame(of: "Row 0")?.midY ?? .nan) }
      // The icon is drawn behind the content's top. All of it is visible from 70 pt of overscroll.
      func follows() {
        let opacity = screen.seen("Symbol \"\(Self.icon)\"")?.opacity ?? 0
        let share = min(max(top() - rest, 0) / Self.threshold, 1)
        #expect(abs(opacity - share) < 0.02 || opacity == 0 && top() - rest < 70, "\(opacity) \(share)")
      }
      let rest = top()
      await screen.pull(by: 450, over: 0.8)
      let complete = try #require(keeper.complete)
      keeper.complete = nil
      await screen.wait(0.7)
      await complete()
      await screen.wait(1)
      while top() > rest { await screen.drag(by: CGSize(width: 0, height: -20), over: 1.0 / 60) }
      await screen.frames(2)
      #expect(screen.seen("Symbol \"\(Self.icon)\"") == nil)
      while top() - rest < 95 {
        await screen.drag(by: CGSize(width: 0, height: 20), over: 1.0 / 60)
        await screen.frames(2)
        follows()
      }
      #expect(screen.texts.contains("Pull to refresh"))
      screen.lift()
      // While the content returns, the icon fades with the overscroll.
      for _ in 0..<60 {
        await screen.frames(1)
        follows()
      }
      #expect(top() == rest && keeper.complete == nil)
    }

    private struct Offsets: View {
      let log: (CGPoint) -> Void

      var body: some View {
        HStack {
          Color.clear.preference(key: OffsetPreferenceKey.self, value: CGPoint(x: 1, y: 2))
          Color.clear.preference(key: OffsetPreferenceKey.self, value: CGPoint(x: 30, y: 40))
        }
        .onPreferenceChange(OffsetPreferenceKey.self) { log($0) }
      }
    }

    @Test func offsetsAreSummed() async {
      var offsets: [CGPoint] = []
      let screen = Screen(Offsets { offsets.append($0) })
      await screen.frames(2)
      #expect(offsets.last == CGPoint(x: 31, y: 42))
    }
  }
#endif
