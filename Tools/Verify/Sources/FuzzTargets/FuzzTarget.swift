@testable import Models

/// What the fuzzer's bytes are used for.
///
/// A new target is a file in `Targets` and a line here.
struct FuzzTarget: Sendable {
  /// What `Scripts/verify fuzz` calls it: the name of its file in small letters.
  let name: String
  /// Uses up the bytes; calls `report(_:)` where something is wrong.
  let run: @Sendable (inout ByteReader) -> Void

  static let all = [
    FuzzTarget(name: "events", run: Events.run),
    FuzzTarget(name: "edits", run: Edits.run),
    FuzzTarget(name: "interface", run: Interface.run),
    FuzzTarget(name: "lists", run: Lists.run),
    FuzzTarget(name: "traces", run: Traces.run),
  ]
}

/// Ends the process with a message: the fuzzer keeps the bytes that led here.
func report(_ message: @autoclosure () -> String) -> Never { fatalError(message()) }
