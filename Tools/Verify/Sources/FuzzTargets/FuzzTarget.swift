@testable import Models

/// A use of the fuzzer's bytes.
///
/// A new target is a file in `Targets` and an element of `all`.
struct FuzzTarget: Sendable {
  /// The name for `Scripts/verify fuzz`: the target's file name in lower case.
  let name: String
  /// Reads the bytes, and calls `report(_:)` for a fault.
  let run: @Sendable (inout ByteReader) -> Void

  static let all = [
    FuzzTarget(name: "events", run: Events.run),
    FuzzTarget(name: "edits", run: Edits.run),
    FuzzTarget(name: "interface", run: Interface.run),
    FuzzTarget(name: "lists", run: Lists.run),
    FuzzTarget(name: "traces", run: Traces.run),
  ]
}

/// Ends the process with a message.
///
/// The fuzzer then saves the bytes.
func report(_ message: @autoclosure () -> String) -> Never { fatalError(message()) }
