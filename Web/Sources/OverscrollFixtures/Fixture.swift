public import Foundation

/// A timeline of events and what is expected after some of them, from a file in `Tests/Fixtures`.
///
/// The same file is replayed natively, here, and in WebAssembly, by `Web/Tests/fixtures.js`. Web/ABI.md
/// describes the format.
public struct Fixture: Decodable, Sendable, CustomStringConvertible {
  /// What it is called: the file's name without the extension.
  public let name: String
  /// What it shows, in a sentence.
  public let about: String
  let events: [FixtureEvent]
  let expect: [Expectation]
  let counts: [String: Int]?

  /// How many events there are.
  public var eventCount: Int { events.count }

  /// The name.
  public var description: String { name }

  /// The folder of the fixtures in this package's checkout.
  public static var folder: URL {
    var folder = URL(filePath: #filePath)
    for _ in 0..<4 { folder.deleteLastPathComponent() }
    return folder.appending(path: "Tests/Fixtures", directoryHint: .isDirectory)
  }

  /// Every fixture, by name.
  public static func all() throws -> [Fixture] {
    try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
      .filter { $0.pathExtension == "json" && $0.lastPathComponent != "digests.json" }
      .sorted { $0.lastPathComponent < $1.lastPathComponent }
      .map { try JSONDecoder().decode(Fixture.self, from: Data(contentsOf: $0)) }
  }

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

  /// What of some rows is not as expected, one line for each; empty where all is well.
  public func disappointments(in rows: [Row]) -> [String] {
    var lines = expect.flatMap { expectation in
      rows.indices.contains(expectation.after)
        ? expectation.disappointments(in: rows[expectation.after])
        : ["there is no event \(expectation.after)"]
    }
    let effects = rows.flatMap(\.effectNames)
    for (name, count) in (counts ?? [:]).sorted(by: { $0.key < $1.key }) {
      let found = effects.count { $0 == name || $0.hasPrefix(name + " ") }
      if found != count { lines.append("'\(name)' happened \(found) times, not \(count)") }
    }
    return lines
  }
}

/// An event: its time, its name and its arguments, as the script's methods take them.
struct FixtureEvent: Decodable, Sendable {
  let time: Double
  let name: String
  let arguments: [JSONValue]

  init(from decoder: any Decoder) throws {
    let values = try decoder.singleValueContainer().decode([JSONValue].self)
    guard values.count >= 2, let time = values[0].number, let name = values[1].text else {
      throw FixtureError(description: "an event is [time, name, ...]")
    }
    self.time = time
    self.name = name
    arguments = Array(values.dropFirst(2))
  }
}

/// A fixture that cannot be played.
public struct FixtureError: Error, CustomStringConvertible {
  /// Why.
  public let description: String
}
