extension ListScroll {
  /// Whether nothing is under way: it is at rest, and all that is to be mounted is.
  var isQuiet: Bool {
    scroll.isQuiet && isAtRest && target == nil && !hasJumped && list.isQuiet
  }

  /// What the inputs do not say.
  var resumption: TraceResumption {
    var resumption = scroll.resumption
    resumption.list = TraceResumption.ListPlace(
      offset: scroll.drawnOffset, platform: platform, origin: space.value, standing: standing,
      reported: report.offset, reportTime: report.time,
      reportPhase: report.phase, revision: list.contentRevision, hostRevision: hostRevision,
      hasBegun: hasBegun, staysAtEnd: list.staysAtEnd, first: list.window.lowerBound,
      end: list.window.upperBound, coverage: list.mounting.range.coverage.bounds,
      movesBack: list.mounting.range.coverage.movesBack, means: list.batch.means)
    return resumption
  }

  /// Goes on from what the inputs do not say.
  mutating func resume(_ resumption: TraceResumption) {
    scroll.resume(resumption)
    let place = resumption.list
    let time = scroll.time
    var effects = ScrollEffects()
    target = nil
    hasJumped = false
    hasBegun = place.hasBegun
    list.batch.means = place.means
    list.staysAtEnd = place.staysAtEnd
    list.contentRevision = place.revision
    hostRevision = place.hostRevision
    follow(0, at: time, &effects)
    send(scroll.placeInput(at: place.offset.asPosition(or: 0)), at: time, &effects)
    _ = space.move(to: place.origin.asPosition(or: 0))
    platform = place.platform.asPosition(or: 0)
    standing = place.standing.map { $0.asPosition(or: 0) }
    let reportTime = place.reportTime.isFinite ? min(place.reportTime, time) : time
    report = Report(
      offset: place.reported.asPosition(or: 0), time: reportTime, velocity: 0, phase: place.reportPhase)
    locate()
    let first = max(0, min(place.first, list.count))
    list.mounting.resume(
      first..<max(first, min(place.end, list.count)), covering: place.coverage, movesBack: place.movesBack)
    list.section = nil
    list.findSection()
    scroll.setLatches(resumption)
  }
}

extension ListEngine {
  fileprivate var isQuiet: Bool {
    !isHidden && !isFilling && !followsEnd && batch.hold == nil && touched == nil
  }

  /// The inputs that say how it is laid out and which items it has, for a list without any.
  ///
  /// - Complexity: O(n) in the items that have been measured.
  func layoutInputs(pixelsPerPoint pixels: Double) -> [ListInput] {
    var inputs: [ListInput] = [.configure(configuration)]
    let plain = ExtentIndex().estimates
    for (number, estimate) in layout.index.estimates.enumerated() where estimate != plain[number] {
      let kind = ItemKind(rawValue: UInt8(truncatingIfNeeded: number))
      inputs.append(.estimate(ItemUnits.points(Int64(estimate)), kind))
    }
    inputs += layout.index.inputs
    inputs.append(.layOut(viewport: viewport, cross: cross, pixelsPerPoint: pixels))
    for focus in ListFocus.allCases {
      if let item = focusedItem(focus) { inputs.append(.focus(item, focus)) }
    }
    return inputs
  }
}

extension ExtentIndex {
  /// The inputs that give a list without items these, and what is known of them.
  fileprivate var inputs: [ListInput] {
    var items = ItemInputs()
    for chunk in chunks[slack...] {
      if chunk.isRun {
        items.add(Int(chunk.count), code(0, of: chunk))
      } else {
        for place in 0..<Int(chunk.count) { items.add(1, code(place, of: chunk)) }
      }
    }
    items.end()
    return items.edits + items.extents
  }
}

/// Makes inputs of items, one after another: as few as can be.
private struct ItemInputs {
  private(set) var edits: [ListInput] = []
  private(set) var extents: [ListInput] = []

  private var count = 0
  /// The items of one kind that came last, and the measured ones among them that came last.
  private var run = (kind: ItemKind.standard, count: 0)
  private var stretch: [Double] = []

  /// Adds items of which the same is known.
  mutating func add(_ added: Int, _ code: ItemCode) {
    if code.kind != run.kind { endRun(code.kind) }
    if !code.isMeasured { endStretch() }
    if code.isMeasured { stretch.append(ItemUnits.points(Int64(code.extent))) }
    run.count += added
    count += added
  }

  /// There are no more items.
  mutating func end() { endRun(.standard) }

  private mutating func endRun(_ next: ItemKind) {
    endStretch()
    if run.count > 0 { edits.append(.edit(.insert(run.count, at: count - run.count, run.kind))) }
    run = (next, 0)
  }

  private mutating func endStretch() {
    guard !stretch.isEmpty else { return }
    extents.append(.extents(stretch, at: count - stretch.count))
    stretch = []
  }
}
