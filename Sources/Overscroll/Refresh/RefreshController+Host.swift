public import OverscrollCore

extension RefreshController {
  /// Whether there is a scroll view.
  public var isAttached: Bool { host != nil }

  /// Attaches the controller to a scroll view, which counts as at rest and without insets until its first
  /// report.
  ///
  /// Starts that waited for a view begin now. An earlier host is told to give up its gaps. Once this host is detached,
  /// the earlier one is told to attach again.
  public func attach(_ host: any RefreshHost) {
    guard host !== self.host else { return }
    letGo()
    self.host = host
    earlier.removeAll { $0.host == nil || $0.host === host }
    reattach()
  }

  /// Detaches the controller from a scroll view, if that is its current host.
  ///
  /// A pull ends without a start; a running action continues. The host is told to give up its gaps.
  public func detach(_ host: any RefreshHost) {
    earlier.removeAll { $0.host == nil || $0.host === host }
    guard host === self.host else { return }
    self.host = nil
    withdraw(host)
    forgetScrollView()
    for edge in ScrollEdge.allCases {
      // What code has given counts again; without that, a view that comes back finds the edge as it left it.
      if edges[edge].action != nil { edges[edge].declaredAction = nil }
      allow(true, at: edge)
      edges[edge].running?.flags?.watch { [weak self] in self?.isAttached == false }
    }
    earlier.popLast()?.host?.controllerReturned()
  }

  /// Starts again with another scroll view of the host that the controller is attached to.
  func reattach() {
    holds = false
    forgetScrollView()
    for edge in ScrollEdge.allCases { beginPending(edge) }
  }

  /// Takes the controller from its host, if it has one, until another one is attached and detached again.
  ///
  /// What is then said to the engine has nothing to do with that host's scroll view.
  func putAside() {
    if letGo() { forgetScrollView() }
  }

  /// Takes the controller from its host, which waits for it from then on.
  ///
  /// - Returns: Whether there was one.
  @discardableResult private func letGo() -> Bool {
    guard let last = host else { return false }
    host = nil
    withdraw(last)
    earlier.append(WaitingHost(host: last))
    return true
  }

  /// What was laid out and reported is another scroll view's.
  private func forgetScrollView() {
    runner.dropList()
    (laidOut, items) = (nil, nil)
    send(.attach)
  }

  /// Makes a detached host give up its gaps; its reports about that are ignored.
  private func withdraw(_ host: any RefreshHost) {
    if holds, let change = runner.withdrawal { host.hold(change) }
    holds = false
  }

  /// Takes a report from the attached host; reports from any other host are ignored.
  ///
  /// - Parameters:
  ///   - input: The report: `.observed`, or `.dragCancelled` for a touch that the system cancelled (see `ScrollInput`).
  ///     Layouts go through `layOut(_:from:)`.
  ///   - host: Who reports.
  public func report(_ input: ScrollInput, from host: any RefreshHost) {
    guard host === self.host else { return }
    send(input)
  }

  /// Takes the extents of viewport and content from a host.
  ///
  /// If the content has grown since a success, an edge that loads more when approached can start again.
  public func layOut(_ geometry: ScrollExtents, from host: any RefreshHost) {
    guard host === self.host, geometry != laidOut else { return }
    laidOut = geometry
    send(.layout(geometry, revision: 0))
  }

  /// Takes what a host's layout says of the content.
  ///
  /// With a number of items, only a larger number is new content: the extent of a platform's list is an estimate that
  /// changes as rows appear.
  func layOut(_ contents: ScrollContents, from host: any RefreshHost) {
    guard let items = contents.items else { return layOut(contents.extents, from: host) }
    guard host === self.host else { return }
    let hasMore = self.items.map { items > $0 } ?? false
    self.items = items
    guard hasMore || contents.extents != laidOut else { return }
    if hasMore { itemRevision &+= 1 }
    laidOut = contents.extents
    send(.relayout(contents.extents, revision: itemRevision, shift: 0))
  }

  /// What to draw, as of the last event.
  public var presentation: ScrollPresentation { runner.scroll.presentation }

  /// What to draw at this instant; an indicator may turn between events.
  ///
  /// - Complexity: O(1). Changes nothing.
  public var presentationNow: ScrollPresentation {
    var engine = runner.scroll
    _ = engine.handle(ScrollEvent(.tick, at: runner.now))
    return engine.presentation
  }
}
