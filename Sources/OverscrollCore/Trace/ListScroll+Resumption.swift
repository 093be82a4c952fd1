extension ListScroll {
  /// Whether nothing is under way: it is at rest, and all that is to be mounted is.
  var isQuiet: Bool {
    scroll.isQuiet && isAtRest && target == nil && !hasJumped && list.isQuiet
  }

  /// What the inputs do not say.
  var resumption: TraceResumption {
    var resumption = scroll.resumption
    resumption.list = TraceResumption.ListPlace(
      offset: isDriven ? scroll.scroller.offset : scroll.platform.offset, platform: platform,
      origin: space.value, standing: standing, reported: report.offset, reportTime: report.time,
      revision: list.contentRevision, hostRevision: hostRevision, staysAtEnd: list.staysAtEnd,
      first: list.window.lowerBound, end: list.window.upperBound,
      coverage: list.mounting.range.coverage.bounds,
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
    hasBegun = true
    list.batch.means = place.means
    list.staysAtEnd = place.staysAtEnd
    list.contentRevision = place.revision
    hostRevision = place.hostRevision
    follow(0, at: time, &effects)
    let offset = place.offset.asPosition(or: 0)
    send(isDriven ? .scrollTo(offset, animated: false) : .observed(offset, .resting), at: time, &effects)
    _ = space.move(to: place.origin.asPosition(or: 0))
    platform = place.platform.asPosition(or: 0)
    standing = place.standing.map { $0.asPosition(or: 0) }
    let reportTime = place.reportTime.isFinite ? min(place.reportTime, time) : time
    report = Report(offset: place.reported.asPosition(or: 0), time: reportTime, velocity: 0)
    locate()
    let first = max(0, min(place.first, list.count))
    list.mounting.resume(
      first..<max(first, min(place.end, list.count)), covering: place.coverage, movesBack: place.movesBack)
    list.section = nil
    list.findSection()
  }
}

extension ListEngine {
  fileprivate var isQuiet: Bool { !isHidden && !isFilling && !followsEnd && batch.hold == nil }

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
    var runs: [(kind: ItemKind, count: Int)] = []
    var stretches: [(kind: ItemKind, item: Int, extents: [Double])] = []
    var item = 0
    func add(_ count: Int, _ kind: ItemKind) {
      if let last = runs.last, last.kind == kind {
        runs[runs.count - 1].count += count
      } else {
        runs.append((kind, count))
      }
      item += count
    }
    for chunk in chunks[slack...] {
      guard !chunk.isRun else {
        add(Int(chunk.count), chunk.kind)
        continue
      }
      for place in 0..<Int(chunk.count) {
        let code = code(place, of: chunk)
        if code.isMeasured {
          let extent = ItemUnits.points(Int64(code.extent))
          if let last = stretches.last, last.kind == code.kind, last.item + last.extents.count == item {
            stretches[stretches.count - 1].extents.append(extent)
          } else {
            stretches.append((code.kind, item, [extent]))
          }
        }
        add(1, code.kind)
      }
    }
    var place = 0
    var inputs: [ListInput] = []
    for run in runs {
      inputs.append(.edit(.insert(run.count, at: place, run.kind)))
      place += run.count
    }
    return inputs + stretches.map { .extents($0.extents, at: $0.item) }
  }
}
