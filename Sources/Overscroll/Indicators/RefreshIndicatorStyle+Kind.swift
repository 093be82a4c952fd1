#if canImport(SwiftUI)
  import OverscrollCore
  import SwiftUI

  /// The kind of picture that this package's styles draw for a phase.
  enum IndicatorKind: Hashable {
    /// Follows the pull, if the user pulls.
    case pulling
    /// Shows that the pull is past the threshold.
    case armed
    /// Shows that the action runs.
    case running
    /// Shows that the action succeeded.
    case succeeded
    /// Shows that the action failed.
    case failed
    /// Shows that the action failed, and that a tap on the indicator retries.
    case retry
    /// Shows that no more content can be loaded.
    case noMoreContent

    /// Returns the kind of picture for a phase.
    init(_ phase: EdgePhase) {
      switch phase {
      case .idle, .pulling, .disabled: self = .pulling
      case .armed: self = .armed
      case .refreshing: self = .running
      case .showingResult(let display): self.init(display.result)
      case .settling(let settling): self.init(settling.result)
      case .failed: self = .retry
      case .noMoreContent: self = .noMoreContent
      }
    }

    /// Returns the kind of picture for a result; nil if the pull started no action.
    private init(_ result: RefreshResult?) {
      switch result {
      case .success: self = .succeeded
      case .failure, .timedOut: self = .failed
      case .noMoreContent: self = .noMoreContent
      case .cancelled, nil: self = .pulling
      }
    }
  }

  extension RefreshIndicatorConfiguration {
    /// The kind of picture for the phase.
    var kind: IndicatorKind { IndicatorKind(phase) }

    /// The words for the phase.
    var words: OverscrollStrings {
      .phrase(phase, last: lastOutcome?.result, purpose, at: edge)
    }
  }
#endif
