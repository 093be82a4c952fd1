@testable import Models
@testable import OverscrollCore
@testable import OverscrollListCore
@testable import OverscrollTrace

/// The text of a trace: the bytes are what a user attaches to a report.
///
/// What is refused is refused with its line. What is accepted is the same when it is written and read again, and its
/// replay shows finite figures and ends with the same digest each time.
enum Traces {
  /// The most events that are replayed.
  static let limit = 2000

  static func run(_ reader: inout ByteReader) {
    let bytes = reader.all
    check(bytes)
    if let whole = withEnd(bytes) { check(whole) }
  }

  /// The same text with an end that counts its events and knows no digest, or nil where it has no end.
  ///
  /// Without it nearly every change would be refused at the last line.
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
      report("refused when it is written: \(String(decoding: text, as: UTF8.self))")
    }
    // No number that is none equals another, so words are compared.
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
    if trace.replay() != digest { report("a replay differs from the one before") }
    if again.replay() != digest { report("a replay of what is written differs") }
    _ = trace.mistakes()
  }

  /// Reads a text; an error has to name one of its lines, or the one that is missing.
  private static func read(_ bytes: [UInt8]) -> Trace? {
    do {
      return try Trace(text: bytes)
    } catch {
      let lines = bytes.count { $0 == UInt8(ascii: "\n") } + 1
      guard let error = error as? TraceError, (1...lines).contains(error.line), !error.reason.isEmpty else {
        report("an error without its line: \(error)")
      }
      return nil
    }
  }

  /// What is wrong with what a player shows, or nil.
  private static func fault(in player: TracePlayer) -> String? {
    let shown = player.engine.presentation
    var figures = [player.engine.hostTime, shown.contentOffset, shown.velocity, shown.shift]
    for edge in ScrollEdge.allCases {
      let edge = shown[edge]
      figures += [
        edge.trigger, edge.overscroll, edge.gap, edge.progress, edge.indicatorOffset, edge.opacity,
        edge.rotation, edge.flip, edge.pulse,
      ]
    }
    if var list = player.list {
      figures += [
        list.contentExtent, list.scrollOffset, list.scrollExtent, list.origin, list.position.inside,
      ]
    }
    return figures.allSatisfy(\.isFinite) ? nil : "a figure that is not finite: \(figures)"
  }
}
