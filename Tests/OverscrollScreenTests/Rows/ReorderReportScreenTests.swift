#if canImport(SwiftUI)
  import Foundation
  import Overscroll
  import OverscrollLists
  import OverscrollRows
  import ScreenDriver
  import SwiftUI
  import Testing

  /// Reports about reordered rows of other packages, tried here: how rows lift, make room and land.
  ///
  /// The log of all reports is `Tools/Verify/RowReports.md`.
  @MainActor @Suite(.onScreen, .serialized) struct ReorderReportScreenTests {
    /// flutter/flutter#58411.
    @Test("A lift moves no other row", arguments: [ListScrolling.native, .driven])
    func liftMovesNothing(scrolling: ListScrolling) async throws {
      let screen = await ReorderReportPage.screen(ReorderReportModel(30), .plain, scrolling)
      let before = screen.rowCenters()
      screen.touchDown(at: try screen.center(of: 5))
      for _ in 0..<60 {
        await screen.frames(1)
        #expect(screen.rowCenters() == before)
      }
      screen.lift()
      for _ in 0..<60 {
        await screen.frames(1)
        #expect(screen.rowCenters() == before)
      }
    }

    /// flutter/flutter#173243.
    @Test("A row that makes room turns around without a jump", arguments: [ListScrolling.native, .driven])
    func turnsAround(scrolling: ListScrolling) async throws {
      let screen = await ReorderReportPage.screen(ReorderReportModel(30), .plain, scrolling)
      let start = try await screen.liftRow(2)
      var greatest: CGFloat = 0
      for step in 0..<8 {
        screen.move(to: CGPoint(x: start.x, y: start.y + (step.isMultiple(of: 2) ? 40 : 0)))
        for _ in 0..<6 {
          let before = screen.rowCenters(without: 2)
          await screen.frames(1)
          greatest = max(greatest, screen.greatestStep(since: before, without: 2))
        }
      }
      // A row moves 50 pt in 0.25 s, and is fastest half-way.
      #expect(greatest > 2 && greatest < 10, "\(greatest)")
    }

    /// flutter/flutter#88331 and #150843.
    @Test(
      "A row that passes its neighbor and returns stays, and nothing is moved", arguments: [0, 3, 7, 8],
      [ListScrolling.native, .driven])
    func returns(row: Int, scrolling: ListScrolling) async throws {
      let model = ReorderReportModel(9)
      let screen = await ReorderReportPage.screen(model, .plain, scrolling)
      let before = screen.rowCenters()
      let start = try await screen.liftRow(row)
      for distance in [20, 40, 55, 40, 20, 0] as [CGFloat] {
        screen.move(to: CGPoint(x: start.x, y: start.y + (row == 8 ? -distance : distance)))
        await screen.frames(10)
      }
      screen.lift()
      await screen.frames(1)
      #expect(try abs(screen.center(of: row).y - start.y) < 1)
      await screen.wait(1)
      #expect(screen.rowCenters() == before)
      #expect(model.moves == [])
    }

    /// flutter/flutter#24786 and realm/realm-swift#7956.
    @Test(
      "The offsets of a move are those of SwiftUI, up and down", arguments: [(1, 4), (4, 1), (0, 8), (8, 0)])
    func offsets(from: Int, to: Int) async throws {
      let model = ReorderReportModel(9)
      let screen = await ReorderReportPage.screen(model, .offsets)
      let target = try screen.center(of: to)
      try await screen.liftRow(from)
      screen.move(to: target)
      await screen.wait(0.5)
      await screen.lift(wait: 0.5)
      var wanted = Array(0..<9)
      wanted.insert(wanted.remove(at: from), at: to)
      #expect(model.ids == wanted)
    }

    /// computerjazz/react-native-draggable-flatlist#434, #602, and V8tr/ListCRUDSwiftUI#1.
    @Test(
      "While a row lands, each row is drawn once and none jumps", arguments: [-1, 1, 3],
      [ListScrolling.native, .driven])
    func lands(rows: Int, scrolling: ListScrolling) async throws {
      let model = ReorderReportModel(30)
      let screen = await ReorderReportPage.screen(model, .plain, scrolling)
      let start = try await screen.liftRow(5)
      screen.move(to: CGPoint(x: start.x, y: start.y + CGFloat(rows) * 50 + 12))
      await screen.wait(0.5)
      var before = screen.rowCenters()
      screen.lift()
      for _ in 0..<40 {
        await screen.frames(1)
        #expect(screen.greatestStep(since: before) <= 3)
        before = screen.rowCenters()
        let texts = screen.texts.filter { $0.hasPrefix("Row ") }
        #expect(Set(texts).count == texts.count)
      }
      #expect(model.ids.firstIndex(of: 5) == 5 + rows)
    }

    /// computerjazz/react-native-draggable-flatlist#275.
    @Test(
      "A row that is touched and lifted again while it lands follows the finger",
      arguments: [ListScrolling.native, .driven])
    func liftsAgain(scrolling: ListScrolling) async throws {
      let model = ReorderReportModel(30)
      let screen = await ReorderReportPage.screen(model, .plain, scrolling)
      let start = try await screen.liftRow(5)
      screen.move(to: CGPoint(x: start.x, y: start.y + 120))
      await screen.wait(0.4)
      screen.lift()
      await screen.frames(3)
      await screen.drag(from: start, by: CGSize(width: 0, height: -30), over: 0.05)
      // The list does not decelerate: a finger that stops it would only scroll.
      await screen.frames(4)
      screen.lift()
      await screen.frames(2)
      let again = try await screen.liftRow(5)
      let grip = try screen.center(of: 5).y - again.y
      for step in 1...10 {
        screen.move(to: CGPoint(x: again.x, y: again.y + CGFloat(step) * 8))
        await screen.frames(1)
        #expect(try abs(screen.center(of: 5).y - again.y - CGFloat(step) * 8 - grip) < 0.5)
      }
      await screen.lift(wait: 1)
      #expect(model.moves.count == 2)
    }

    /// clauderic/dnd-kit#1950, #2088, and react-dnd/react-dnd#291.
    @Test(
      "A small row held over tall ones changes places once with each",
      arguments: [ListScrolling.native, .driven])
    func heights(scrolling: ListScrolling) async throws {
      let model = ReorderReportModel(8, extents: [1: 220, 2: 30, 3: 160])
      let screen = await ReorderReportPage.screen(model, .plain, scrolling)
      let start = try await screen.liftRow(0)
      var last = screen.rowCenters(without: 0)
      for step in 1...45 {
        screen.move(to: CGPoint(x: start.x, y: start.y + CGFloat(step) * 9))
        await screen.frames(20)
        let now = screen.rowCenters(without: 0)
        await screen.frames(30)
        #expect(screen.rowCenters(without: 0) == now, "step \(step)")
        // Each other row only moves up.
        for (row, position) in now { #expect(position.y <= (last[row]?.y ?? position.y), "\(row)") }
        last = now
      }
      await screen.lift(wait: 1)
      #expect(model.ids.prefix(4) == [1, 2, 3, 0])
    }

    /// Calvin-LL/Reorderable#51 and atlassian/react-beautiful-dnd#2115.
    @Test(
      "Rows taller than the screen change places without a scroll",
      arguments: [ListScrolling.native, .driven])
    func tallRows(scrolling: ListScrolling) async throws {
      let model = ReorderReportModel(3, extents: [0: 150, 1: 900, 2: 300])
      let screen = await ReorderReportPage.screen(model, .plain, scrolling)
      let start = CGPoint(x: 195, y: 300)
      let middle = try screen.center(of: 1).y
      screen.touchDown(at: start)
      await screen.wait(0.6)
      for step in 1...12 {
        screen.move(to: CGPoint(x: start.x, y: start.y - CGFloat(step) * 10))
        await screen.frames(1)
        #expect(try abs(screen.center(of: 1).y - middle + CGFloat(step) * 10) < 0.5)
      }
      await screen.wait(0.5)
      #expect(model.offset == 0)
      await screen.lift(wait: 1)
      #expect(model.ids == [1, 0, 2])
      #expect(model.offset == 0)
    }

    /// feedback-assistant/reports#46.
    @Test(
      "A row with a button or a tap gesture lifts, and a drag is no tap", arguments: [3, 4],
      [ListScrolling.native, .driven])
    func taps(row: Int, scrolling: ListScrolling) async throws {
      let model = ReorderReportModel(30)
      let screen = await ReorderReportPage.screen(model, .buttons, scrolling)
      for distance in [0, 100] as [CGFloat] {
        let start = try await screen.liftRow(row)
        screen.move(to: CGPoint(x: start.x, y: start.y + distance))
        await screen.wait(0.4)
        await screen.lift(wait: 1)
        #expect(model.taps == 0)
      }
      #expect(model.ids.firstIndex(of: row) == row + 2)
      screen.tap(try screen.center(of: row))
      #expect(model.taps == 1)
    }

    /// flutter/flutter#88191.
    @Test(
      "Two fingers on two rows lift none, and one finger then lifts", .enabled(if: Screen.hasSecondFinger))
    func twoFingers() async throws {
      let model = ReorderReportModel(30)
      let screen = await ReorderReportPage.screen(model)
      let before = screen.rowCenters()
      let (one, other) = (try screen.center(of: 2), try screen.center(of: 6))
      screen.touchDown(at: one)
      screen.touchDown(at: other, finger: 1)
      await screen.wait(0.7)
      #expect(screen.rowCenters() == before)
      screen.lift()
      screen.lift(finger: 1)
      await screen.wait(0.5)
      try await screen.liftRow(2)
      screen.move(to: other)
      await screen.wait(0.4)
      await screen.lift(wait: 0.5)
      #expect(model.moves.count == 1 && model.ids.firstIndex(of: 2) == 6)
    }
  }
#endif
