import Foundation
import OverscrollExports

/// Access to the native build of the exported functions, for one thread at a time.
public enum NativeInterface {
  private static let lock = NSLock()

  /// Runs a closure that calls the exported functions, one closure at a time.
  public static func exclusively<Result>(_ body: () throws -> Result) rethrows -> Result {
    try lock.withLock(body)
  }
}

/// An engine in the native build of the interface, for a fixture's events.
///
/// Use it only in the closure of `NativeInterface.exclusively`.
struct NativeSession {
  let handle = overscrollCreate()

  func destroy() { overscrollDestroy(handle) }

  /// Sends an event and returns the presentation and the effects after it.
  func send(_ event: FixtureEvent) throws -> Row {
    let count = Int(try perform(event))
    let records = UnsafeBufferPointer(start: overscrollEffects(handle), count: count * 4)
    let numbers = UnsafeBufferPointer(start: overscrollPresent(handle), count: Row.names.count)
    return Row(
      numbers: Array(numbers),
      effects: stride(from: 0, to: count * 4, by: 4).map { Array(records[$0..<($0 + 4)]) })
  }

  private func perform(_ event: FixtureEvent) throws -> Int32 {
    let arguments = Arguments(event)
    if let count = try arguments.setUp(handle) ?? arguments.input(handle) ?? arguments.action(handle) {
      return count
    }
    throw FixtureError(description: "no event is called \(event.name)")
  }
}
