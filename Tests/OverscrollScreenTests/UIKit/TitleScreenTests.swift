#if canImport(SwiftUI) && canImport(UIKit) && !canImport(ObjectiveC)
  import Foundation
  import Overscroll
  import OverscrollCore
  import ScreenDriver
  import SwiftUI
  import Testing

  /// The position of a large title while the content below it is pulled.
  ///
  /// Only the stage, the model of SwiftUI on Linux, reports the position of a title. It rounds offsets to
  /// pixels, and a title of 52.5 pt is not a whole number of pixels.
  @MainActor @Suite(.withSilentInsets, .onScreen, .serialized, .enabled(if: Screen.hasFingers))
  struct TitleScreenTests {
    /// The content below the title.
    ///
    /// `plain` is a scroll view without this package. The remaining cases use this package.
    enum Kind: CaseIterable { case plain, scrollView, list }

    struct Look: RefreshIndicatorStyle {
      func makeBody(configuration: RefreshIndicatorConfiguration) -> some View {
        Text("Indicator").frame(height: 40)
      }
    }

    @MainActor struct Shown: View {
      let kind: Kind
      let work: Work
      var configuration = EdgeConfiguration.standard

      var body: some View {
        NavigationStack {
          scroll
            .navigationTitle("Feed")
            .navigationBarTitleDisplayMode(.large)
        }
        .refreshIndicatorStyle(Look())
      }

      @ViewBuilder private var scroll: some View {
        switch kind {
        case .plain: ScrollView { RowStack() }
        case .scrollView:
          RefreshableScrollView(configuration: configuration) {
            try await work.run()
          } content: {
            RowStack()
          }
        case .list:
          List(Row.rows(0..<40)) { Text($0.title) }
            .pullToRefresh(configuration: configuration) { try await work.run() }
        }
      }
    }

    private func title(_ screen: Screen) -> CGRect { screen.frame(of: "Feed") ?? .null }

    /// Returns the y position of the title in each frame, in pt.
    private func titles(_ screen: Screen, frames: Int) async -> [CGFloat] {
      var result: [CGFloat] = []
      for _ in 0..<frames {
        await screen.frames(1)
        result.append(title(screen).minY)
      }
      return result
    }

    /// Returns the largest movement from one frame to the next, in pt.
    private func largestStep(_ positions: [CGFloat]) -> CGFloat {
      zip(positions, positions.dropFirst()).map { abs($1 - $0) }.max() ?? 0
    }

    @Test(arguments: [Kind.scrollView, .list], [IndicatorMotion.Placement.above, .behind, .inFront])
    func anIndicatorIsNeverOverTheTitle(kind: Kind, placement: IndicatorMotion.Placement) async {
      let work = Work()
      let configuration = EdgeConfiguration(indicator: IndicatorMotion(placement: placement))
      let screen = await Screen(Shown(kind: kind, work: work, configuration: configuration), frames: 20)
      let whole = title(screen)
      #expect(abs(whole.minY - 101) < 0.2 && whole.height == 52.5 && whole.minX == 16)
      #expect(!screen.texts.contains("Indicator"))
      screen.touchDown(at: screen.middle)
      for _ in 0..<30 {
        await screen.drag(by: CGSize(width: 0, height: 14), over: 1.0 / 60)
        let title = title(screen)
        guard let indicator = screen.frame(of: "Indicator") else { continue }
        #expect(indicator.maxY <= title.minY + 0.5 || placement != .above)
        #expect(indicator.minY >= 101 - 40)
      }
      let pulled = screen.frame(of: "Indicator")
      #expect(pulled.map { $0.maxY <= title(screen).minY && $0.minY > 101 } == true)
      await screen.lift(after: 8, wait: 1.5)
      // The indicator is below the title and above the content.
      #expect(abs(title(screen).minY - 101) < 0.2)
      let row = screen.frame(of: "Row 0")?.minY ?? .nan
      #expect(screen.frame(of: "Indicator").map { $0.minY >= 153.5 && $0.maxY <= row } == true)
      #expect(abs(screen.scrolls[0].insets.top - 60) < 0.1)
      await screen.wait(1.5, after: work.succeed)
      #expect(!screen.texts.contains("Indicator"))
    }

    /// After a pull, the title moves back to its position at rest and stays there.
    @Test(
      "After a pull, a large title moves as it does without this package",
      arguments: [Kind.scrollView, .list],
      [EdgeConfiguration.standard, .reachThenHold(80), .fraction(0.1)])
    func theTitleMovesAsItWould(kind: Kind, configuration: EdgeConfiguration) async {
      var homes: [[CGFloat]] = []
      let work = Work()
      var screen = Screen(Shown(kind: .plain, work: work))
      for kind in [Kind.plain, kind] {
        screen = await Screen(Shown(kind: kind, work: work, configuration: configuration), frames: 20)
        await screen.pull(by: 280)
        await screen.frames(8)
        let start = title(screen).minY
        screen.lift()
        homes.append(await [start] + titles(screen, frames: 70))
      }
      #expect(work.starts == 1)
      for (frame, (plain, ours)) in zip(homes[0], homes[1]).enumerated() {
        #expect(abs(plain - ours) < 1, "frame \(frame)")
      }
      // A gap that is a fraction of the viewport's height is exact to the pixel.
      #expect(abs((homes[1].last ?? 0) - 101) < 0.2)
      #expect(screen.scrolls[0].insets.top > 50)
      #expect(abs(screen.scrolls[0].offset.y) < 0.2)
      work.succeed()
      let end = await titles(screen, frames: 60)
      #expect(end.allSatisfy { abs($0 - 101) < 0.5 })
      #expect(screen.scrolls[0].insets.top == 0)
      #expect(abs(screen.scrolls[0].offset.y) < 0.2)
    }

    @Test("A touch while the gap opens or closes does not make the title jump", arguments: [4, 12, 25])
    func aFingerInBetweenBreaksNothing(frames: Int) async {
      let work = Work()
      let screen = await Screen(Shown(kind: .list, work: work), frames: 20)
      await screen.pullAndRelease(by: 280)
      await screen.frames(frames)
      var positions = [title(screen).minY]
      screen.touchDown(at: screen.middle)
      for _ in 0..<10 {
        await screen.drag(by: CGSize(width: 0, height: 6), over: 1.0 / 60)
        positions.append(title(screen).minY)
      }
      screen.lift()
      positions += await titles(screen, frames: 80)
      // When a finger releases the content, it first moves back by 7.2 times its overscroll each second.
      let pulled = (positions.max() ?? 0) - 91
      #expect(largestStep(positions) < max(9, pulled * 7.2 / 60))
      #expect(abs(screen.scrolls[0].insets.top - 60) < 0.1)
      #expect(abs(title(screen).minY - 101) < 0.2)
      #expect(abs(screen.scrolls[0].offset.y) < 0.2)
      work.succeed()
      await screen.frames(frames)
      positions = [title(screen).minY]
      screen.touchDown(at: screen.middle)
      for _ in 0..<10 {
        await screen.drag(by: CGSize(width: 0, height: 6), over: 1.0 / 60)
        positions.append(title(screen).minY)
      }
      screen.lift()
      positions += await titles(screen, frames: 100)
      #expect(largestStep(positions) < 9)
      #expect(screen.scrolls[0].insets.top == 0)
      #expect(abs(title(screen).minY - 101) < 0.2)
      #expect(abs(screen.scrolls[0].offset.y) < 0.2)
      #expect(work.starts == 1)
    }

    @Test("If code starts the action, the title does not move") func aStartFromCodeLeavesTheTitle() async {
      let work = Work()
      let screen = await Screen(Shown(kind: .list, work: work), frames: 20)
      screen.perform("Refresh")
      let open = await titles(screen, frames: 60)
      #expect(open.allSatisfy { abs($0 - 101) < 0.5 })
      #expect(abs(screen.scrolls[0].insets.top - 60) < 0.1)
      work.succeed()
      let close = await titles(screen, frames: 60)
      #expect(close.allSatisfy { abs($0 - 101) < 0.5 })
      #expect(screen.scrolls[0].insets.top == 0)
    }
  }
#endif
