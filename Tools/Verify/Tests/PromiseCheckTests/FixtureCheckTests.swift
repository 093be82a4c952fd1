import Foundation
import OverscrollCore
import OverscrollTrace
import Testing
import PromiseChecks

/// Tests with the stored traces in `Tests/Fixtures`, and with random traces.
@Suite struct FixtureCheckTests {
  @Test("Every stored trace keeps the promises and meets its expectations", arguments: Fixtures.names)
  func holds(_ name: String) throws {
    let audit = TraceAudit(of: try Fixtures.trace(name))
    for breach in audit.breaches { Issue.record("\(name): \(breach)") }
    #expect(audit.checks > 0 && audit.checksHeld == audit.checks && audit.judged.count > 2)
  }

  /// Compares a digest of each trace's replay with a stored digest.
  ///
  /// `Scripts/test-dependency` compares an engine that is built without optimization with the same file.
  /// With `OVERSCROLL_WRITE_DIGESTS=1` in the environment, the test stores the new digests first.
  @Test("The replay of every stored trace equals the stored digest, to the last bit")
  func digests() throws {
    let found = try Fixtures.names.map { name in
      let digest = String(try Fixtures.trace(name).replay(), radix: 16)
      return "\(name) \(String(repeating: "0", count: 16 - digest.count))\(digest)\n"
    }
    if ProcessInfo.processInfo.environment["OVERSCROLL_WRITE_DIGESTS"] == "1" {
      try found.joined().write(to: Fixtures.digests, atomically: true, encoding: .utf8)
    }
    #expect(try String(contentsOf: Fixtures.digests, encoding: .utf8) == found.joined())
  }

  @Test("Every promise is checked in at least one stored trace")
  func everyPromise() throws {
    var judged: Set<Promise> = []
    for name in Fixtures.names { judged.formUnion(TraceAudit(of: try Fixtures.trace(name)).judged.keys) }
    #expect(judged == Set(Promise.allCases) && PromiseWatch.all.count == Promise.allCases.count)
  }

  @Test("Checking the promises does not change the effects of a replay", arguments: Fixtures.names)
  func changesNothing(_ name: String) throws {
    let trace = try Fixtures.trace(name)
    var plain: [ScrollEffects] = []
    trace.replay { plain.append($1.effects) }
    var watched: [ScrollEffects] = []
    _ = TraceAudit(of: trace) { _, step, _ in watched.append(step.waited + step.effects) }
    #expect(plain == watched)
  }

  @Test("Random traces keep every promise, with and without a list", arguments: 0..<40)
  func madeUp(_ seed: Int) {
    let trace = MadeUpTrace.trace(seed: UInt64(seed), count: 300, hasList: seed % 4 == 3)
    let audit = TraceAudit(of: trace)
    #expect(audit.breaches.isEmpty, "seed \(seed): \(audit.breaches.prefix(3))")
  }
}

/// The stored traces of the root package.
enum Fixtures {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../../../../Tests/Fixtures").standardizedFileURL

  /// The file with the stored digests, one line for each trace.
  static let digests = folder.appendingPathComponent("replays.txt")

  static let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? [])
    .filter { $0.hasSuffix(".trace") }.sorted()

  static func trace(_ name: String) throws -> Trace {
    try Trace(text: Array(Data(contentsOf: folder.appendingPathComponent(name))))
  }
}
