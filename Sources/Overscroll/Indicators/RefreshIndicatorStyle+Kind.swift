#if canImport(SwiftUI)
  import OverscrollCore
  import SwiftUI

  /// The kind of picture for a phase in the styles of this package.
  enum IndicatorKind: Hashable {
    /// Follows the pull, if there is one.
    case pulling
    /// Shows that the pull is past the threshold.
    case armed
    /// Shows that the action runs.
    case running
    /// Shows that the action succeeded.
    case succeeded
    /// Shows that the action failed.
    case failed
    /// Shows that the action failed, and that a tap tries again.
    case retry
    /// Shows that the content is complete.
    case noMoreContent

    /// Makes the kind of picture for a phase.
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

    /// Makes the kind of picture for a result, or for a pull without a start.
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
