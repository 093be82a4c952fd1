import OverscrollCore
import Testing

@testable import Overscroll

/// An action whose calls end when the test ends them.
@MainActor final class ManualAction {
  /// One call of the action.
  @MainActor final class Call {
    let level: RefreshLevel
    /// Whether the action's task was cancelled when the call ended, or `nil` before the end.
    fileprivate(set) var wasCancelled: Bool?
    private var end: Result<RefreshResult, any Error>?
    private var waiting: CheckedContinuation<Void, Never>?

    fileprivate init(_ level: RefreshLevel) { self.level = level }

    /// Ends the call.
    ///
    /// Further ends have no effect.
    func end(_ result: Result<RefreshResult, any Error>) {
      guard end == nil else { return }
      end = result
      waiting?.resume()
      waiting = nil
    }

    fileprivate func value() async throws -> RefreshResult {
      if end == nil { await withCheckedContinuation { waiting = $0 } }
      wasCancelled = Task.isCancelled
      return try end?.get() ?? .failure
    }
  }

  private(set) var calls: [Call] = []

  /// The closure to set on a controller.
  ///
  /// It ignores cancellation: each call runs until the test ends it.
  var action: RefreshController.Action {
    { [self] level in
      let call = Call(level)
      calls.append(call)
      return try await call.value()
    }
  }

  /// Ends the latest call with a result.
  func end(
    _ result: RefreshResult = .success, _ location: SourceLocation = #_sourceLocation
  ) throws {
    try #require(calls.last, sourceLocation: location).end(.success(result))
  }

  /// Ends the latest call with an error.
  func fail(_ error: any Error, _ location: SourceLocation = #_sourceLocation) throws {
    try #require(calls.last, sourceLocation: location).end(.failure(error))
  }
}

/// An error with a number, so that tests can tell two errors apart.
struct Fault: Error, Equatable {
  var number = 0
}
