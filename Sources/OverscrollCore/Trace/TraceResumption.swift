/// What events do not say of a scroll view at rest: with it, a trace need not begin where the engine did.
///
/// A recorder makes it that leaves out the beginning of what it keeps (see `TraceRecorder.shortened()`).
public struct TraceResumption: Hashable, Sendable {
  /// The engine's own instant, in s, and how far, in s, that is ahead of the host's.
  var time = 0.0
  var lead = 0.0
  /// The token of the next start.
  var nextToken = RefreshToken(rawValue: 1)
  /// Where the list is.
  var list = ListPlace()

  /// Where a list is in the spaces of its content and of its platform.
  struct ListPlace: Hashable, Sendable {
    /// The content's offset, the platform's, and the origin of the platform's space, in pt.
    var offset = 0.0
    var platform = 0.0
    var origin = 0.0
    /// The offset, in pt, that the platform was sent to; see `ListScroll.standing`.
    var standing: Double?
    /// Where the content was when the platform last reported, in pt, and when that was, in s.
    var reported = 0.0
    var reportTime = 0.0
    /// The revisions of the content: the list's own, and the host's.
    var revision: UInt32 = 0
    var hostRevision: UInt32 = 0
    /// Whether it stays at its end.
    var staysAtEnd = false
    /// The first item that is mounted, and the one after the last.
    var first = 0
    var end = 0
    /// What of the content that covers, and whether it was last scrolled back.
    var coverage: Stretch.Bounds?
    var movesBack = false
    /// What has been measured of each kind.
    var means = EstimateMeans()
  }
}

extension TraceResumption: TraceOptions {
  static var plain: TraceResumption { TraceResumption() }

  mutating func visit(_ visitor: inout some OptionVisitor) {
    visitor.option("time", &time)
    visitor.option("lead", &lead)
    visitor.option("nextToken", &nextToken)
    visitor.option("offset", &list.offset)
    visitor.option("platform", &list.platform)
    visitor.option("origin", &list.origin)
    visitor.option("standing", &list.standing)
    visitor.option("reported", &list.reported)
    visitor.option("reportTime", &list.reportTime)
    visitor.option("revision", &list.revision)
    visitor.option("hostRevision", &list.hostRevision)
    visitor.option("staysAtEnd", &list.staysAtEnd)
    visitor.option("first", &list.first)
    visitor.option("end", &list.end)
    visitor.option("coverage", &list.coverage)
    visitor.option("movesBack", &list.movesBack)
    visitor.option("means", &list.means)
  }
}

extension Stretch.Bounds: TracePhrase {
  init?(_ name: TraceBytes, _ numbers: [Double]) {
    guard "bounds" ~= name, numbers.count == 2 else { return nil }
    self.init(lower: numbers[0], upper: numbers[1])
  }

  var phrase: (name: StaticString, numbers: [Double]) { ("bounds", [lower, upper]) }
}

extension EstimateMeans: TracePhrase {
  /// Four numbers for each kind: its own, what its extents add up to in units, how many they are, and `due`.
  init?(_ name: TraceBytes, _ numbers: [Double]) {
    guard "kinds" ~= name, numbers.count.isMultiple(of: 4) else { return nil }
    self.init()
    for start in stride(from: 0, to: numbers.count, by: 4) {
      guard let kind = UInt8(exactly: numbers[start]), Int(kind) < ItemKind.count,
        let sum = EstimateMeans.whole(numbers[start + 1]),
        let count = EstimateMeans.whole(numbers[start + 2]),
        let due = EstimateMeans.whole(numbers[start + 3]), due > 0,
        sum <= count &* Int64(ItemUnits.longestItem)
      else { return nil }
      (sums[Int(kind)], counts[Int(kind)], self.due[Int(kind)]) = (sum, count, due)
    }
  }

  var phrase: (name: StaticString, numbers: [Double]) {
    var numbers: [Double] = []
    for kind in 0..<ItemKind.count where counts[kind] > 0 || due[kind] != 8 {
      numbers += [Double(kind), Double(sums[kind]), Double(counts[kind]), Double(due[kind])]
    }
    return ("kinds", numbers)
  }

  /// A number of items, or of units: at most 2^39, so that a product with an extent has 64 bits.
  private static func whole(_ number: Double) -> Int64? {
    number >= 0 && number <= 549_755_813_888 ? Int64(exactly: number) : nil
  }
}
