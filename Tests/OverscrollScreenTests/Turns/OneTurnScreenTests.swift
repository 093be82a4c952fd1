#if canImport(SwiftUI)
  import Overscroll
  import OverscrollCore
  import OverscrollLists
  import ScreenDriver
  import SwiftUI
  import Testing

  /// Promise 15: the order in which an app states its changes within one turn changes nothing.
  ///
  /// Public reports of such faults: wireapp/wire-webapp#17642, TextureGroup/Texture#134 and #521,
  /// GetStream/stream-chat-android#6000.
  @MainActor @Suite(.onScreen, .serialized) struct OneTurnScreenTests {
    typealias Change = OneTurnScene.Change
    typealias Host = OneTurnScene.Host

    /// Two or three changes of one turn, in the reference order.
    struct Case: Sendable, CustomTestStringConvertible {
      let host: Host
      let changes: [Change]
      var testDescription: String { "\(host): \(changes.map { "\($0)" }.joined(separator: ", "))" }
    }

    /// All pairs of changes that fit together, and some triples.
    nonisolated static func cases(_ host: Host) -> [Case] {
      let all = Change.allCases.filter { $0.isPossible(in: host) }
      var cases: [Case] = []
      for (first, one) in all.enumerated() {
        for (second, other) in all.enumerated() where second > first && one.fits(other) {
          cases.append(Case(host: host, changes: [one, other]))
          for (third, last) in all.enumerated()
          where third > second && one.fits(last) && other.fits(last) && (first + second + third) % 7 == 0 {
            cases.append(Case(host: host, changes: [one, other, last]))
          }
        }
      }
      return cases
    }

    @Test("Two or three changes in one turn have the same result in every order", arguments: Host.allCases)
    func everyOrder(host: Host) async {
      for test in Self.cases(host) {
        let expected = await outcome(test, in: test.changes)
        let reversed = Array(test.changes.reversed())
        let found = await outcome(test, in: reversed)
        #expect(found == expected, "\(test.testDescription), in the order \(reversed)")
        if test.changes.count == 2 {
          let apart = await outcome(test, in: reversed, inOneTurn: false)
          #expect(apart == expected, "\(test.testDescription), in neighboring turns")
        } else {
          let order = Array(test.changes.dropFirst()) + test.changes.prefix(1)
          let found = await outcome(test, in: order)
          #expect(found == expected, "\(test.testDescription), in the order \(order)")
        }
      }
    }

    /// Makes the changes, and returns what a user sees 0.4 s later.
    private func outcome(
      _ test: Case, in order: [Change], inOneTurn: Bool = true
    ) async -> OneTurnScene.Outcome {
      // A recording ends when a list joins other edges, so it cannot be replayed.
      #if !canImport(ObjectiveC)
        if test.changes.contains(.exchange), test.host == .verticalList {
          EngineRecorderFactory.observer = nil
        }
      #endif
      let model = OneTurnScene.Model(test.changes)
      let screen = await Screen(OneTurnScene.Feed(model: model, host: test.host), wait: 0.25)
      var starts = 0
      if test.changes.contains(.end) {
        model.refresh.begin(at: .bottom)
        await screen.frames(20)
        starts = 1
      }
      #expect(model.work.starts == starts)
      let first = model.refresh
      for change in order {
        model.make(change)
        if !inOneTurn { await Task.yield() }
      }
      for frame in 1...24 {
        await screen.frames(1)
        #expect(!screen.texts.isEmpty, "\(test.testDescription), frame \(frame): blank")
      }
      let isRefreshing = model.refresh.isRefreshing(at: .bottom) || first.isRefreshing(at: .bottom)
      if !test.changes.contains(.end) || model.work.starts > 1 {
        checkStart(model, screen, test)
      }
      let outcome = OneTurnScene.Outcome(
        rows: screen.textFrames.map { "\($0.text) at \(Int($0.frame.minY.rounded()))" },
        starts: model.work.starts, isRefreshing: isRefreshing)
      model.work.cancel()
      return outcome
    }

    /// Expects a start exactly if there is more to load and the last row is visible.
    private func checkStart(_ model: OneTurnScene.Model, _ screen: Screen, _ test: Case) {
      guard test.host != .drivenList else { return }
      let isNear = model.rows.last.map { screen.texts.contains($0.title) } ?? true
      let starts = model.work.starts - (test.changes.contains(.end) ? 1 : 0)
      #expect(starts == (model.hasMore && isNear ? 1 : 0), "\(test.testDescription)")
    }
  }
#endif
