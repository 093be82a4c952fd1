import Foundation
import OverscrollCore
import Testing
import TraceChecks

/// The timelines in `Tests/Fixtures`, and events that are made up.
@Suite struct FixtureCheckTests {
  @Test("Every promise that comes up holds in every fixture", arguments: Fixtures.names)
  func holds(_ name: String) throws {
    let audit = TraceAudit(of: try Fixtures.trace(name))
    for breach in audit.breaches { Issue.record("\(name): \(breach)") }
    #expect(audit.checks > 0 && audit.checksHeld == audit.checks && audit.judged.count > 2)
  }

  @Test("Every promise comes up in some fixture")
  func everyPromise() throws {
    var judged: Set<Promise> = []
    for name in Fixtures.names { judged.formUnion(TraceAudit(of: try Fixtures.trace(name)).judged.keys) }
    #expect(judged == Set(Promise.allCases) && PromiseWatch.all.count == Promise.allCases.count)
  }

  @Test("An audit changes nothing of what is replayed", arguments: Fixtures.names)
  func changesNothing(_ name: String) throws {
    let trace = try Fixtures.trace(name)
    var plain: [ScrollEffects] = []
    trace.replay { plain.append($1.effects) }
    var watched: [ScrollEffects] = []
    _ = TraceAudit(of: trace) { _, step, _ in watched.append(step.waited + step.effects) }
    #expect(plain == watched)
  }

  @Test("A watch beside an engine sees what a trace would", arguments: [UInt64(1), 2, 3])
  func watch(_ seed: UInt64) {
    var (engine, watch, dice) = (
      ScrollEngine(start: .standard, end: .headerFooter), PromiseWatch(), Dice(seed: seed)
    )
    var breaches: [Breach] = []
    var time = 0.0
    let layout = ScrollExtents(viewport: 800, content: 2000)
    breaches += watch.handle(ScrollEvent(.layout(layout, revision: 1), at: 0), in: &engine).breaches
    for number in 1...2000 {
      time += Double.random(in: 0...0.05, using: &dice)
      let place = Double.random(in: 0...800, using: &dice)
      let edges = ShownState(engine).edges
      let token = edges.start.phase.running ?? edges.end.phase.running ?? RefreshToken(rawValue: 0)
      let inputs: [ScrollInput] = [
        .tick, .dragBegan(DragStart(pointer: 1, main: place)), .dragMoved(pointer: 1, main: place, cross: 0),
        .dragMoved(pointer: 1, main: place, cross: 0), .dragEnded(pointer: 1), .finish(token, .success),
        .scrollTo(0, animated: true), .begin(.end), .wheel(place - 400, isPrecise: true),
      ]
      let input = inputs[Int.random(in: 0..<inputs.count, using: &dice)]
      breaches += watch.handle(ScrollEvent(input, at: time), in: &engine, number: number).breaches
    }
    #expect(breaches.isEmpty, "seed \(seed): \(breaches.prefix(3))")
    #expect(watch.judged.keys.contains(.oneStart) && watch.judged.keys.contains(.noJump))
  }
}

/// The root package's fixtures.
enum Fixtures {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../../../Tests/Fixtures").standardizedFileURL

  static let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? [])
    .filter { $0.hasSuffix(".trace") }.sorted()

  static func trace(_ name: String) throws -> Trace {
    try Trace(text: Array(Data(contentsOf: folder.appendingPathComponent(name))))
  }
}

/// SplitMix64.
///
/// Source: G. L. Steele, D. Lea, C. H. Flood, "Fast Splittable Pseudorandom Number Generators", 2014.
struct Dice: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var bits = state
    bits = (bits ^ (bits >> 30)) &* 0xbf58_476d_1ce4_e5b9
    bits = (bits ^ (bits >> 27)) &* 0x94d0_49bb_1331_11eb
    return bits ^ (bits >> 31)
  }
}
