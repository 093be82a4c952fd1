import OverscrollTesting
import OverscrollCore
import Testing

@testable import Overscroll
@testable import OverscrollLists

/// A turn of the main actor that takes longer than `LoadMoreGate.changeDelay`.
///
/// For example, an app adds a page, builds its rows for 100 ms, and then states that there is no more.
@MainActor @Suite struct SlowTurnTests {
  /// A part of a change.
  enum Part: CaseIterable {
    case enable, disable, more, noMore, rows, otherRows, scroll, columns
  }

  /// The state of the end edge before the change.
  enum State: CaseIterable { case isOn, isDisabled, hasNoMore, hasLoaded }

  @Test(
    "A turn has the same result whether or not the main thread is busy between the parts of a change",
    arguments: State.allCases)
  func everyPair(state: State) async throws {
    for first in Part.allCases {
      for second in Part.allCases where first != second {
        let quick = try await starts(from: state, [first, second], pause: .zero)
        for pause in [Duration.milliseconds(10), .milliseconds(100), .seconds(2)] {
          let slow = try await starts(from: state, [first, second], pause: pause)
          #expect(slow == quick, "\(first), \(pause), \(second)")
        }
      }
    }
  }

  @Test("A load starts although the app changes a list at each turn of a busy main thread")
  func busyForLong() async {
    let (rig, list) = rig()
    for turn in 1...10 {
      rig.clock.advance(by: .milliseconds(100))
      list.update([-turn, 1, 2, 3, 1000 + turn])
      await settle()
    }
    #expect(rig.endAction.calls.count == 1)
  }

  /// Returns the number of loads after a turn with a pause after each part.
  private func starts(from state: State, _ parts: [Part], pause: Duration) async throws -> Int {
    let (rig, list) = rig()
    switch state {
    case .isOn: break
    case .isDisabled: rig.controller.setEnabled(false, at: .end)
    case .hasNoMore: rig.controller.setNoMoreContent(true, at: .end)
    case .hasLoaded:
      await rig.pass(.seconds(1))
      try #require(rig.endAction.calls.count == 1)
      try rig.endAction.end()
      await settle()
    }
    for part in parts {
      switch part {
      case .enable: rig.controller.setEnabled(true, at: .end)
      case .disable: rig.controller.setEnabled(false, at: .end)
      case .more: rig.controller.setNoMoreContent(false, at: .end)
      case .noMore: rig.controller.setNoMoreContent(true, at: .end)
      case .rows: list.change(Array(0..<7))
      case .otherRows: list.change(Array(20..<25))
      case .scroll: list.controller.scrollTo(index: 3, animated: false)
      case .columns: list.setColumns(2)
      }
      rig.clock.advance(by: pause)
    }
    await rig.pass(.seconds(1))
    return rig.endAction.calls.count
  }

  /// Makes a list of five rows that is always near its end, and an edge that loads more.
  private func rig() -> (ControllerSetup, FakeList) {
    let rig = ControllerSetup(
      end: EdgeConfiguration(policy: .approach(200), minimumDuration: 0), attached: false)
    rig.controller.attach(rig.host)
    let list = FakeList(Array(0..<5), clock: rig.clock, extent: { _ in 20 })
    list.controller.join(rig.controller)
    list.report(0, .resting)
    return (rig, list)
  }
}
