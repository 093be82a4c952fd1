#if canImport(SwiftUI)
  import Combine
  import Overscroll
  import OverscrollLists
  import ScreenDriver
  import SwiftUI
  import Testing

  /// A scroll to a message that is not loaded, as in a chat whose server has many messages.
  @MainActor @Suite(.onScreen, .serialized, .enabled(if: Screen.hasFingers))
  struct LoadedScrollScreenTests {
    /// A window of 40 messages of a server that has 10,000.
    @MainActor final class Model: ObservableObject {
      @Published var rows = Row.rows(9960..<10_000)
      private(set) var loads = 0

      var hasOlder: Bool { (rows.first?.id ?? 0) > 0 }
      var hasNewer: Bool { (rows.last?.id ?? 0) < 9999 }

      func load(around id: Int) async throws {
        loads += 1
        try await AmbientClock.sleep(for: .seconds(2))
        rows = Row.rows(max(0, id - 20)..<min(10_000, id + 20))
      }

      func loadAll(from id: Int) async throws {
        loads += 1
        try await AmbientClock.sleep(for: .seconds(2))
        rows = Row.rows(id..<10_000)
      }

      func loadOlder() async throws {
        loads += 1
        let first = rows[0].id
        try await AmbientClock.sleep(for: .seconds(0.2))
        rows = Row.rows(max(0, first - 20)..<first) + rows
      }

      func loadNewer() async throws {
        loads += 1
        let last = rows[rows.count - 1].id + 1
        try await AmbientClock.sleep(for: .seconds(0.2))
        rows += Row.rows(last..<min(10_000, last + 20))
      }
    }

    private func height(of id: Int) -> CGFloat { CGFloat(30 + id % 7 * 10) }

    private func open(_ isDriven: Bool) async -> (Screen, Model, ListController) {
      let (model, list) = (Model(), ListController())
      let screen = await Screen(
        ModelView(model) {
          VerticalList(model.rows, controller: list) { row in
            RowView(row: row, height: CGFloat(30 + row.id % 7 * 10))
          }
          .listAnchor(.bottom)
          .listScrolling(isDriven ? .driven : .native)
          .loadMore(hasMore: model.hasOlder, edge: .top) { try await model.loadOlder() }
          .loadMore(hasMore: model.hasNewer, edge: .bottom) { try await model.loadNewer() }
        }, wait: 0.5)
      return (screen, model, list)
    }

    @Test("A loaded message is at its position in the first frame that shows it", arguments: [false, true])
    func landsOnAMessage(isDriven: Bool) async throws {
      let (screen, model, list) = await open(isDriven)
      for id in [500, 7000, 3] {
        let before = model.loads
        var outcome: ScrollOutcome?
        Task {
          outcome = try await list.scroll(to: id, anchor: .center) { try await model.load(around: id) }
        }
        await screen.wait(1.95)
        #expect(outcome == nil && screen.frame(of: "Row \(id)") == nil, "\(id)")
        var positions: [Double] = []
        for _ in 0..<20 {
          await screen.frames(1)
          if let frame = screen.frame(of: "Row \(id)") { positions.append(frame.midY) }
          #expect(screen.texts.contains { $0.hasPrefix("Row ") }, "no empty frame")
        }
        #expect(outcome == .arrived, "\(id)")
        let position = try #require(positions.last)
        #expect(positions.allSatisfy { abs($0 - position) < 0.5 }, "\(id): \(positions)")
        #expect(id < 10 || abs(position - 428.5) < 1.5, "\(id) at \(position) \(positions) \(list.position)")
        #expect(model.loads == before + 1, "\(id): no edge loads by itself")
      }
    }

    @Test("Both ends load more around a loaded message")
    func goesOnAtBothEnds() async throws {
      let (screen, model, list) = await open(false)
      Task { try await list.scroll(to: 500, anchor: .center) { try await model.load(around: 500) } }
      await screen.wait(3)
      for (direction, count) in [(1.0, 3), (-1, 10)] {
        for _ in 0..<count {
          await screen.pull(by: direction * 500, over: 0.3)
          await screen.lift(wait: 1.5)
        }
        let (first, last) = (model.rows[0].id, model.rows[model.rows.count - 1].id)
        #expect(direction > 0 ? first < 480 : last > 520, "\(first)...\(last)")
        #expect(model.rows == Row.rows(first..<last + 1))
      }
    }

    @Test("A message that a longer window contains is reached by scrolling", arguments: [false, true])
    func scrollsInALongerWindow(isDriven: Bool) async throws {
      let (screen, model, list) = await open(isDriven)
      var outcome: ScrollOutcome?
      Task { outcome = try await list.scroll(to: 9900, anchor: .top) { try await model.loadAll(from: 9880) } }
      await screen.wait(2.1)
      #expect(outcome == nil)
      await screen.wait(1)
      #expect(outcome == .arrived)
      #expect(abs(try #require(screen.frame(of: "Row 9900")).midY - height(of: 9900) / 2 - 47) < 1.5)
      outcome = nil
      let before = model.loads
      Task { outcome = try await list.scroll(to: 9999) { try await model.loadAll(from: 0) } }
      await screen.wait(1.5)
      #expect(outcome == .arrived && model.loads == before, "The list contains the message")
    }

    @Test("A failed load and a load without the message do not scroll", arguments: [false, true])
    func doesNotScroll(isDriven: Bool) async throws {
      struct Offline: Error {}
      let (screen, model, list) = await open(isDriven)
      let position = screen.frame(of: "Row 9999")
      var error: (any Error)?
      Task {
        do { _ = try await list.scroll(to: 1) { throw Offline() } } catch let thrown { error = thrown }
      }
      await screen.wait(0.5)
      #expect(error is Offline)
      var outcome: ScrollOutcome?
      Task { outcome = try await list.scroll(to: 1) {} }
      await screen.wait(1.2)
      #expect(outcome == .itemMissing)
      model.rows = Row.rows(0..<10) + model.rows
      await screen.wait(1)
      #expect(screen.frame(of: "Row 9999") == position)
    }

    @Test("A message that was added in the same turn is not loaded", arguments: [false, true])
    func addedInTheSameTurn(isDriven: Bool) async throws {
      let (screen, model, list) = await open(isDriven)
      var outcome: ScrollOutcome?
      model.rows.append(Row(id: 10_000))
      Task { outcome = try await list.scroll(to: 10_000) { try await model.load(around: 10_000) } }
      await screen.wait(2)
      #expect(outcome == .arrived && model.loads == 0)
      #expect(screen.texts.contains("Row 9999") && screen.texts.contains("Row 10000"))
    }

    @Test("A scroll during a load replaces the scroll to the loaded message", arguments: [false, true])
    func isReplaced(isDriven: Bool) async throws {
      let (screen, model, list) = await open(isDriven)
      var outcome: ScrollOutcome?
      Task { outcome = try await list.scroll(to: 9900) { try await model.loadAll(from: 9880) } }
      await screen.wait(1)
      list.scrollTo(id: 9980, anchor: .top)
      await screen.wait(3)
      #expect(outcome == .interrupted)
      #expect(abs(try #require(screen.frame(of: "Row 9980")).midY - height(of: 9980) / 2 - 47) < 1.5)
    }
  }
#endif
