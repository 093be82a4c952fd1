#if canImport(OverscrollCore)
  package import OverscrollCore
  package import OverscrollListCore
#endif

/// A value that is written as `name=value` for each field that differs from its default.
protocol TraceOptions {
  /// The value with default fields.
  static var defaults: Self { get }
  /// Passes each field, with its name in the trace, to a visitor.
  mutating func visit(_ visitor: inout some OptionVisitor)
}

/// A visitor that reads or writes the fields of options.
protocol OptionVisitor {
  mutating func option(_ name: StaticString, _ value: inout some TraceToken)
}

/// Collects the words of all fields.
private struct OptionWriter: OptionVisitor {
  var words: [(name: StaticString, value: [UInt8])] = []

  mutating func option(_ name: StaticString, _ value: inout some TraceToken) {
    words.append((name, value.token))
  }
}

/// Sets each field for which there is a word of the form `name=value`.
private struct OptionReader: OptionVisitor {
  var words: [(name: TraceBytes, value: TraceBytes)]
  /// The first value that could not be read, or `nil`.
  var mistake: TraceBytes?

  mutating func option<Value: TraceToken>(_ name: StaticString, _ value: inout Value) {
    guard let index = words.firstIndex(where: { name ~= $0.name }) else { return }
    let word = words.remove(at: index).value
    if let read = Value(token: word) { value = read } else if mistake == nil { mistake = word }
  }
}

extension TraceOptions {
  /// Writes the fields that differ from their defaults.
  func write(to text: inout [UInt8]) {
    var (mine, plain) = (OptionWriter(), OptionWriter())
    var (value, defaults) = (self, Self.defaults)
    value.visit(&mine)
    defaults.visit(&plain)
    for (word, plain) in zip(mine.words, plain.words) where word.value != plain.value {
      text.append(UInt8(ascii: " "))
      text.append(word.name)
      text.append(UInt8(ascii: "="))
      text += word.value
    }
  }

  /// Reads fields, or returns `nil` if a word is invalid.
  ///
  /// - Parameters:
  ///   - words: Words of the form `name=value`.
  ///   - mistake: On failure, the first word that does not name a field or has an invalid value.
  init?(words: some Sequence<TraceBytes>, mistake: inout TraceBytes?) {
    var reader = OptionReader(words: [])
    for word in words {
      guard let sign = word.firstIndex(of: UInt8(ascii: "=")) else {
        mistake = word
        return nil
      }
      reader.words.append((word[..<sign], word[(sign + 1)...]))
    }
    self = Self.defaults
    visit(&reader)
    mistake = reader.mistake ?? reader.words.first?.name
    if mistake != nil { return nil }
  }
}

extension EdgeConfiguration: TraceOptions {
  static var defaults: EdgeConfiguration { EdgeConfiguration() }

  mutating func visit(_ visitor: inout some OptionVisitor) {
    visitor.option("policy", &policy)
    visitor.option("threshold", &threshold)
    visitor.option("secondThreshold", &secondThreshold)
    visitor.option("gap", &gap)
    visitor.option("opensGapOnReturn", &opensGapOnReturn)
    visitor.option("rearm", &rearm)
    visitor.option("pullsFromInside", &pullsFromInside)
    visitor.option("minimumDuration", &minimumDuration)
    visitor.option("resultDuration", &resultDuration)
    visitor.option("timeout", &timeout)
    visitor.option("keepsFailure", &keepsFailure)
    visitor.option("resumesAfterRefresh", &resumesAfterRefresh)
    visitor.option("hasSuccessHaptic", &hasSuccessHaptic)
    visitor.option("placement", &indicator.placement)
    visitor.option("extent", &indicator.extent)
    visitor.option("fadeIn", &indicator.fadeIn)
    visitor.option("unavailableOpacity", &indicator.unavailableOpacity)
    visitor.option("fillsViewport", &fillsViewport)
  }
}

extension ScrollBehavior: TraceOptions {
  static var defaults: ScrollBehavior { ScrollBehavior() }

  mutating func visit(_ visitor: inout some OptionVisitor) {
    visitor.option("source", &source)
    visitor.option("deceleration", &deceleration)
    visitor.option("fling", &fling)
    visitor.option("snapping", &snapping)
    visitor.option("bounces", &bounces)
    visitor.option("dragsWithMouse", &dragsWithMouse)
    visitor.option("reducesMotion", &reducesMotion)
  }
}

extension ListConfiguration: TraceOptions {
  static var defaults: ListConfiguration { ListConfiguration() }

  mutating func visit(_ visitor: inout some OptionVisitor) {
    visitor.option("arrangement", &arrangement)
    visitor.option("spacing", &spacing)
    visitor.option("laneSpacing", &laneSpacing)
    visitor.option("startInset", &insets.start)
    visitor.option("endInset", &insets.end)
    visitor.option("header", &accessories.start)
    visitor.option("footer", &accessories.end)
    visitor.option("overscan", &overscan.extent)
    visitor.option("lookahead", &overscan.lookahead)
    visitor.option("budget", &overscan.budget)
    visitor.option("reuseLimit", &reuseLimit)
    visitor.option("adaptsEstimates", &adaptsEstimates)
    visitor.option("pinsHeaders", &pinsHeaders)
    visitor.option("sticksToStart", &sticks.start)
    visitor.option("sticksToEnd", &sticks.end)
    visitor.option("followDistance", &followDistance)
    visitor.option("startsAtEnd", &startsAtEnd)
    visitor.option("alignment", &alignment)
    visitor.option("rearrangementAnchor", &rearrangementAnchor)
  }
}

extension DragStart: TraceOptions {
  static var defaults: DragStart { DragStart(pointer: 0, main: 0) }

  mutating func visit(_ visitor: inout some OptionVisitor) {
    visitor.option("kind", &kind)
    visitor.option("isOnly", &isOnlyPointer)
    visitor.option("inner", &inner)
    visitor.option("outer", &outer)
    visitor.option("isDecided", &isDecided)
  }
}
