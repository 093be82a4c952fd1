public import OverscrollCore

extension RefreshController {
  /// Whether the controller is attached to a scroll view.
  public var isAttached: Bool { host != nil }

  /// Attaches the controller to the host of a scroll view.
  ///
  /// Until its first report the scroll view is treated as at rest and without insets. Waiting starts begin
  /// now. The controller first removes the insets of an earlier host, with `RefreshHost.hold(_:)`. When
  /// this host is detached, the controller calls the earlier host's `controllerReturned()`.
  public func attach(_ host: any RefreshHost) {
    guard host !== self.host else { return }
    letGo()
    self.host = host
    earlier.removeAll { $0.host == nil || $0.host === host }
    reattach()
  }

  /// Detaches the controller from a host; ignored if the host is not attached.
  ///
  /// A pull ends without a start, and a running action continues. The controller removes the host's insets,
  /// with `RefreshHost.hold(_:)`.
  public func detach(_ host: any RefreshHost) {
    earlier.removeAll { $0.host == nil || $0.host === host }
    guard host === self.host else { return }
    self.host = nil
    withdraw(host)
    forgetScrollView()
    for edge in ScrollEdge.allCases {
      // An action from code replaces the declared one. Without it the declared action stays, so that a view
      // that comes back finds its edge unchanged.
      if edges[edge].action != nil { edges[edge].declaredAction = nil }
      allow(true, at: edge)
      edges[edge].running?.flags?.watch { [weak self] in self?.isAttached == false }
    }
    earlier.popLast()?.host?.controllerReturned()
  }

  /// Starts again after the host's scroll view has changed.
  func reattach() {
    holds = false
    forgetScrollView()
    for edge in ScrollEdge.allCases { beginPending(edge) }
  }

  /// Suspends the current host until a next host has been attached and detached.
  ///
  /// Later input to the engine does not concern the suspended host's scroll view.
  func putAside() {
    if letGo() { forgetScrollView() }
  }

  /// Removes the host, if any, and adds it to the waiting hosts.
  ///
  /// - Returns: Whether there was a host.
  @discardableResult private func letGo() -> Bool {
    guard let last = host else { return false }
    host = nil
    withdraw(last)
    earlier.append(WaitingHost(host: last))
    return true
  }

  /// Resets the layout and offset, which belong to another scroll view.
  private func forgetScrollView() {
    runner.dropList()
    (laidOut, items) = (nil, nil)
    send(.attach)
  }

  /// Removes the insets of a detached host; its reports about that are ignored.
  private func withdraw(_ host: any RefreshHost) {
    if holds, let change = runner.withdrawal { host.hold(change) }
    holds = false
  }

  /// Receives a report from a host; ignored if the host is not attached.
  ///
  /// - Parameters:
  ///   - input: The report: `.observed`, or `.dragCancelled` for a touch that the system cancelled (see
  ///     `ScrollInput`). Report layouts with `layOut(_:from:)`.
  ///   - host: The reporting host.
  public func report(_ input: ScrollInput, from host: any RefreshHost) {
    guard host === self.host else { return }
    send(input)
  }

  /// Receives the extents of viewport and content from a host.
  ///
  /// If the content has grown since a success, an edge with the `.approach` policy can start again.
  public func layOut(_ geometry: ScrollExtents, from host: any RefreshHost) {
    guard host === self.host, geometry != laidOut else { return }
    laidOut = geometry
    send(.layout(geometry, revision: 0))
  }

  /// Receives a layout with an optional number of items from a host.
  ///
  /// With a number of items, only a larger number is new content. The extent of a platform's list is an
  /// estimate that changes as rows appear.
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

  /// The presentation to draw, as of the last event.
  public var presentation: ScrollPresentation { runner.scroll.presentation }

  /// The presentation to draw at this instant; an indicator may turn between events.
  ///
  /// - Complexity: O(1). The controller does not change.
  public var presentationNow: ScrollPresentation {
    var engine = runner.scroll
    _ = engine.handle(ScrollEvent(.tick, at: runner.now))
    return engine.presentation
  }
}
