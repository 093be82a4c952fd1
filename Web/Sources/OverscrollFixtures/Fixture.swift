public import Foundation

/// A trace in `Tests/Fixtures`: events with their times, and expected values after some of them.
///
/// Swift replays the events natively. `Web/Tests/fixtures.js` receives them as JSON, and replays them in
/// WebAssembly.
public struct Fixture: Encodable, Sendable, CustomStringConvertible {
  /// The file's name without its extension.
  public let name: String
  /// A sentence that describes the fixture.
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

  /// Sends all events to an engine in the native build of the interface.
  ///
  /// - Returns: A row for each event, with the presentation and the effects.
  /// - Complexity: O(n) in the number of events.
  public func replay() throws -> [Row] {
    try NativeInterface.exclusively {
      let session = NativeSession()
      defer { session.destroy() }
      return try events.map { try session.send($0) }
    }
  }

  /// Returns a line for each deviation of the rows from the expected values.
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

/// An event with its time, and a method of `engine.js` with its arguments.
struct FixtureEvent: Encodable, Sendable {
  let time: Double
  let name: String
  let arguments: [JSONValue]

  func encode(to encoder: any Encoder) throws {
    try JSONValue.list([.number(time), .text(name)] + arguments).encode(to: encoder)
  }
}

/// The reason why a fixture is invalid.
public struct FixtureError: Error, CustomStringConvertible {
  /// The reason, as a sentence.
  public let description: String
}
