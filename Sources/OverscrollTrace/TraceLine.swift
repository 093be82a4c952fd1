/// Writes the words of one line of a trace.
struct LineWriter {
  private(set) var text: [UInt8] = []

  mutating func add(_ name: StaticString) { text.append(name) }

  mutating func add(_ name: StaticString, _ value: some TraceToken) {
    add(name)
    add(value)
  }

  mutating func add(_ name: StaticString, _ first: some TraceToken, _ second: some TraceToken) {
    add(name, first)
    add(second)
  }

  mutating func add(
    _ name: StaticString, _ first: some TraceToken, _ second: some TraceToken, _ third: some TraceToken
  ) {
    add(name, first, second)
    add(third)
  }

  mutating func add(
    _ name: StaticString, _ first: some TraceToken, _ second: some TraceToken, _ third: some TraceToken,
    _ fourth: some TraceToken
  ) {
    add(name, first, second, third)
    add(fourth)
  }

  mutating func add(_ value: some TraceToken) {
    text.append(UInt8(ascii: " "))
    value.write(to: &text)
  }

  /// Writes the options that differ from their defaults.
  mutating func add(_ options: some TraceOptions) { options.write(to: &text) }
}

/// Reads the words of one line of a trace.
struct LineReader {
  /// The line number, starting at 1.
  let line: Int
  private var words: ArraySlice<TraceBytes>

  /// Creates a reader that splits a line at its spaces.
  init(_ text: TraceBytes, line: Int) {
    self.line = line
    words = text.split(separator: UInt8(ascii: " "))[...]
  }

  /// Whether all words have been read.
  var isAtEnd: Bool { words.isEmpty }

  /// Reads the next word.
  mutating func word() throws(TraceThrownError) -> TraceBytes {
    guard let word = words.popFirst() else { throw TraceError("The line ends too early.", line: line) }
    return word
  }

  /// Reads the next word as a value.
  ///
  /// It throws an error if the word is not valid for the value's type.
  mutating func value<Value: TraceToken>() throws(TraceThrownError) -> Value {
    let word = try word()
    guard let value = Value(token: word) else { throw mistake(word) }
    return value
  }

  /// Reads all remaining words as values.
  mutating func values<Value: TraceToken>() throws(TraceThrownError) -> [Value] {
    var values: [Value] = []
    while !isAtEnd { values.append(try value()) }
    return values
  }

  /// Reads all remaining words as options.
  mutating func options<Options: TraceOptions>() throws(TraceThrownError) -> Options {
    var wrong: TraceBytes?
    guard let options = Options(words: words, mistake: &wrong) else { throw mistake(wrong ?? []) }
    words = []
    return options
  }

  /// Returns the error for an unknown word.
  func mistake(_ word: TraceBytes) -> TraceError { TraceError("There is no", word, line: line) }

  /// Throws an error if words remain.
  func expectEnd() throws(TraceThrownError) {
    if let word = words.first { throw TraceError("The line has an extra word:", word, line: line) }
  }
}
