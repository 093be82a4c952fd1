import OverscrollCore
import Testing

@testable import Overscroll

/// An action that a test ends, once for each call.
@MainActor final class ManualAction {
  /// A call, in the order of calls.
  @MainActor final class Call {
    let level: RefreshLevel
    /// Whether the task was cancelled when the call ended.
    fileprivate(set) var wasCancelled: Bool?
    private var end: Result<RefreshResult, any Error>?
    private var waiting: CheckedContinuation<Void, Never>?

    fileprivate init(_ level: RefreshLevel) { self.level = level }

    /// Ends the call, unless it has ended already.
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

  /// The action for a controller.
  ///
  /// It ignores cancellation and continues until its end.
  var action: RefreshController.Action {
    { [self] level in
      let call = Call(level)
      calls.append(call)
      return try await call.value()
    }
  }

  /// Ends the latest call.
  func end(
    _ result: RefreshResult = .success, _ location: SourceLocation = #_sourceLocation
  ) throws {
    try #require(calls.last, sourceLocation: location).end(.success(result))
  }

  /// Makes the latest call throw.
  func fail(_ error: any Error, _ location: SourceLocation = #_sourceLocation) throws {
    try #require(calls.last, sourceLocation: location).end(.failure(error))
  }
}

/// An error with a number that identifies it.
struct Fault: Error, Equatable {
  var number = 0
}
