import OverscrollTestSupport
@testable import OverscrollCore
import Testing

/// A threshold that changes during a pull, by a rotation, a measured indicator or a new configuration.
@Suite struct ThresholdChangeTests {
  /// The cause of the change.
  enum Change: CaseIterable, Sendable {
    case viewport, indicator, configuration

    func input(threshold: Double, _ configuration: EdgeConfiguration) -> ScrollInput {
      switch self {
      case .viewport:
        return .layout(ScrollExtents(viewport: threshold * 5, content: 3000), revision: 2)
      case .indicator:
        return .indicatorExtent(.start, threshold)
      case .configuration:
        var other = configuration
        other.threshold = .points(threshold)
        return .configure(.start, other)
      }
    }
  }

  private static let policies: [TriggerPolicy] = [.release, .reach, .return]

  /// Pulls back and forth with one finger, and changes the threshold after one of the steps.
  ///
  /// - Returns: Whether the action has started, for each step.
  private func starts(
    _ policy: TriggerPolicy, path: [Double], changingTo threshold: Double?, by change: Change, at index: Int
  ) -> [Bool] {
    // The first threshold is 100 in each case: configured, the indicator's extent, or a fifth of the
    // viewport.
    var configuration = EdgeConfiguration(policy: policy, threshold: .points(100))
    var viewport = 800.0
    switch change {
    case .viewport:
      viewport = 500
      configuration.threshold = .points(400)
    case .indicator:
      configuration.threshold = .indicatorExtent
      configuration.indicator.extent = 100
    case .configuration: break
    }
    var rig = Rig(start: configuration, viewport: viewport)
    rig.touch()
    var result: [Bool] = []
    for (step, overscroll) in path.enumerated() {
      rig.pull(to: overscroll)
      if step == index, let threshold { rig.send(change.input(threshold: threshold, configuration)) }
      result.append(rig.starts(.start) > 0)
    }
    return result
  }

  @Test(
    "A changed threshold neither starts nor prevents a start of the current pull", arguments: policies,
    Change.allCases)
  func changes(_ policy: TriggerPolicy, _ change: Change) {
    let path = [60.0, 90, 110, 120, 90, 115, 40]
    for index in path.indices {
      for threshold in [70.0, 85, 118, 130] {
        let plain = starts(policy, path: path, changingTo: nil, by: change, at: index)
        let changed = starts(policy, path: path, changingTo: threshold, by: change, at: index)
        #expect(changed == plain, "\(threshold) pt after \(path[index])")
      }
    }
  }

  @Test("The next pull has the new threshold", arguments: Change.allCases)
  func next(_ change: Change) {
    for threshold in [70.0, 130] {
      var configuration = EdgeConfiguration(threshold: .points(100))
      if change == .indicator { configuration.threshold = .indicatorExtent }
      if change == .viewport { configuration.threshold = .points(400) }
      var rig = Rig(start: configuration)
      rig.pull(to: 40)
      rig.send(change.input(threshold: threshold, configuration))
      rig.pull(to: -20)
      rig.pull(to: threshold - 2)
      #expect(rig.engine.edges.start.phase.name == "pulling", "\(threshold) pt")
      rig.pull(to: threshold + 2)
      #expect(rig.engine.edges.start.phase.name == "armed", "\(threshold) pt")
    }
  }
}
