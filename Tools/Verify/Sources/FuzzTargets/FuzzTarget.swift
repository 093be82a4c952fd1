@testable import Specification

/// A part of the project that is tested with the fuzzer's bytes.
///
/// A new target needs a file in `Targets` and an element of `all`.
struct FuzzTarget: Sendable {
  /// The name of the target for `Scripts/verify fuzz`, which is the name of its file in lower case.
  let name: String
  /// A closure that runs the target with the bytes, and calls `report(_:)` if it finds a fault.
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
