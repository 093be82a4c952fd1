#if canImport(SwiftUI)
  import Foundation
  import Overscroll
  import OverscrollLists
  import OverscrollRows
  import ScreenDriver
  import SwiftUI
  import Testing

  /// Reports about reordered rows of other packages, tried here: rows at an edge, and data that change.
  ///
  /// The log of all reports is `Tools/Verify/RowReports.md`.
  @MainActor @Suite(.onScreen, .serialized) struct ReorderEdgeReportScreenTests {
    /// flutter/flutter#125182, atlassian/react-beautiful-dnd#2253, and hello-pangea/dnd#648.
    @Test(
      "After a long scroll at the edge, the drop moves no other row", arguments: [false, true],
      [ListScrolling.native, .driven])
    func dropAfterScroll(isUneven: Bool, scrolling: ListScrolling) async throws {
      let model = ReorderReportModel(400)
      if isUneven { for id in 0..<400 { model.extents[id] = CGFloat(30 + id * 37 % 70) } }
      let screen = await ReorderReportPage.screen(model, .plain, scrolling)
      try await screen.liftRow(2)
      screen.move(to: CGPoint(x: 195, y: 800))
      await screen.wait(6)
      screen.move(to: CGPoint(x: 195, y: 500))
      await screen.wait(0.5)
      let before = screen.rowCenters(without: 2)
      #expect(before["Row 0"] == nil)
      screen.lift()
      for _ in 0..<60 {
        await screen.frames(1)
        #expect(screen.rowCenters(without: 2) == before)
      }
      #expect((model.ids.firstIndex(of: 2) ?? 0) > 60)
      #expect(model.ids.filter { $0 != 2 } == (0..<400).filter { $0 != 2 })
    }

    /// Calvin-LL/Reorderable#4, #44, and aclassen/ComposeReorderable#228.
    @Test(
      "A row that becomes the first one moves the list by nothing", arguments: [1, 3],
      [ListScrolling.native, .driven])
    func first(row: Int, scrolling: ListScrolling) async throws {
      let model = ReorderReportModel(60)
      let screen = await ReorderReportPage.screen(model, .plain, scrolling)
      let first = try screen.center(of: 0)
      try await screen.liftRow(row)
      for step in 0...20 {
        screen.move(to: CGPoint(x: first.x, y: first.y + CGFloat(20 - step) * 2))
        await screen.frames(2)
        #expect(model.offset == 0)
      }
      await screen.wait(0.4)
      #expect(try abs(screen.center(of: 0).y - first.y - 50) < 0.5)
      screen.lift()
      for _ in 0..<60 {
        await screen.frames(1)
        #expect(model.offset == 0)
      }
      #expect(model.ids.first == row)
      #expect(try abs(screen.center(of: row).y - first.y) < 0.5)
    }

    /// computerjazz/react-native-draggable-flatlist#140, #313, #347 and #566.
    @Test("A row travels from the end to the start and back", arguments: [ListScrolling.native, .driven])
    func travels(scrolling: ListScrolling) async throws {
      let model = ReorderReportModel(60)
      let screen = await ReorderReportPage.screen(model, .plain, scrolling)
      let first = try screen.center(of: 0).y
      await model.list.jump(to: .bottom, on: screen)
      let last = try screen.center(of: 59).y
      try await screen.liftRow(59)
      for (y, wanted) in [(50, 0), (805, 59), (50, 0)] {
        screen.move(to: CGPoint(x: 195, y: CGFloat(y)))
        await screen.wait(8)
        #expect(try abs(screen.center(of: 59).y - CGFloat(y)) < 0.5)
        #expect(screen.frame(of: wanted == 0 ? "Row 0" : "Row 58") != nil)
      }
      await screen.lift(wait: 1)
      #expect(model.ids == [59] + Array(0..<59))
      #expect(try abs(screen.center(of: 59).y - first) < 0.5)
      #expect(last > 700)
    }

    /// computerjazz/react-native-draggable-flatlist#427 and atlassian/react-beautiful-dnd#716.
    @Test(
      "A press near an edge lifts a row and scrolls nothing, until the finger moves toward the edge",
      arguments: [false, true], [ListScrolling.native, .driven])
    func pressAtEdge(isAtEnd: Bool, scrolling: ListScrolling) async throws {
      let model = ReorderReportModel(100)
      let screen = await ReorderReportPage.screen(model, .plain, scrolling)
      await model.list.jump(to: 20, anchor: .top, on: screen, wait: 0.3)
      let offset = model.offset
      let start = CGPoint(x: 195, y: isAtEnd ? 785 : 75)
      screen.touchDown(at: start)
      await screen.wait(1.5)
      #expect(model.offset == offset)
      // Away from the edge, and a bit to the side.
      screen.move(to: CGPoint(x: 205, y: start.y + (isAtEnd ? -15 : 15)))
      await screen.wait(0.5)
      #expect(model.offset == offset)
      screen.move(to: CGPoint(x: 205, y: start.y + (isAtEnd ? 20 : -20)))
      await screen.wait(0.5)
      #expect(isAtEnd ? model.offset > offset + 50 : model.offset < offset - 50)
      await screen.lift(wait: 0.5)
    }

    /// computerjazz/react-native-draggable-flatlist#343, #611, and fivecar/react-native-draglist#121.
    @Test(
      "A horizontal list scrolls at its edge, and the row lands where it was held",
      arguments: [LayoutDirection.leftToRight, .rightToLeft], [ListScrolling.native, .driven])
    func shelf(direction: LayoutDirection, scrolling: ListScrolling) async throws {
      let model = ReorderReportModel(200)
      for id in 0..<200 { model.extents[id] = 90 }
      let screen = await ReorderReportPage.screen(model, .horizontal, scrolling, direction: direction)
      let start = try await screen.liftRow(1)
      screen.move(to: CGPoint(x: direction == .leftToRight ? 375 : 15, y: start.y))
      await screen.wait(5)
      screen.move(to: CGPoint(x: 195, y: start.y))
      await screen.wait(0.5)
      #expect(try abs(screen.center(of: 1).x - 195) < 0.5)
      let before = screen.rowCenters(without: 1)
      await screen.lift(wait: 1)
      #expect(screen.rowCenters(without: 1) == before)
      #expect(try abs(screen.center(of: 1).x - 195) < 46)
      #expect((model.ids.firstIndex(of: 1) ?? 0) > 20, "\(model.moves)")
    }

    /// bauerca/drag-sort-listview#123 and flutter/flutter#89285.
    @Test(
      "If a keyboard appears, the row stays under the finger, and the list scrolls above the keyboard",
      arguments: [ListScrolling.native, .driven])
    func keyboard(scrolling: ListScrolling) async throws {
      let model = ReorderReportModel(100)
      let screen = await ReorderReportPage.screen(model, .plain, scrolling)
      let start = try await screen.liftRow(4)
      screen.move(to: CGPoint(x: 195, y: start.y + 60))
      await screen.frames(5)
      await screen.resize(
        to: screen.size, safeArea: EdgeInsets(top: 47, leading: 0, bottom: 336, trailing: 0), wait: 0.5)
      #expect(try abs(screen.center(of: 4).y - start.y - 60) < 0.5)
      screen.move(to: CGPoint(x: 195, y: 844 - 336 - 20))
      await screen.wait(1)
      #expect(model.offset > 200)
      #expect(try abs(screen.center(of: 4).y - 488) < 0.5)
      await screen.lift(wait: 1)
      #expect(model.moves.count == 1)
    }

    /// Nexus-Mods/NexusMods.App#3989.
    @Test(
      "If the app moves the row later, the row returns and then moves",
      arguments: [ListScrolling.native, .driven])
    func late(scrolling: ListScrolling) async throws {
      let model = ReorderReportModel(30)
      model.delay = 0.6
      let screen = await ReorderReportPage.screen(model, .plain, scrolling)
      let start = try await screen.liftRow(2)
      screen.move(to: CGPoint(x: start.x, y: start.y + 110))
      await screen.wait(0.5)
      screen.lift()
      for _ in 0..<90 {
        await screen.frames(1)
        let texts = screen.texts.filter { $0.hasPrefix("Row ") }
        #expect(Set(texts).count == texts.count)
      }
      #expect(model.ids.prefix(6) == [0, 1, 3, 4, 2, 5])
      #expect(try abs(screen.center(of: 2).y - start.y - 100) < 0.5)
    }

    @Test(
      "Data that change in the turn of a movement leave the row under the finger", arguments: 0..<4,
      [ListScrolling.native, .driven])
    func edits(kind: Int, scrolling: ListScrolling) async throws {
      for count in [8, 15, 40] {
        let model = ReorderReportModel(count)
        let screen = await ReorderReportPage.screen(model, .plain, scrolling)
        let start = try await screen.liftRow(1)
        screen.move(to: CGPoint(x: 195, y: start.y + 150))
        await screen.frames(4)
        switch kind {
        case 0: model.rows.insert(contentsOf: Row.rows(100..<102), at: 0)
        case 1: model.rows.insert(contentsOf: Row.rows(100..<102), at: 4)
        case 2: model.rows.remove(at: 3)
        default: model.extents[2] = 100
        }
        for step in 1...3 {
          let y = start.y + 150 + CGFloat(step) * 30
          screen.move(to: CGPoint(x: 195, y: y))
          #expect(try abs(screen.center(of: 1).y - y) < 0.5, "\(count) rows, step \(step)")
          await screen.frames(1)
          #expect(try abs(screen.center(of: 1).y - y) < 0.5, "\(count) rows, step \(step)")
        }
        await screen.lift(wait: 1)
      }
    }
  }
#endif
