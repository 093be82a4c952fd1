#if canImport(SwiftUI)
  import OverscrollCore
  import SwiftUI

  /// Which picture a phase gets from the styles of this package.
  enum IndicatorStage: Hashable {
    /// It follows the pull, if there is one.
    case pulling
    /// It says that the pull is far enough.
    case armed
    /// It says that the action runs.
    case running
    /// It says that the action succeeded.
    case succeeded
    /// It says that the action failed.
    case failed
    /// It says that the action failed, and that a tap tries again.
    case retry
    /// It says that there is no more to load.
    case exhausted

    /// The picture of a phase.
    init(_ phase: EdgePhase) {
      switch phase {
      case .idle, .pulling, .disabled: self = .pulling
      case .armed: self = .armed
      case .refreshing: self = .running
      case .dwelling(let dwelling): self.init(dwelling.result)
      case .settling(let settling): self.init(settling.result)
      case .failed: self = .retry
      case .exhausted: self = .exhausted
      }
    }

    /// The picture of a result, or of a pull that started nothing.
    private init(_ result: RefreshResult?) {
      switch result {
      case .success: self = .succeeded
      case .failure, .timedOut: self = .failed
      case .exhausted: self = .exhausted
      case .cancelled, nil: self = .pulling
      }
    }
  }

  extension RefreshIndicatorConfiguration {
    /// Which picture is due.
    var stage: IndicatorStage { IndicatorStage(phase) }

    /// What the edge is doing, in words.
    var words: OverscrollStrings {
      .phrase(phase, last: lastOutcome?.result, purpose, at: edge)
    }
  }
#endif
