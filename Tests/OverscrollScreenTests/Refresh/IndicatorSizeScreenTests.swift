#if canImport(SwiftUI)
  import Overscroll
  import ScreenDriver
  import SwiftUI
  import Testing

  /// The extent of a gap, which must fit its indicator at every text size.
  @MainActor @Suite(.onScreen, .serialized, .enabled(if: Screen.hasFingers)) struct IndicatorSizeScreenTests {
    nonisolated private static let axes = [Axis.vertical, .horizontal]
    nonisolated private static let sizes = [DynamicTypeSize.large, .accessibility5]

    private func screen(_ axis: Axis, _ size: DynamicTypeSize, _ work: Work, keepsFailure: Bool) -> Screen {
      var configuration = EdgeConfiguration.standard
      configuration.keepsFailure = keepsFailure
      return Screen(
        RefreshableScrollView(axis == .vertical ? .vertical : .horizontal, configuration: configuration) {
          try await work.run()
        } content: {
          Text("edge").environment(\.dynamicTypeSize, .large)
          RowStack(rows: Row.rows(0..<24)).frame(width: 380)
        }
        .refreshIndicatorStyle(.text),
        safeArea: EdgeInsets(), environment: { $0.dynamicTypeSize = size })
    }

    private func pull(_ screen: Screen, _ axis: Axis) async {
      let start = CGPoint(x: 60, y: 300)
      screen.touchDown(at: start)
      let isVertical = axis == .vertical
      await screen.drag(by: CGSize(width: isVertical ? 0 : 300, height: isVertical ? 300 : 0), over: 0.4)
      await screen.lift(after: 8, wait: 1)
    }

    /// Returns the indicator's texts, and whether all of them are inside the gap.
    private func indicator(_ screen: Screen, _ axis: Axis) -> (texts: [String], isWhole: Bool) {
      let texts = screen.texts.filter { $0 != "edge" && !$0.hasPrefix("Row") }
      guard let edge = screen.frame(of: "edge") else { return (texts, false) }
      let isWhole = texts.compactMap { screen.frame(of: $0) }.allSatisfy { frame in
        axis == .vertical
          ? frame.minY >= 0 && frame.maxY <= edge.minY + 0.5
          : frame.minX >= 0 && frame.maxX <= edge.minX + 0.5
      }
      return (texts, isWhole)
    }

    @Test("The indicator's text fits into the gap", arguments: axes, sizes)
    func theWordsStandInTheGap(axis: Axis, size: DynamicTypeSize) async {
      let work = Work()
      let screen = screen(axis, size, work, keepsFailure: false)
      await screen.frames(5)
      await pull(screen, axis)
      #expect(indicator(screen, axis).texts.count == 1)
      #expect(indicator(screen, axis).isWhole)
      await screen.wait(2, after: work.succeed)
      // In the second pull, the indicator has a second line with the date of the last success.
      await pull(screen, axis)
      #expect(indicator(screen, axis).texts.count == 2)
      #expect(indicator(screen, axis).isWhole)
      await screen.wait(2, after: work.succeed)
      #expect(screen.frame(of: "edge").map { axis == .vertical ? $0.minY : $0.minX } ?? -1 >= 0)
      #expect(screen.scrolls[0].insets == EdgeInsets())
    }

    @Test("The retry text fits into the gap and can be tapped", arguments: axes, sizes)
    func aRetryStandsInTheGapAndIsTapped(axis: Axis, size: DynamicTypeSize) async {
      let work = Work()
      let screen = screen(axis, size, work, keepsFailure: true)
      await screen.frames(5)
      await pull(screen, axis)
      await screen.wait(2, after: work.fail)
      let shown = indicator(screen, axis)
      #expect(shown.texts.count == 2)
      #expect(shown.isWhole)
      if let last = shown.texts.last { screen.tap(last) }
      await screen.wait(1)
      #expect(work.starts == 2)
    }

    /// The content springs to its new position below the text.
    @Test("If the text size grows during a refresh, the gap grows with it")
    func aLargerTextMakesRoomWhileItRefreshes() async {
      let work = Work()
      let screen = await Screen(sized(work: work, size: .large), safeArea: EdgeInsets(), frames: 5)
      await pull(screen, .vertical)
      #expect(indicator(screen, .vertical).isWhole)
      await screen.replace(sized(work: work, size: .accessibility5), wait: 1)
      #expect(indicator(screen, .vertical).isWhole)
      await screen.wait(2, after: work.succeed)
      #expect(screen.scrolls[0].offset.y == 0)
    }
  }

  /// A scroll view with a given text size.
  @MainActor private func sized(work: Work, size: DynamicTypeSize) -> some View {
    RefreshableScrollView {
      try await work.run()
    } content: {
      Text("edge").environment(\.dynamicTypeSize, .large)
      RowStack()
    }
    .refreshIndicatorStyle(.text)
    .environment(\.dynamicTypeSize, size)
  }
#endif
