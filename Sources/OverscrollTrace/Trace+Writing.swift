#if canImport(OverscrollCore)
  import OverscrollListCore
#endif

extension Trace {
  /// The trace as ASCII text, with a checksum.
  ///
  /// - Complexity: O(n) in the number of events.
  public var text: [UInt8] {
    var text: [UInt8] = []
    Trace.writeHeader(about: about, platform: platform, engine: engine, to: &text)
    var time = -Double.infinity
    for event in events {
      Trace.write(event, after: &time, to: &text)
    }
    for count in counts {
      text.append("count ")
      text.append(words: count.effect, "-")
      text += " \(count.count)\n".utf8
    }
    Trace.writeEnd(events: events.count, to: &text)
    return text
  }

  /// Writes the lines before the events.
  package static func writeHeader(about: String, platform: String, engine: Engine, to text: inout [UInt8]) {
    text += "overscroll trace \(version)\n".utf8
    for (name, value) in [("about", about), ("platform", platform)] where !value.isEmpty {
      text += "\(name) ".utf8
      text.append(words: value, " ")
      text.append(UInt8(ascii: "\n"))
    }
    text.append("engine")
    text.append(UInt8(ascii: " "))
    engine.write(to: &text)
    text.append(UInt8(ascii: "\n"))
  }

  /// Writes an event and its checks.
  ///
  /// - Parameter time: The time of the previous event, in s; it becomes the time of this event.
  package static func write(_ event: TraceEvent, after time: inout Double, to text: inout [UInt8]) {
    if event.time < time { text.append(UInt8(ascii: "<")) }
    if !event.time.isNaN { time = event.time }
    event.time.write(to: &text)
    text.append(UInt8(ascii: " "))
    text += event.input.line
    text.append(UInt8(ascii: "\n"))
    for check in event.checks {
      text.append(check.isExact ? "== " : "= ")
      text.append(words: check.name, "-")
      text.append(" ")
      text.append(words: check.value, " ")
      text.append("\n")
    }
  }

  /// Writes the lines after the events, with a checksum of all previous bytes.
  package static func writeEnd(events: Int, to text: inout [UInt8]) {
    let digest = Digest(of: text[...])
    text += "end \(events) ".utf8
    text.appendHexadecimal(digest.value)
    text.append(UInt8(ascii: "\n"))
  }
}

extension [UInt8] {
  /// Appends text in ASCII.
  ///
  /// A space becomes `space`, and each byte that is not printable becomes `?`.
  fileprivate mutating func append(words text: String, _ space: Unicode.Scalar) {
    for byte in text.utf8 {
      switch byte {
      case 33..<127: append(byte)
      case 32: append(UInt8(ascii: space))
      default: append(UInt8(ascii: "?"))
      }
    }
  }
}

extension TraceInput {
  /// The input's name and values in ASCII, as written after the time.
  package var line: [UInt8] {
    var line = LineWriter()
    switch self {
    case .input(let input): input.write(to: &line)
    case .list(let isNew): line.add("list", isNew)
    case .join(let isPlaced): line.add("join", isPlaced)
    case .leave(let followsList): line.add("leave", followsList)
    }
    return line.text
  }

  /// Reads an input's name and values.
  init(_ line: inout LineReader) throws(TraceThrownError) {
    let name = try line.word()
    switch name {
    case "list": self = .list(isNew: try line.value())
    case "join": self = .join(isPlaced: try line.value())
    case "leave": self = .leave(followsList: try line.value())
    default:
      guard let input = try ListInput(name, &line) else { throw line.mistake(name) }
      self = .input(input)
    }
    try line.expectEnd()
  }
}

/// The FNV-1a digest of bytes, with 64 bits.
///
/// Equal bytes have equal digests, and different bytes very likely have different digests. Source: G.
/// Fowler, L. C. Noll, K.-P. Vo, D. Eastlake, "The FNV Non-Cryptographic Hash Algorithm".
package struct Digest: Hashable, Sendable {
  package private(set) var value: UInt64 = 0xcbf2_9ce4_8422_2325

  package init() {}

  /// Creates the digest of a text.
  ///
  /// Carriage returns are ignored, because a transfer may change line ends to CR LF.
  init(of text: TraceBytes) {
    for byte in text where byte != UInt8(ascii: "\r") { add(byte) }
  }

  package mutating func add(_ byte: UInt8) { value = (value ^ UInt64(byte)) &* 0x100_0000_01b3 }

  package mutating func add(_ bits: UInt64) {
    for shift in stride(from: 0, to: 64, by: 8) { add(UInt8(truncatingIfNeeded: bits >> UInt64(shift))) }
  }
}
