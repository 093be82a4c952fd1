#if canImport(SwiftUI)
  import Overscroll
  import ScreenDriver
  import SwiftUI
  import Testing

  /// The extent of a gap, which must fit its indicator at every text size.
  @MainActor @Suite(.onScreen, .serialized, .enabled(if: Screen.hasFingers)) struct IndicatorSizeScreenTests {
    struct Case: CustomTestStringConvertible {
      let axis: Axis.Set
      let size: DynamicTypeSize

      var testDescription: String { "\(axis == .vertical ? "vertical" : "horizontal"), \(size)" }
    }

    nonisolated static let cases = [DynamicTypeSize.large, .accessibility5].flatMap { size in
      [Axis.Set.vertical, .horizontal].map { Case(axis: $0, size: size) }
    }

    private func screen(_ row: Case, _ work: Work, keepsFailure: Bool) -> Screen {
      var configuration = EdgeConfiguration.standard
      configuration.keepsFailure = keepsFailure
      return Screen(
        RefreshableScrollView(row.axis, configuration: configuration) {
          try await work.run()
        } content: {
          Text("edge").environment(\.dynamicTypeSize, .large)
          RowStack(rows: Row.rows(0..<24)).frame(width: 380)
        }
        .refreshIndicatorStyle(.text),
        safeArea: EdgeInsets(), environment: { $0.dynamicTypeSize = row.size })
    }

    private func pull(_ screen: Screen, _ row: Case) async {
      let start = CGPoint(x: 60, y: 300)
      screen.touchDown(at: start)
      let isVertical = row.axis == .vertical
      await screen.drag(by: CGSize(width: isVertical ? 0 : 300, height: isVertical ? 300 : 0), over: 0.4)
      await screen.lift(after: 8, wait: 1)
    }

    /// Returns the indicator's texts, and whether all of them are inside the gap.
    private func indicator(_ screen: Screen, _ row: Case) -> (texts: [String], isWhole: Bool) {
      let texts = screen.texts.filter { $0 != "edge" && !$0.hasPrefix("Row") }
      guard let edge = screen.frame(of: "edge") else { return (texts, false) }
      let isWhole = texts.compactMap { screen.frame(of: $0) }.allSatisfy { frame in
        row.axis == .vertical
          ? frame.minY >= 0 && frame.maxY <= edge.minY + 0.5
          : frame.minX >= 0 && frame.maxX <= edge.minX + 0.5
      }
      return (texts, isWhole)
    }

    @Test("The indicator's text fits into the gap", arguments: cases)
    func theWordsStandInTheGap(row: Case) async {
      let work = Work()
      let screen = screen(row, work, keepsFailure: false)
      await screen.frames(5)
      await pull(screen, row)
      #expect(indicator(screen, row).texts.count == 1)
      #expect(indicator(screen, row).isWhole)
      await screen.wait(2, after: work.succeed)
      // In the second pull, the indicator has a second line with the date of the last success.
      await pull(screen, row)
      #expect(indicator(screen, row).texts.count == 2)
      #expect(indicator(screen, row).isWhole)
      await screen.wait(2, after: work.succeed)
      #expect(screen.frame(of: "edge").map { row.axis == .vertical ? $0.minY : $0.minX } ?? -1 >= 0)
      #expect(screen.scrolls[0].insets == EdgeInsets())
    }

    @Test("The retry text fits into the gap and can be tapped", arguments: cases)
    func aRetryStandsInTheGapAndIsTapped(row: Case) async {
      let work = Work()
      let screen = screen(row, work, keepsFailure: true)
      await screen.frames(5)
      await pull(screen, row)
      await screen.wait(2, after: work.fail)
      let shown = indicator(screen, row)
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
      let row = Case(axis: .vertical, size: .large)
      let screen = await Screen(Sized(work: work, size: .large), safeArea: EdgeInsets(), frames: 5)
      await pull(screen, row)
      #expect(indicator(screen, row).isWhole)
      await screen.replace(Sized(work: work, size: .accessibility5), wait: 1)
      #expect(indicator(screen, row).isWhole)
      await screen.wait(2, after: work.succeed)
      #expect(screen.scrolls[0].offset.y == 0)
    }
  }

  /// A scroll view with a given text size.
  @MainActor private struct Sized: View {
    let work: Work
    let size: DynamicTypeSize

    var body: some View {
      RefreshableScrollView {
        try await work.run()
      } content: {
        Text("edge").environment(\.dynamicTypeSize, .large)
        RowStack()
      }
      .refreshIndicatorStyle(.text)
      .environment(\.dynamicTypeSize, size)
    }
  }
#endif
