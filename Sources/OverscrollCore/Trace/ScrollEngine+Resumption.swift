extension ScrollEngine {
  /// Whether nothing is under way: it is at rest, and its edges wait for nothing.
  var isQuiet: Bool {
    guard queued == nil, place == .known, edges.start.isQuiet(at: time),
      edges.end.isQuiet(at: time), heldGaps == .zero, max(latches.start.opening, latches.end.opening) <= time,
      min(nextPage(of: .start), nextPage(of: .end)) == .infinity
    else { return false }
    return isDriven
      ? gate == DragGate() && scroller.motion == .rest && scroller.gaps == .zero
      : platform.phase == .resting && platform.gaps(at: time) == .zero && insets == GapInsets()
  }

  /// The inputs that say how an engine is laid out and goes by, for one whose edges are off.
  var layoutInputs: [ScrollInput] {
    var inputs: [ScrollInput] = [.setBehavior(scroller.behavior), .setExclusion(exclusion)]
    for edge in ScrollEdge.allCases {
      inputs.append(.configure(edge, edges[edge].configuration))
      if let extent = edges[edge].measuredExtent { inputs.append(.indicatorExtent(edge, extent)) }
    }
    guard let revision = latches.start.laidOut else { return inputs }
    return inputs + [.layout(scroller.geometry, revision: revision)]
  }

  /// The input that brings content at rest to an offset, in pt.
  func placeInput(at offset: Double) -> ScrollInput {
    isDriven ? .scrollTo(offset, animated: false) : .observed(offset, .resting)
  }

  /// The inputs that switch the edges on: last, so that nothing starts on the way.
  var edgeInputs: [ScrollInput] {
    var inputs: [ScrollInput] = []
    for edge in ScrollEdge.allCases {
      if edges[edge].isExhausted { inputs.append(.exhaust(edge, true)) }
      if edges[edge].home != .disabled { inputs.append(.enable(edge, true)) }
    }
    return inputs
  }

  /// What the inputs do not say.
  var resumption: TraceResumption {
    var resumption = TraceResumption()
    resumption.time = time
    resumption.lead = lead
    resumption.nextToken = nextToken
    resumption.latches = EdgePair(start: latches.start.state, end: latches.end.state)
    return resumption
  }

  /// Goes on from what the inputs do not say; instants that no engine comes to count for nothing.
  mutating func resume(_ resumption: TraceResumption) {
    let (time, lead) = (resumption.time, resumption.lead)
    if time.magnitude <= 2 * ScrollEngine.latest, lead.magnitude <= 4 * ScrollEngine.latest {
      self.time = max(self.time, time)
      self.lead = lead
      scroller.time = self.time
    }
    nextToken = resumption.nextToken.rawValue == 0 ? nextToken : resumption.nextToken
    setLatches(resumption)
  }

  /// Has the latches wait for what they waited for, whatever inputs have made of them.
  mutating func setLatches(_ resumption: TraceResumption) {
    latches.start.state = resumption.latches.start
    latches.end.state = resumption.latches.end
  }
}

extension EdgeMachine {
  /// Whether nothing is under way at it, nothing keeps it from being pulled, and its indicator stands still.
  fileprivate func isQuiet(at time: Double) -> Bool {
    guard latch == .open, !isDragging, deadline == .infinity, spin?.turns(at: time) != true
    else { return false }
    switch phase {
    case .idle, .exhausted, .disabled: return true
    case .pulling, .armed, .refreshing, .dwelling, .settling, .failed: return false
    }
  }
}
