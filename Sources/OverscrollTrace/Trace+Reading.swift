extension Trace {
  /// The maximum length of a readable text, in bytes.
  public static let textLimit = 256 << 20

  /// Reads a trace from text.
  ///
  /// - Parameter text: The text. Empty lines and lines that begin with `#` are ignored.
  /// - Throws: A `TraceError` with the first invalid line and the reason. Reasons are a newer version, an
  ///   unknown name, a number out of range, or an event earlier than the previous event without a `<`.
  ///   Further reasons are a text that ends too early, was changed after the recording, or is longer than
  ///   `textLimit`.
  /// - Complexity: O(n) in the length of the text.
  public init(text: [UInt8]) throws(TraceThrownError) {
    var reading = IncrementalTraceReader(text)
    while try !reading.read() {}
    self = reading.trace
  }
}

/// Reads a trace's text in steps of a limited number of lines.
package struct IncrementalTraceReader: Sendable {
  /// The maximum number of lines that one call reads.
  package static let stride = 2048

  /// The part of the trace that has been read.
  package private(set) var trace = Trace()

  private let text: [UInt8]
  /// The index of the first line, after an optional byte order mark.
  private let firstByte: Int
  /// The index of the first unread line.
  private var start = 0
  private var reader = TraceReader()

  /// Creates a reader of a text.
  package init(_ text: [UInt8]) {
    self.text = text
    firstByte = text.starts(with: [0xef, 0xbb, 0xbf]) ? 3 : 0
    start = firstByte
  }

  /// Reads the next lines.
  ///
  /// - Returns: Whether the trace is complete. Otherwise, call this method again.
  /// - Throws: As `Trace.init(text:)`.
  /// - Complexity: O(n) in the length of at most `stride` lines. The last call is also O(n) in the length
  ///   of the text.
  package mutating func read() throws(TraceThrownError) -> Bool {
    guard text.count <= Trace.textLimit else {
      throw TraceError("A trace has at most \(Trace.textLimit) bytes.", line: 1)
    }
    for _ in 0..<IncrementalTraceReader.stride {
      let end = text[start...].firstIndex(of: UInt8(ascii: "\n")) ?? text.endIndex
      try reader.read(text[start..<end], into: &trace, before: text[firstByte..<start])
      guard end < text.endIndex else {
        try reader.finish()
        return true
      }
      start = end + 1
    }
    return false
  }
}

/// Reads a trace line by line.
private struct TraceReader: Sendable {
  private var line = 0
  private var time = -Double.infinity
  private var hasVersion = false
  private var hasEnded = false

  /// Reads a line; `before` is all text before it.
  mutating func read(_ text: TraceBytes, into trace: inout Trace, before: TraceBytes) throws(TraceThrownError)
  {
    line += 1
    if line == 1, let other = TraceReader.unsupportedFormatMessage(of: text) {
      throw TraceError(other, line: line)
    }
    let text = (text.last == UInt8(ascii: "\r") ? text.dropLast() : text).drop { $0 == UInt8(ascii: " ") }
    guard let first = text.first, first != UInt8(ascii: "#") else { return }
    guard !hasEnded else { throw TraceError("The trace has ended before this line.", line: line) }
    var words = LineReader(text, line: line)
    guard hasVersion else { return try readVersion(&words) }
    let name = try words.word()
    switch name {
    case "about": trace.about = String(text.dropFirst(name.count + 1))
    case "platform": trace.platform = String(text.dropFirst(name.count + 1))
    case "engine":
      guard trace.events.isEmpty else { throw TraceError("The engine comes before all events.", line: line) }
      trace.engine = try words.value()
      try words.expectEnd()
    case "count":
      let effect = try words.word()
      trace.counts.append(Trace.CountExpectation(effect: String(effect), count: try words.value()))
      try words.expectEnd()
    case "end": try readEnd(&words, events: trace.events.count, before: before)
    case "=", "==": try readCheck(&words, isExact: "==" ~= name, into: &trace)
    default: try readEvent(at: name, &words, into: &trace)
    }
  }

  /// Throws an error if the text had no line that begins with `end`.
  func finish() throws(TraceThrownError) {
    if !hasEnded { throw TraceError("The text ends without an end: a part is missing.", line: line) }
  }

  /// Returns the error message for a text in UTF-16 or compressed by gzip, or `nil`.
  private static func unsupportedFormatMessage(of text: TraceBytes) -> String? {
    let bytes = Array(text.prefix(2))
    switch (bytes.first, bytes.last, bytes.count) {
    case (0xff, 0xfe, 2), (0xfe, 0xff, 2), (0, _, 2), (_, 0, 2):
      return "This is text in UTF-16: save it as UTF-8."
    case (0x1f, 0x8b, 2): return "This is compressed by gzip: unpack it first."
    case (_, _, _): return nil
    }
  }

  private mutating func readVersion(_ words: inout LineReader) throws(TraceThrownError) {
    guard let first = try? words.word(), "overscroll" ~= first, let second = try? words.word(),
      "trace" ~= second,
      let version: Int = try? words.value()
    else { throw TraceError("This is no trace: it does not begin with 'overscroll trace'.", line: line) }
    guard version > 0 else { throw TraceError("There is no version \(version).", line: line) }
    guard version <= Trace.version else {
      throw TraceError(
        "Version \(version) is newer than \(Trace.version), the newest that is known.", line: line)
    }
    hasVersion = true
    try words.expectEnd()
  }

  private mutating func readEnd(_ words: inout LineReader, events: Int, before: TraceBytes)
    throws(TraceThrownError)
  {
    let count: Int = try words.value()
    guard count == events else { throw TraceError("There are \(events) events, not \(count).", line: line) }
    if !words.isAtEnd {
      guard UInt64(hexadecimal: try words.word()) == Digest(of: before).value else {
        throw TraceError("The text was changed after it was recorded.", line: line)
      }
    }
    try words.expectEnd()
    hasEnded = true
  }

  private func readCheck(_ words: inout LineReader, isExact: Bool, into trace: inout Trace)
    throws(TraceThrownError)
  {
    guard !trace.events.isEmpty else { throw TraceError("There is no event before this check.", line: line) }
    let name = String(try words.word())
    var values: [String] = []
    while !words.isAtEnd { values.append(String(try words.word())) }
    let check = TraceExpectation(name, values.joined(separator: " "), isExact: isExact)
    trace.events[trace.events.count - 1].checks.append(check)
  }

  private mutating func readEvent(
    at word: TraceBytes, _ words: inout LineReader, into trace: inout Trace
  ) throws(TraceThrownError) {
    let isBack = word.first == UInt8(ascii: "<")
    guard let time = Double(token: isBack ? word.dropFirst() : word) else { throw words.mistake(word) }
    guard isBack == (time < self.time) else {
      throw TraceError("The time is \(isBack ? "not " : "")before that of the line above.", line: line)
    }
    if !time.isNaN { self.time = time }
    trace.events.append(TraceEvent(try TraceInput(&words), at: time))
  }
}

extension String {
  /// Creates a string from ASCII bytes; each byte that is not printable becomes `?`.
  init(_ bytes: TraceBytes) {
    self.init()
    for byte in bytes { unicodeScalars.append(byte >= 32 && byte < 127 ? Unicode.Scalar(byte) : "?") }
  }
}
