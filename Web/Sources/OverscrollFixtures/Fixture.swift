public import Foundation

/// A timeline of events and what is expected after some of them: a trace in `Tests/Fixtures`.
///
/// It is replayed natively, here, and in WebAssembly, by `Web/Tests/fixtures.js`, which takes it as JSON.
public struct Fixture: Encodable, Sendable, CustomStringConvertible {
  /// What it is called: the file's name without the extension.
  public let name: String
  /// What it shows, in a sentence.
  public let about: String
  let events: [FixtureEvent]
  let expect: [Expectation]
  let counts: [String: Int]

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

  /// Every fixture of a view, by name: only Swift has lists that come to edges.
  public static func all() throws -> [Fixture] {
    try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
      .filter { $0.pathExtension == "trace" }
      .sorted { $0.lastPathComponent < $1.lastPathComponent }
      .compactMap { try Fixture($0) }
  }

  /// The fixture as JSON.
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

  /// What of some rows is not as expected, one line for each; empty where all is well.
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

/// An event: its time, its name and its arguments, as the script's methods take them.
struct FixtureEvent: Encodable, Sendable {
  let time: Double
  let name: String
  let arguments: [JSONValue]

  func encode(to encoder: any Encoder) throws {
    try JSONValue.list([.number(time), .text(name)] + arguments).encode(to: encoder)
  }
}

/// A fixture that cannot be played.
public struct FixtureError: Error, CustomStringConvertible {
  /// Why.
  public let description: String
}
