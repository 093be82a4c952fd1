@testable import OverscrollCore

extension SmallWorld {
  /// A configuration of both edges that is searched for faults.
  struct Mode: Sendable {
    let name: String
    let world: SmallWorld

    init(
      _ name: String, _ configuration: EdgeConfiguration, _ exclusion: ExclusionPolicy,
      _ kind: Kind = .layouts
    ) {
      self.name = "\(name), \(exclusion), \(kind)"
      world = SmallWorld(configuration, exclusion, kind)
    }

    /// Modes that together use every trigger policy, every exclusion policy and every scroll source.
    static let all = [
      Mode("standard", EdgeConfiguration(), .drop, .fingers), Mode("release", EdgeConfiguration(), .queue),
      Mode("fraction", .fraction(0.15), .queue), Mode("reachThenHold", .reachThenHold(80), .cancel, .fingers),
      Mode("pinnedHeader", .pinnedHeader(), .drop, .fingers), Mode("headerFooter", .headerFooter, .queue),
      Mode("return", EdgeConfiguration(policy: .return), .cancel),
      Mode("return", EdgeConfiguration(policy: .return), .drop),
      Mode("kept failure", EdgeConfiguration(resultDuration: 0.25, timeout: 1, keepsFailure: true), .queue),
      Mode("two levels", EdgeConfiguration(threshold: .points(40), secondThreshold: .points(90)), .cancel),
      Mode("approach", EdgeConfiguration(policy: .approach(60)), .drop, .fingers),
      Mode("tap", EdgeConfiguration(policy: .tap), .queue),
      Mode("manual", EdgeConfiguration(policy: .manual), .drop),
      Mode("result display", EdgeConfiguration(resultDuration: 0.25), .cancel, .shifted),
      Mode("approach", EdgeConfiguration(policy: .approach(60)), .drop, .shifted),
      Mode("reach", EdgeConfiguration(policy: .reach, timeout: 1), .queue, .inset),
      Mode("kept failure", EdgeConfiguration(keepsFailure: true), .cancel, .inset),
    ]
  }
}
