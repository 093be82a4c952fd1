import Foundation

/// The calls that wait for an answer; each ends exactly once.
struct PendingCalls {
  private struct Call {
    let method: String
    let session: String?
    let continuation: CheckedContinuation<Data, any Error>
    let timer: Task<Void, Never>
  }

  private var calls: [Int: Call] = [:]

  /// Adds a call under its id, with the timer of its time limit.
  mutating func add(
    _ id: Int, method: String, session: String?, timer: Task<Void, Never>,
    continuation: CheckedContinuation<Data, any Error>
  ) {
    calls[id] = Call(method: method, session: session, continuation: continuation, timer: timer)
  }

  /// Ends a call with the browser's answer or refusal.
  ///
  /// - Returns: Whether a call with this id was pending.
  mutating func settle(_ id: Int, refusal: String?, message: Data) -> Bool {
    guard let call = calls[id] else { return false }
    if let refusal {
      fail(id, BrowserError.refused(method: call.method, reason: refusal))
    } else {
      take(id)?.continuation.resume(returning: message)
    }
    return true
  }

  /// Ends a call with an error, if a call with this id is pending.
  mutating func fail(_ id: Int, _ error: any Error) { take(id)?.continuation.resume(throwing: error) }

  /// Ends every pending call of a page's session with an error.
  mutating func failAll(of session: String, _ error: any Error) {
    for (id, call) in calls where call.session == session { fail(id, error) }
  }

  /// Ends every pending call with an error.
  mutating func failAll(_ error: any Error) { for id in calls.keys { fail(id, error) } }

  private mutating func take(_ id: Int) -> Call? {
    let call = calls.removeValue(forKey: id)
    call?.timer.cancel()
    return call
  }
}
