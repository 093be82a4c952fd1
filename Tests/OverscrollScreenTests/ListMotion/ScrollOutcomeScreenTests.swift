#if canImport(SwiftUI)
  import Overscroll
  import OverscrollLists
  import ScreenDriver
  import SwiftUI
  import Testing

  /// Scrolls from code whose outcome the app awaits.
  @MainActor @Suite(.onScreen, .serialized, .enabled(if: Screen.hasFingers))
  struct ScrollOutcomeScreenTests {
    /// A scroll that runs in a task, and its outcome.
    @MainActor private final class Scroll {
      private(set) var outcome: ScrollOutcome?
      private(set) var task: Task<Void, Never>?

      init(_ list: ListController, to id: Int, anchor: UnitPoint? = .center, animated: Bool = true) {
        task = Task { outcome = await list.scroll(to: id, anchor: anchor, animated: animated) }
      }
    }

    private func height(of id: Int) -> CGFloat { CGFloat(30 + id % 7 * 10) }

    private func open(_ isDriven: Bool) async -> (Screen, ScreenModel, ListController) {
      let (model, list) = (ScreenModel(0..<1000), ListController())
      let screen = await Screen(
        ModelView(model) {
          if model.isShown {
            VerticalList(model.rows, controller: list) { row in
              RowView(row: row, height: CGFloat(30 + row.id % 7 * 10))
            }
            .listScrolling(isDriven ? .driven : .native)
          } else {
            Text("No list")
          }
        }, wait: 0.5)
      return (screen, model, list)
    }

    @Test(
      "A scroll has arrived when its row rests at its position", arguments: [false, true], [false, true])
    func arrives(isDriven: Bool, animated: Bool) async throws {
      let (screen, model, list) = await open(isDriven)
      for id in [3, 700, 0, 999, 40] {
        let scroll = Scroll(list, to: id, animated: animated)
        var frames = 0
        while scroll.outcome == nil, frames < 200 {
          await screen.frames(1)
          frames += 1
        }
        #expect(scroll.outcome == .arrived, "\(id)")
        #expect(!animated || id < 40 || frames > 20, "\(id) took \(frames) frames")
        let frame = try #require(screen.frame(of: "Row \(id)"), "\(id)")
        await screen.wait(0.5)
        #expect(screen.frame(of: "Row \(id)") == frame, "\(id)")
        let isAtEnd = list.isAtEdge(.top) || list.isAtEdge(.bottom)
        #expect(isAtEnd || abs(frame.midY - 428.5) < 1.5, "\(id) at \(frame.midY)")
      }
      model.rows.removeAll { $0.id == 40 }
    }

    @Test("A finger, a later scroll and a removed list interrupt a scroll", arguments: [false, true])
    func isInterrupted(isDriven: Bool) async {
      let (screen, model, list) = await open(isDriven)
      var scroll = Scroll(list, to: 500)
      await screen.frames(10)
      #expect(scroll.outcome == nil)
      await screen.pull(by: 60, over: 0.2)
      await screen.frames(2)
      #expect(scroll.outcome == .interrupted)
      scroll = Scroll(list, to: 900)
      await screen.frames(2)
      #expect(scroll.outcome == .interrupted, "A finger is on the content")
      await screen.lift(wait: 1)
      scroll = Scroll(list, to: 900)
      await screen.frames(5)
      let later = Scroll(list, to: 10)
      await screen.frames(2)
      #expect(scroll.outcome == .interrupted && later.outcome == nil)
      model.isShown = false
      await screen.frames(5)
      #expect(later.outcome == .interrupted)
    }

    @Test("A scroll reports a missing row", arguments: [false, true])
    func isMissing(isDriven: Bool) async {
      let (screen, model, list) = await open(isDriven)
      var scroll = Scroll(list, to: 5000)
      await screen.wait(0.8)
      #expect(scroll.outcome == nil)
      await screen.wait(0.4)
      #expect(scroll.outcome == .itemMissing)
      scroll = Scroll(list, to: 400)
      await screen.frames(10)
      model.rows.removeAll { $0.id == 400 }
      await screen.frames(4)
      #expect(scroll.outcome == .itemMissing)
      scroll = Scroll(list, to: 1000)
      model.rows.append(Row(id: 1000))
      await screen.wait(1.5)
      #expect(scroll.outcome == .arrived)
    }

    @Test("A scroll waits for a list, and a cancelled task stops waiting", arguments: [false, true])
    func waitsForAList(isDriven: Bool) async {
      let (screen, model, list) = await open(isDriven)
      model.isShown = false
      await screen.wait(0.2)
      let scroll = Scroll(list, to: 300)
      await screen.wait(2)
      #expect(scroll.outcome == nil)
      model.isShown = true
      await screen.wait(1)
      #expect(scroll.outcome == .arrived)
      model.isShown = false
      await screen.wait(0.2)
      let cancelled = Scroll(list, to: 10)
      await screen.frames(2)
      cancelled.task?.cancel()
      await screen.frames(2)
      #expect(cancelled.outcome == .interrupted)
    }
  }
#endif
