#if canImport(SwiftUI) && (canImport(UIKit) || canImport(AppKit))
  import Foundation
  import Overscroll
  import OverscrollLists
  import OverscrollRows
  import ScreenDriver
  import SwiftUI
  import Testing

  /// Reports about swiped rows of other packages, tried here: single rows.
  ///
  /// The log of all reports is `Tools/Verify/RowReports.md`.
  @MainActor @Suite(.onScreen, .serialized, .enabled(if: Screen.hasFingers))
  struct SwipeReportScreenTests {
    let model = SwipeReportModel()

    /// SwipeCellKit/SwipeCellKit#408, MortimerGoro/MGSwipeTableCell#124, and letsar/flutter_slidable#199.
    @Test("A refresh keeps an open row open, and a swipe going on", arguments: [false, true])
    func refresh(isDriven: Bool) async throws {
      let screen = await model.screen(isDriven: isDriven)
      try await screen.openRow(3)
      model.version = 1
      model.rows = Row.rows(0..<60)
      await screen.wait(0.5)
      #expect(screen.shift(of: 3) == -148 && screen.texts.contains("3, version 1"))
      try await screen.pullRow(5, by: -85)
      model.version = 2
      await screen.frames(2)
      model.rows.insert(Row(id: 100), at: 0)
      await screen.frames(2)
      #expect(screen.shift(of: 5) == -60 && screen.texts.contains("5, version 2"))
      await screen.drag(by: CGSize(width: -65, height: 0), over: 0.2)
      await screen.lift(wait: 1)
      #expect(screen.shift(of: 5) == -148 && screen.shift(of: 3) == 0)
    }

    /// flutter/flutter#21230 and #54990.
    @Test("A row whose deletion is undone is closed, and can be deleted again", arguments: [false, true])
    func undo(isDriven: Bool) async throws {
      let screen = await model.screen(isDriven: isDriven)
      let position = try screen.center(of: 2)
      for wait in [0.05, 1] {
        try await screen.pullRow(2, by: -350)
        await screen.lift(wait: wait)
        #expect(model.log.last == "delete 2")
        model.rows.insert(Row(id: 2), at: 2)
        await screen.wait(1)
        #expect(try screen.center(of: 2) == position)
        #expect(!screen.texts.contains("Flag"))
        screen.tap("Row 2")
        #expect(model.log.last == "tap 2")
      }
      #expect(model.log.count == 4)
    }

    /// letsar/flutter_slidable#536.
    @Test("Past full and a little back, the action runs, also for row after row", arguments: [false, true])
    func littleBack(isDriven: Bool) async throws {
      let screen = await model.screen(isDriven: isDriven)
      for row in 2..<6 {
        try await screen.pullRow(row, by: -368)
        await screen.drag(by: CGSize(width: 6, height: 0), over: 0.05)
        screen.lift()
        await screen.frames(12)
      }
      #expect(model.log == (2..<6).map { "delete \($0)" })
      await screen.wait(1)
      for row in [0, 1, 6, 7] { #expect(screen.shift(of: row) == 0) }
    }

    /// CEWendel/SWTableViewCell#335.
    @Test(
      "Two fingers on two rows open at most one", .enabled(if: Screen.hasSecondFinger),
      arguments: [false, true])
    func twoFingers(isDriven: Bool) async throws {
      let screen = await model.screen(isDriven: isDriven)
      let (one, other) = (try screen.center(of: 3).y, try screen.center(of: 6).y)
      screen.touchDown(at: CGPoint(x: 350, y: one))
      screen.touchDown(at: CGPoint(x: 350, y: other), finger: 1)
      for step in 1...20 {
        screen.move(to: CGPoint(x: 350 - CGFloat(step) * 7, y: one))
        screen.move(to: CGPoint(x: 350 - CGFloat(step) * 7, y: other), finger: 1)
        await screen.frames(1)
      }
      screen.lift()
      screen.lift(finger: 1)
      await screen.wait(1)
      let opened = (0..<10).filter { screen.shift(of: $0) != 0 }
      #expect(opened.count <= 1 && model.log == [])
      try await screen.openRow(5)
      #expect(screen.shift(of: 5) == -148)
    }

    /// chthai64/SwipeRevealLayout#120.
    @Test("An open row opens no other row after a scroll", arguments: [false, true])
    func reuse(isDriven: Bool) async throws {
      let controller = ListController()
      let screen = await model.screen(isDriven: isDriven, controller: controller)
      try await screen.openRow(3)
      for index in [40, 0] {
        controller.scrollTo(index: index, anchor: .top, animated: false)
        for _ in 0..<30 {
          await screen.frames(1)
          let shifted = (0..<60).filter { $0 != 3 && screen.shift(of: $0) ?? 0 != 0 }
          #expect(shifted == [])
        }
      }
      #expect(screen.shift(of: 3) == 0 && !screen.texts.contains("Flag"))
    }

    /// lionheart/openradar-mirror#15284.
    @Test(
      "A swipe of a row without actions does nothing, and the other rows still swipe",
      arguments: [false, true])
    func withoutActions(isDriven: Bool) async throws {
      let screen = await model.screen(.even, isDriven: isDriven)
      try await screen.openRow(2, by: -100)
      try await screen.openRow(3)
      #expect(screen.shift(of: 2) == 0 && screen.shift(of: 3) == 0)
      try await screen.openRow(4, by: -100)
      #expect(screen.shift(of: 4) == -74 && screen.shift(of: 3) == 0)
    }

    /// MortimerGoro/MGSwipeTableCell#133: Apple's Mail does the same.
    @Test(
      "A tap on a row without actions, or on a header, only closes the open row", arguments: [false, true])
    func tapsOutside(isDriven: Bool) async throws {
      let screen = await model.screen(.even, isDriven: isDriven)
      for tapped in [3, 5] {
        try await screen.openRow(4, by: -100)
        await screen.tap("Row \(tapped)", wait: 1)
        #expect(screen.shift(of: 4) == 0 && model.log == [])
      }
      screen.tap("Row 3")
      #expect(model.log == ["tap 3"])
      let other = await Screen(
        SwipeReportPage(model: model, kind: .sections, isDriven: isDriven), safeArea: EdgeInsets(), wait: 0.3)
      try await other.openRow(4, by: -100)
      await other.tap("Others", wait: 1)
      #expect(other.shift(of: 4) == 0 && model.log == ["tap 3"])
      other.tap("Others")
      #expect(model.log == ["tap 3", "header"])
    }
  }
#endif
