import Foundation
import OverscrollCore
import OverscrollTrace
import Testing
import Models

/// The traces in `Tests/Fixtures`, and made-up traces.
@Suite struct FixtureCheckTests {
  @Test("Every judged promise holds in every fixture", arguments: Fixtures.names)
  func holds(_ name: String) throws {
    let audit = TraceAudit(of: try Fixtures.trace(name))
    for breach in audit.breaches { Issue.record("\(name): \(breach)") }
    #expect(audit.checks > 0 && audit.checksHeld == audit.checks && audit.judged.count > 2)
  }

  /// Compares the digests of the fixtures' replays with a file.
  ///
  /// `Scripts/test-dependency` compares an engine without optimization with the same file. With
  /// `OVERSCROLL_WRITE_DIGESTS=1` in the environment, the test writes the digests first.
  @Test("Every fixture replays to its saved digest, to the last bit")
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

  @Test("Every promise is judged in some fixture")
  func everyPromise() throws {
    var judged: Set<Promise> = []
    for name in Fixtures.names { judged.formUnion(TraceAudit(of: try Fixtures.trace(name)).judged.keys) }
    #expect(judged == Set(Promise.allCases) && PromiseWatch.all.count == Promise.allCases.count)
  }

  @Test("An audit does not change the replay", arguments: Fixtures.names)
  func changesNothing(_ name: String) throws {
    let trace = try Fixtures.trace(name)
    var plain: [ScrollEffects] = []
    trace.replay { plain.append($1.effects) }
    var watched: [ScrollEffects] = []
    _ = TraceAudit(of: trace) { _, step, _ in watched.append(step.waited + step.effects) }
    #expect(plain == watched)
  }

  @Test("Every promise holds in made-up traces, with and without a list", arguments: 0..<40)
  func madeUp(_ seed: Int) {
    let trace = MadeUpTrace.trace(seed: UInt64(seed), count: 300, hasList: seed % 4 == 3)
    let audit = TraceAudit(of: trace)
    #expect(audit.breaches.isEmpty, "seed \(seed): \(audit.breaches.prefix(3))")
  }
}

/// The root package's fixtures.
enum Fixtures {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../../../../Tests/Fixtures").standardizedFileURL

  /// The file with the digests of the fixtures' replays, a line for each.
  static let digests = folder.appendingPathComponent("replays.txt")

  static let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? [])
    .filter { $0.hasSuffix(".trace") }.sorted()

  static func trace(_ name: String) throws -> Trace {
    try Trace(text: Array(Data(contentsOf: folder.appendingPathComponent(name))))
  }
}
