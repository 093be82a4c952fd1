#if canImport(OverscrollCore)
  package import OverscrollCore
  package import OverscrollListCore
#endif

/// A value written as a name and numbers, separated by colons, such as `approach:300`.
protocol TraceCompoundToken: TraceToken {
  /// Creates a value from a name and numbers, or returns `nil` if they are invalid.
  init?(_ name: TraceBytes, _ numbers: [Double])
  /// The name and the numbers.
  var phrase: (name: StaticString, numbers: [Double]) { get }
}

extension TraceCompoundToken {
  init?(token: TraceBytes) {
    let parts = token.split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false)
    var numbers: [Double] = []
    for part in parts.dropFirst() {
      guard let number = Double(token: part) else { return nil }
      numbers.append(number)
    }
    self.init(parts[0], numbers)
  }

  func write(to text: inout [UInt8]) {
    let (name, numbers) = phrase
    text.append(name)
    for number in numbers {
      text.append(UInt8(ascii: ":"))
      number.write(to: &text)
    }
  }
}

extension TriggerPolicy: TraceCompoundToken {
  init?(_ name: TraceBytes, _ numbers: [Double]) {
    switch (name, numbers.count) {
    case ("release", 0): self = .release
    case ("reach", 0): self = .reach
    case ("return", 0): self = .return
    case ("approach", 1): self = .approach(numbers[0])
    case ("tap", 0): self = .tap
    case ("manual", 0): self = .manual
    default: return nil
    }
  }

  var phrase: (name: StaticString, numbers: [Double]) {
    switch self {
    case .release: ("release", [])
    case .reach: ("reach", [])
    case .return: ("return", [])
    case .approach(let distance): ("approach", [distance])
    case .tap: ("tap", [])
    case .manual: ("manual", [])
    }
  }
}

extension EdgeDistance: TraceCompoundToken {
  init?(_ name: TraceBytes, _ numbers: [Double]) {
    switch (name, numbers.count) {
    case ("points", 1): self = .points(numbers[0])
    case ("fraction", 1): self = .fraction(numbers[0])
    case ("indicator", 0): self = .indicatorExtent
    default: return nil
    }
  }

  var phrase: (name: StaticString, numbers: [Double]) {
    switch self {
    case .points(let points): ("points", [points])
    case .fraction(let fraction): ("fraction", [fraction])
    case .indicatorExtent: ("indicator", [])
    }
  }
}

extension RearmRule: TraceCompoundToken {
  init?(_ name: TraceBytes, _ numbers: [Double]) {
    switch (name, numbers.count) {
    case ("lifted", 1): self = .lifted(within: numbers[0])
    case ("within", 1): self = .within(numbers[0])
    case ("returned", 0): self = .returned
    default: return nil
    }
  }

  var phrase: (name: StaticString, numbers: [Double]) {
    switch self {
    case .lifted(let share): ("lifted", [share])
    case .within(let distance): ("within", [distance])
    case .returned: ("returned", [])
    }
  }
}

extension FlingStyle: TraceCompoundToken {
  init?(_ name: TraceBytes, _ numbers: [Double]) {
    switch (name, numbers.count) {
    case ("momentum", 0): self = .momentum
    case ("timed", 3):
      self = .timed(TimedFlingMotion(share: numbers[0], excess: numbers[1], duration: numbers[2]))
    default: return nil
    }
  }

  var phrase: (name: StaticString, numbers: [Double]) {
    switch self {
    case .momentum: ("momentum", [])
    case .timed(let fling): ("timed", [fling.share, fling.excess, fling.duration])
    }
  }
}

extension SnapTargets: TraceCompoundToken {
  init?(_ name: TraceBytes, _ numbers: [Double]) {
    switch (name, numbers.count) {
    case ("every", 2): self.init(every: numbers[0], from: numbers[1])
    case ("everyByOne", 2): self.init(every: numbers[0], from: numbers[1], limitBehavior: .alwaysByOne)
    case ("at", 1...): self.init(at: numbers)
    case ("atByOne", 1...): self.init(at: numbers, limitBehavior: .alwaysByOne)
    case ("pages", 0): self = .pages
    case ("items", 0): self = .items
    case ("itemsByOne", 0): self = .items(limitBehavior: .alwaysByOne)
    default: return nil
    }
  }

  var phrase: (name: StaticString, numbers: [Double]) {
    switch (kind, positions.isEmpty, limitBehavior) {
    case (.pages, _, _): ("pages", [])
    case (.items, _, .never): ("items", [])
    case (.items, _, .alwaysByOne): ("itemsByOne", [])
    case (.offsets, true, .never): ("every", [spacing, origin])
    case (.offsets, true, .alwaysByOne): ("everyByOne", [spacing, origin])
    case (.offsets, false, .never): ("at", positions)
    case (.offsets, false, .alwaysByOne): ("atByOne", positions)
    }
  }
}

extension ItemAlignment: TraceCompoundToken {
  init?(_ name: TraceBytes, _ numbers: [Double]) {
    switch (name, numbers.count) {
    case ("start", 0): self = .start
    case ("center", 0): self = .center
    case ("end", 0): self = .end
    case ("nearest", 0): self = .nearest
    case ("share", 1): self = .share(numbers[0])
    default: return nil
    }
  }

  var phrase: (name: StaticString, numbers: [Double]) {
    switch self {
    case .start: ("start", [])
    case .center: ("center", [])
    case .end: ("end", [])
    case .nearest: ("nearest", [])
    case .share(let share): ("share", [share])
    }
  }
}

extension ListArrangement: TraceCompoundToken {
  init?(_ name: TraceBytes, _ numbers: [Double]) {
    let lanes = numbers.count == 1 ? ListArrangement.lanes(numbers[0]) : nil
    switch (name, numbers.count, lanes) {
    case ("stack", 0, _): self = .stack
    case ("columns", 1, .some(let count)): self = .columns(count)
    case ("adaptiveColumns", 1, _): self = .adaptiveColumns(minimum: numbers[0])
    case ("masonry", 1, .some(let count)): self = .masonry(count)
    case ("adaptiveMasonry", 1, _): self = .adaptiveMasonry(minimum: numbers[0])
    default: return nil
    }
  }

  var phrase: (name: StaticString, numbers: [Double]) {
    switch self {
    case .stack: ("stack", [])
    case .columns: ("columns", [Double(laneCount(cross: 0, laneSpacing: 0))])
    case .adaptiveColumns(let minimum): ("adaptiveColumns", [minimum])
    case .masonry: ("masonry", [Double(laneCount(cross: 0, laneSpacing: 0))])
    case .adaptiveMasonry(let minimum): ("adaptiveMasonry", [minimum])
    }
  }

  /// Returns a number of lanes, clamped to the valid range, or `nil` for a fraction.
  ///
  /// Clamping is necessary because `Int.max` does not survive a conversion to `Double`, and exceeds
  /// WebAssembly's integers.
  private static func lanes(_ count: Double) -> Int? {
    Int(exactly: min(max(count, 1), Double(LaneIndex.laneLimit)))
  }
}
