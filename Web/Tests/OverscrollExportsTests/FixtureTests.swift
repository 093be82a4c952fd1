import Foundation
import OverscrollFixtures
import Testing

/// Replays of fixtures through the functions that the WebAssembly exports, built natively.
///
/// A fixture is a file with a timeline of events and the expected values.
@Suite struct FixtureTests {
  static let fixtures = (try? Fixture.all()) ?? []

  /// The file with the expected digest of each fixture.
  ///
  /// The digest of a replay's bits is the same in debug and release builds and on every platform.
  static let digests = Fixture.folder.appending(path: "digests.json")

  @Test(arguments: fixtures) func `A replay gives the values that the fixture's file expects`(
    _ fixture: Fixture
  ) throws {
    for line in fixture.disappointments(in: try fixture.replay()) { Issue.record("\(fixture): \(line)") }
    #expect(fixture.eventCount < 250)
  }

  /// Compares the digests with the file, or writes the file if `OVERSCROLL_WRITE_DIGESTS=1` is set.
  @Test func `Every replay has the stored digest`() throws {
    let found = try Dictionary(
      uniqueKeysWithValues: FixtureTests.fixtures.map { ($0.name, try $0.replay().digest) })
    guard ProcessInfo.processInfo.environment["OVERSCROLL_WRITE_DIGESTS"] == nil else {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
      return try (encoder.encode(found) + Data("\n".utf8)).write(to: FixtureTests.digests)
    }
    let golden = try JSONDecoder().decode([String: String].self, from: Data(contentsOf: FixtureTests.digests))
    for (name, digest) in found { #expect(golden[name] == digest, "\(name)") }
    #expect(golden.count == found.count && found.count >= 12)
  }

  @Test func `The same fling ticked at 60, 90 and 120 Hz ends in the same bits`() throws {
    let ends = try FixtureTests.fixtures.filter { $0.name.hasPrefix("fling-") && $0.name.hasSuffix("hz") }
      .map { try $0.replay() }
    #expect(ends.count == 3)
    let common = ends.map { rows in Dictionary(rows.map { ($0.numbers[0], $0) }) { $1 } }
    let instants = Set(common[0].keys).intersection(common[1].keys).intersection(common[2].keys)
    #expect(instants.count > 30)
    for instant in instants { #expect(Set(common.compactMap { $0[instant]?.numbers }).count == 1) }
  }
}
