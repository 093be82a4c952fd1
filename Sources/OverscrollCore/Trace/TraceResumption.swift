/// The state of a scroll view at rest that events don't give.
///
/// With it, a trace need not begin where the engine did.
///
/// A recorder makes it when it leaves out the beginning of what it keeps (see `TraceRecorder.shortened()`).
public struct TraceResumption: Hashable, Sendable {
  /// The engine's own instant, in s, and how far, in s, that is ahead of the host's.
  var time = 0.0
  var lead = 0.0
  /// The token of the next start.
  var nextToken = RefreshToken(rawValue: 1)
  /// What the edges' latches wait for.
  var latches = EdgePair(start: ContentLatch.State.open, end: ContentLatch.State.open)
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
    /// Where the content was when the platform last reported, in pt, when that was, in s, and what moved it then.
    var reported = 0.0
    var reportTime = 0.0
    var reportPhase = ObservedPhase.resting
    /// The revisions of the content: the list's own, and the host's.
    var revision: UInt32 = 0
    var hostRevision: UInt32 = 0
    /// Whether it has had the time to begin at its end, and whether it stays there.
    var hasBegun = true
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
    visitor.option("startLatch", &latches.start)
    visitor.option("endLatch", &latches.end)
    visitor.option("offset", &list.offset)
    visitor.option("platform", &list.platform)
    visitor.option("origin", &list.origin)
    visitor.option("standing", &list.standing)
    visitor.option("reported", &list.reported)
    visitor.option("reportTime", &list.reportTime)
    visitor.option("reportPhase", &list.reportPhase)
    visitor.option("revision", &list.revision)
    visitor.option("hostRevision", &list.hostRevision)
    visitor.option("hasBegun", &list.hasBegun)
    visitor.option("staysAtEnd", &list.staysAtEnd)
    visitor.option("first", &list.first)
    visitor.option("end", &list.end)
    visitor.option("coverage", &list.coverage)
    visitor.option("movesBack", &list.movesBack)
    visitor.option("means", &list.means)
  }
}

extension ContentLatch.State: TracePhrase {
  init?(_ name: TraceBytes, _ numbers: [Double]) {
    switch (name, numbers.count) {
    case ("open", 0): self = .open
    case ("failed", 0): self = .failed
    case ("unchanged", 2):
      guard let revision = UInt32(exactly: numbers[1]) else { return nil }
      self = .unchanged(ContentLatch.Baseline(content: numbers[0].asExtent, revision: revision))
    default: return nil
    }
  }

  /// No trace is resumed while something runs.
  var phrase: (name: StaticString, numbers: [Double]) {
    switch self {
    case .open, .running: ("open", [])
    case .failed, .interrupted: ("failed", [])
    case .unchanged(let baseline): ("unchanged", [baseline.content, Double(baseline.revision ?? 0)])
    }
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
        sum / max(1, count) <= Int64(ItemUnits.longestItem)
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

  /// A number of items, or of units: at most 2^53, so that every one has a `Double`.
  private static func whole(_ number: Double) -> Int64? {
    number >= 0 && number <= 9_007_199_254_740_992 ? Int64(exactly: number) : nil
  }
}
