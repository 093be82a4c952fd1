public import Foundation

/// A timeline of events with expectations: a trace in `Tests/Fixtures`.
///
/// Swift replays it natively, and `Web/Tests/fixtures.js` in WebAssembly from JSON.
public struct Fixture: Encodable, Sendable, CustomStringConvertible {
  /// The file's name without its extension.
  public let name: String
  /// The fixture's subject, in a sentence.
  public let about: String
  let events: [FixtureEvent]
  let expect: [Expectation]
  let counts: [String: Int]

  /// The number of events.
  public var eventCount: Int { events.count }

  /// The name.
  public var description: String { name }

  /// The folder of the fixtures in this package's checkout.
  public static var folder: URL {
    var folder = URL(filePath: #filePath)
    for _ in 0..<4 { folder.deleteLastPathComponent() }
    return folder.appending(path: "Tests/Fixtures", directoryHint: .isDirectory)
  }

  /// Returns the fixtures of views, sorted by name.
  ///
  /// Fixtures of lists are replayed in Swift only.
  public static func all() throws -> [Fixture] {
    try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
      .filter { $0.pathExtension == "trace" }
      .sorted { $0.lastPathComponent < $1.lastPathComponent }
      .compactMap { try Fixture($0) }
  }

  /// Returns the fixture as JSON.
  public func json() throws -> Data { try JSONEncoder().encode(self) }

  /// Plays the timeline through the native build of the interface.
  ///
  /// - Returns: A row for each event.
  /// - Complexity: O(n) in the number of events.
  public func replay() throws -> [Row] {
    try NativeInterface.exclusively {
      let session = NativeSession()
      defer { session.destroy() }
      return try events.map { try session.send($0) }
    }
  }

  /// Returns a line for each deviation of some rows; empty if all are as expected.
  public func disappointments(in rows: [Row]) -> [String] {
    var lines = expect.flatMap { expectation in
      rows.indices.contains(expectation.after)
        ? expectation.disappointments(in: rows[expectation.after])
        : ["there is no event \(expectation.after)"]
    }
    let effects = rows.flatMap(\.effectNames)
    for (name, count) in counts.sorted(by: { $0.key < $1.key }) {
      let found = effects.count { $0 == name || $0.hasPrefix(name + " ") }
      if found != count { lines.append("'\(name)' happened \(found) times, not \(count)") }
    }
    return lines
  }
}

/// An event with its time, name and arguments, as the script's methods expect them.
struct FixtureEvent: Encodable, Sendable {
  let time: Double
  let name: String
  let arguments: [JSONValue]

  func encode(to encoder: any Encoder) throws {
    try JSONValue.list([.number(time), .text(name)] + arguments).encode(to: encoder)
  }
}

/// An invalid fixture.
public struct FixtureError: Error, CustomStringConvertible {
  /// The reason.
  public let description: String
}
