@testable import Specification
@testable import OverscrollCore
@testable import OverscrollListCore
@testable import OverscrollTrace

/// A fuzzer target that reads the bytes as the text of a trace, which a user may attach to a bug report.
///
/// An error must name the line of the text. A valid trace must not change when it is written and read
/// again. Its replay must present finite numbers, and must end with the same digest each time.
enum Traces {
  /// The largest number of events that are replayed.
  static let limit = 2000

  static func run(_ reader: inout ByteReader) {
    let bytes = reader.all
    check(bytes)
    if let whole = withEnd(bytes) { check(whole) }
  }

  /// Returns the text with a correct last line, or `nil` if it has no `end` line.
  ///
  /// The new line has the correct number of events and no digest. Without this correction, nearly every
  /// changed text would be rejected because of its last line.
  private static func withEnd(_ bytes: [UInt8]) -> [UInt8]? {
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    guard let end = lines.lastIndex(where: { $0.starts(with: "end".utf8) }) else { return nil }
    let kept = lines[..<end]
    let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
    let events = kept.count { line in
      line.first.map { digits.contains($0) || $0 == UInt8(ascii: "<") } ?? false
    }
    return Array(kept.joined(separator: "\n".utf8)) + Array("\nend \(events)\n".utf8)
  }

  private static func check(_ bytes: [UInt8]) {
    guard let trace = read(bytes), trace.events.count <= limit else { return }
    let text = trace.text
    guard let again = read(text) else {
      report("refused after writing: \(String(decoding: text, as: UTF8.self))")
    }
    // Texts are compared instead of events, because NaN is not equal to itself.
    guard again.text == text, again.engine == trace.engine, again.events.count == trace.events.count,
      again.counts == trace.counts, again.about == trace.about, again.platform == trace.platform
    else { report("changed by writing: \(String(decoding: text, as: UTF8.self))") }
    for (one, other) in zip(trace.events, again.events) {
      guard one.checks == other.checks, one.input.line == other.input.line else {
        report("\(one) is written and read as \(other)")
      }
    }
    let digest = trace.replay { number, player in
      if let fault = fault(in: player) { report("\(fault) after event \(number), \(trace.events[number])") }
    }
    if trace.replay() != digest { report("a second replay differs") }
    if again.replay() != digest { report("a replay of the written trace differs") }
    _ = trace.mistakes()
  }

  /// Parses a text, or returns `nil` if it is invalid.
  ///
  /// An error must name a line of the text, or the line after the last one.
  private static func read(_ bytes: [UInt8]) -> Trace? {
    do {
      return try Trace(text: bytes)
    } catch {
      let lines = bytes.count { $0 == UInt8(ascii: "\n") } + 1
      guard let error = error as? TraceError, (1...lines).contains(error.line), !error.reason.isEmpty else {
        report("an error without a valid line: \(error)")
      }
      return nil
    }
  }

  /// Returns a fault in a player's presented numbers, or `nil`.
  private static func fault(in player: TracePlayer) -> String? {
    let shown = player.engine.presentation
    var figures = [player.engine.hostTime, shown.contentOffset, shown.velocity, shown.shift]
    for edge in ScrollEdge.allCases {
      let edge = shown[edge]
      figures += [
        edge.threshold, edge.overscroll, edge.gap, edge.progress, edge.indicatorOffset, edge.opacity,
        edge.rotation, edge.flip, edge.pulse,
      ]
    }
    if var list = player.list {
      figures += [
        list.content.contentExtent, list.scrollOffset, list.content.scrollExtent, list.content.origin,
        list.content.position.offset,
      ]
    }
    return figures.allSatisfy(\.isFinite) ? nil : "a figure that is not finite: \(figures)"
  }
}
