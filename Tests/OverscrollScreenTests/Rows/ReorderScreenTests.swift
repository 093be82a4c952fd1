#if canImport(SwiftUI)
  import Overscroll
  import OverscrollLists
  import OverscrollRows
  import ScreenDriver
  import SwiftUI
  import Testing

  /// The reorder of rows by a finger.
  @MainActor @Suite(.onScreen, .serialized) struct ReorderScreenTests {
    private func middle(_ id: Int, _ screen: Screen) -> CGFloat? { screen.frame(of: "Row \(id)")?.midY }

    /// Presses 5 pt below the center of a row until the row is lifted.
    private func lift(_ id: Int, _ screen: Screen) async throws -> CGPoint {
      let point = CGPoint(x: 195, y: try screen.center(of: id).y + 5)
      screen.touchDown(at: point)
      await screen.wait(0.6)
      return point
    }

    @Test(
      "A lifted row follows the finger, the others make room, and the drop is in one frame",
      arguments: [ListScrolling.native, .driven])
    func drag(scrolling: ListScrolling) async throws {
      let model = ReorderReportModel(30)
      let screen = await ReorderReportPage.screen(model, .plain, scrolling)
      let point = try await lift(2, screen)
      let start = try #require(middle(2, screen))
      for step in 1...12 {
        screen.move(to: CGPoint(x: 195, y: point.y + CGFloat(step) * 10))
        #expect(abs((middle(2, screen) ?? 0) - start - CGFloat(step) * 10) < 0.5, "step \(step)")
        await screen.frames(1)
        #expect(abs((middle(2, screen) ?? 0) - start - CGFloat(step) * 10) < 0.5, "step \(step)")
      }
      await screen.wait(0.5)
      #expect(abs((middle(3, screen) ?? 0) - start) < 0.5)
      #expect(abs((middle(4, screen) ?? 0) - start - 50) < 0.5)
      #expect(abs((middle(5, screen) ?? 0) - start - 150) < 0.5)
      #expect(model.moves == [])
      screen.lift()
      await screen.frames(1)
      #expect(model.moves == [ListReorderDifference(sources: [2], destination: .init(position: .before(5)))])
      #expect(model.ids.prefix(6) == [0, 1, 3, 4, 2, 5])
      #expect(abs((middle(4, screen) ?? 0) - start - 50) < 0.5)
      await screen.wait(1)
      #expect(abs((middle(2, screen) ?? 0) - start - 100) < 0.5)
    }

    @Test(
      "A movement before the press is over scrolls, and lifts nothing",
      arguments: [ListScrolling.native, .driven])
    func scrollWins(scrolling: ListScrolling) async throws {
      let model = ReorderReportModel(60)
      let screen = await ReorderReportPage.screen(model, .plain, scrolling)
      let start = try #require(middle(5, screen))
      screen.touchDown(at: CGPoint(x: 195, y: 400))
      await screen.wait(0.2)
      await screen.drag(by: CGSize(width: 0, height: -60), over: 0.2)
      await screen.wait(1)
      #expect((middle(5, screen) ?? 0) < start - 30)
      await screen.lift(wait: 1)
      #expect(model.moves == [])
    }

    @Test("A second finger or a list that disappears returns the row, and nothing is moved", arguments: 0..<2)
    func cancel(kind: Int) async throws {
      let model = ReorderReportModel(30)
      let screen = await ReorderReportPage.screen(model)
      let point = try await lift(2, screen)
      let start = try #require(middle(2, screen))
      screen.move(to: CGPoint(x: 195, y: point.y + 130))
      await screen.wait(0.5)
      if kind == 0 {
        screen.touchDown(at: CGPoint(x: 100, y: 700), finger: 1)
      } else {
        screen.cancelTouch()
      }
      await screen.wait(1)
      #expect(abs((middle(2, screen) ?? 0) - start) < 0.5)
      #expect(abs((middle(3, screen) ?? 0) - start - 50) < 0.5)
      #expect(model.moves == [])
      screen.lift()
      screen.lift(finger: 1)
      await screen.wait(0.5)
      #expect(model.moves == [])
    }

    @Test("If the app does not apply the change, the row returns")
    func refused() async throws {
      let model = ReorderReportModel(30)
      model.applies = false
      let screen = await ReorderReportPage.screen(model)
      let point = try await lift(2, screen)
      let start = try #require(middle(2, screen))
      screen.move(to: CGPoint(x: 195, y: point.y + 130))
      await screen.wait(0.5)
      await screen.lift(wait: 1)
      #expect(model.moves.count == 1)
      #expect(abs((middle(2, screen) ?? 0) - start) < 0.5)
      #expect(abs((middle(3, screen) ?? 0) - start - 50) < 0.5)
    }

    @Test(
      "Near the edge the list scrolls, and the row stays under the finger",
      arguments: [ListScrolling.native, .driven])
    func scrollsAtEdge(scrolling: ListScrolling) async throws {
      let model = ReorderReportModel(100_000)
      let screen = await ReorderReportPage.screen(model, .plain, scrolling)
      _ = try await lift(4, screen)
      screen.move(to: CGPoint(x: 195, y: 800))
      await screen.frames(1)
      let held = try #require(middle(4, screen))
      for _ in 0..<300 {
        await screen.frames(1)
        #expect(abs((middle(4, screen) ?? 0) - held) < 0.5)
      }
      await screen.lift(wait: 1)
      let index = try #require(model.ids.firstIndex(of: 4))
      // 5 s at 800 * 50 / 60 pt/s and more, with rows of 50 pt.
      #expect(index > 60, "\(index)")
      #expect(model.ids.filter { $0 != 4 } == (0..<100_000).filter { $0 != 4 })
    }

    @Test(
      "Rows that arrive, leave or grow during the drag move nothing under the finger",
      arguments: [ListScrolling.native, .driven], 0..<4)
    func changes(scrolling: ListScrolling, kind: Int) async throws {
      let model = ReorderReportModel(60)
      let screen = await ReorderReportPage.screen(model, .plain, scrolling)
      let point = try await lift(4, screen)
      screen.move(to: CGPoint(x: 195, y: point.y + 130))
      await screen.wait(0.5)
      let held = try #require(middle(4, screen))
      switch kind {
      case 0: model.rows.insert(contentsOf: Row.rows(100..<103), at: 0)
      case 1: model.rows.removeAll { $0.id == 1 }
      case 2: model.extents[1] = 120
      default: model.rows.removeAll { $0.id == 7 }
      }
      for _ in 0..<40 {
        await screen.frames(1)
        #expect(abs((middle(4, screen) ?? 0) - held) < 0.5)
      }
      let others = model.ids.filter { $0 != 4 }
      await screen.lift(wait: 1)
      #expect(model.moves.count == 1)
      #expect(model.ids.filter { $0 != 4 } == others)
      // It lands at the position nearest to the finger.
      #expect(abs((middle(4, screen) ?? 0) - held) <= 25.5, "\(model.ids.prefix(12))")
    }

    @Test("If the data lose the lifted row, the drag ends without a move")
    func removed() async throws {
      let model = ReorderReportModel(30)
      let screen = await ReorderReportPage.screen(model)
      let point = try await lift(4, screen)
      screen.move(to: CGPoint(x: 195, y: point.y + 130))
      await screen.wait(0.3)
      model.rows.removeAll { $0.id == 4 }
      await screen.wait(0.5)
      screen.move(to: CGPoint(x: 195, y: point.y + 200))
      await screen.wait(0.3)
      await screen.lift(wait: 0.5)
      #expect(model.moves == [])
      #expect(model.ids == (0..<30).filter { $0 != 4 })
    }

    @Test("VoiceOver moves a row by its actions, and offers only possible ones")
    func actions() async throws {
      let model = ReorderReportModel(10)
      let screen = await ReorderReportPage.screen(model)
      #expect(await screen.perform("Move down", wait: 0.5))
      #expect(model.ids.prefix(3) == [1, 0, 2])
      #expect(
        model.moves.last == ListReorderDifference(sources: [0], destination: .init(position: .before(2))))
    }
  }
#endif
