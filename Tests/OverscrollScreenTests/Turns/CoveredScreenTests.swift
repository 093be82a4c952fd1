#if canImport(SwiftUI)
  import Overscroll
  import OverscrollLists
  import OverscrollCore
  import ScreenDriver
  import SwiftUI
  import Testing

  /// Gaps that open and close while the view is covered.
  ///
  /// A tab, a pushed view or a full-screen cover can cover a view.
  @MainActor @Suite(.onScreen, .serialized, .enabled(if: Screen.canBeCovered)) struct CoveredScreenTests {
    private func start(_ view: some View) async -> Screen {
      await Screen(view, safeArea: EdgeInsets(), wait: 0.5)
    }

    /// Scrolls, and checks that the rows are drawn at the positions that the scroll offset implies.
    private func expectRowPositions(_ screen: Screen, _ location: SourceLocation = #_sourceLocation) async {
      if Screen.hasFingers {
        await screen.pull(by: -200, from: CGPoint(x: 195, y: 700))
        await screen.frames(20)
        screen.lift()
      } else {
        screen.scroll(to: CGPoint(x: 0, y: 200))
      }
      await screen.wait(2)
      let offset = screen.scrolls[0].offset.y
      let row = screen.texts.first ?? ""
      let number = Double(row.dropFirst(4)) ?? .nan
      // Row n begins at 44 n pt, and its text is centered in 44 pt.
      let expected = number * 44 + 22 - offset
      #expect(offset > 100, sourceLocation: location)
      #expect(
        abs((screen.frame(of: row)?.midY ?? .nan) - expected) < 1, "\(row) at \(offset)",
        sourceLocation: location
      )
    }

    /// Returns the distance of row 0 from its position at rest, in pt.
    private func displacement(_ screen: Screen) -> CGFloat { (screen.frame(of: "Row 0")?.midY ?? .nan) - 22 }

    @Test("An action that ends in the turn of its start does not move the content", arguments: [false, true])
    func anActionThatEndsAtOnceLeavesContentItsPlace(isCancelled: Bool) async {
      let controller = RefreshController()
      controller.setAction {}
      var configuration = EdgeConfiguration.standard
      configuration.minimumDuration = 0
      let screen = await start(
        RefreshableScrollView(configuration: configuration, controller: controller) { RowStack() })
      controller.begin()
      if isCancelled { controller.cancel() }
      await screen.wait(2)
      #expect(abs(displacement(screen)) < 1)
      await expectRowPositions(screen)
    }

    /// The number of frames for which a view is covered, and whether the action ends in this time.
    private nonisolated static let absences = [1, 5, 60].flatMap { frames in
      [false, true].map { (frames, $0) }
    }

    /// Checks that the gap is open until the action ends, and that the rows then return to rest.
    private func expectOneRefresh(_ screen: Screen, _ work: Work, isOver: Bool) async {
      if !isOver {
        #expect(abs(displacement(screen) - 60) < 1)
        work.succeed()
      }
      await screen.wait(2)
      #expect(abs(displacement(screen)) < 1)
      #expect(work.starts == 1 && work.cancellations == 0)
      await expectRowPositions(screen)
    }

    /// A start while the view is covered waits until the view is visible again.
    @Test(arguments: absences, [false, true])
    func aViewThatIsCoveredMidRefreshComesBack(
      absence: (frames: Int, endsMeanwhile: Bool), startsUnderCover: Bool
    ) async {
      let (frames, endsMeanwhile) = absence
      let work = Work()
      let controller = RefreshController()
      controller.setAction { try await work.run() }
      let screen = await start(RefreshableScrollView(controller: controller) { RowStack() })
      if !startsUnderCover {
        controller.begin()
        await screen.wait(1)
      }
      screen.cover(true)
      await screen.frames(frames)
      if startsUnderCover {
        controller.begin()
        await screen.frames(frames)
        #expect(work.starts == 0)
      } else if endsMeanwhile {
        work.succeed()
        await screen.frames(frames)
      }
      screen.cover(false)
      await screen.frames(2)
      if endsMeanwhile { work.succeed() }
      await screen.wait(1)
      await expectOneRefresh(screen, work, isOver: endsMeanwhile)
    }

    @Test(.enabled(if: Screen.hasFingers))
    func aPullThatACoverEndsStartsNothing() async {
      let work = Work()
      let screen = await start(RefreshableRows(work: work))
      await screen.pull(by: 400)
      await screen.frames(8)
      screen.cancelTouch()
      screen.cover(true)
      await screen.wait(0.5)
      screen.cover(false)
      await screen.wait(2)
      #expect(work.starts == 0)
      #expect(abs(displacement(screen)) < 1)
      await screen.pullAndRelease(by: 400, wait: 1)
      #expect(work.starts == 1)
      await screen.wait(2, after: work.succeed)
      #expect(abs(displacement(screen)) < 1)
    }

    @Test(arguments: [ListScrolling.native, .driven])
    func aListKeepsItsPlaceUnderACover(scrolling: ListScrolling) async {
      let controller = ListController()
      let screen = await start(
        VerticalList(Row.rows(0..<2000), estimatedItemExtent: 44, controller: controller) { RowView(row: $0) }
          .listScrolling(scrolling))
      await controller.jump(to: 700, anchor: .topLeading, on: screen)
      let seen = screen.texts.first
      let position = seen.flatMap { screen.frame(of: $0) }?.midY ?? .nan
      for _ in 0..<3 {
        screen.cover(true)
        await screen.wait(0.3)
        screen.cover(false)
        await screen.wait(0.3)
        #expect(screen.texts.first == seen)
        #expect(abs((seen.flatMap { screen.frame(of: $0) }?.midY ?? .nan) - position) < 0.5)
      }
      controller.scrollTo(index: 100, anchor: .topLeading, animated: true)
      await screen.wait(1)
      #expect(screen.texts.contains("Row 100"))
    }
  }
#endif
