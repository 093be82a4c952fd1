public import OverscrollCore

extension RefreshController {
  /// Whether the controller is attached to a scroll view.
  public var isAttached: Bool { host != nil }

  /// Attaches the controller to the host of a scroll view.
  ///
  /// Until its first report the scroll view is treated as at rest and without insets. Waiting starts begin
  /// now. The controller first removes the insets of an earlier host, with `RefreshControllerDelegate.apply(_:)`. When
  /// this host is detached, the controller calls the earlier host's `controllerDidBecomeAvailable()`.
  public func attach(_ host: any RefreshControllerDelegate) {
    guard host !== self.host else { return }
    suspendHost()
    self.host = host
    waitingHosts.removeAll { $0.host == nil || $0.host === host }
    reattach()
  }

  /// Detaches the controller from a host; ignored if the host is not attached.
  ///
  /// A pull ends without a start, and a running action continues. The controller removes the host's insets,
  /// with `RefreshControllerDelegate.apply(_:)`.
  public func detach(_ host: any RefreshControllerDelegate) {
    waitingHosts.removeAll { $0.host == nil || $0.host === host }
    guard host === self.host else { return }
    self.host = nil
    removeInsets(host)
    resetScrollView()
    for edge in ScrollEdge.allCases {
      // An action from code replaces the declared one. Without it the declared action stays, so that a view
      // that comes back finds its edge unchanged.
      if edges[edge].action != nil { edges[edge].declaredAction = nil }
      allow(true, at: edge)
      edges[edge].running?.flags?.poll { [weak self] in self?.isAttached == false }
    }
    waitingHosts.popLast()?.host?.controllerDidBecomeAvailable()
  }

  /// Starts again after the host's scroll view has changed.
  func reattach() {
    hasInsets = false
    resetScrollView()
    for edge in ScrollEdge.allCases { beginPending(edge) }
  }

  /// Suspends the current host until a next host has been attached and detached.
  ///
  /// Later input to the engine does not concern the suspended host's scroll view.
  func suspend() {
    if suspendHost() { resetScrollView() }
  }

  /// Removes the host, if any, and adds it to the waiting hosts.
  ///
  /// - Returns: Whether there was a host.
  @discardableResult private func suspendHost() -> Bool {
    guard let last = host else { return false }
    host = nil
    removeInsets(last)
    waitingHosts.append(WaitingDelegate(host: last))
    return true
  }

  /// Resets the layout and offset, which belong to another scroll view.
  private func resetScrollView() {
    runner.leaveList()
    (laidOut, items) = (nil, nil)
    send(.attach)
  }

  /// Removes the insets of a detached host; its reports about that are ignored.
  private func removeInsets(_ host: any RefreshControllerDelegate) {
    if hasInsets, let change = runner.insetRemoval { host.apply(change) }
    hasInsets = false
  }

  /// Receives a report from a host; ignored if the host is not attached.
  ///
  /// - Parameters:
  ///   - input: The report: `.observed`, or `.dragCancelled` for a touch that the system cancelled (see
  ///     `ScrollInput`). Report layouts with `layOut(_:from:)`.
  ///   - host: The reporting host.
  public func report(_ input: ScrollInput, from host: any RefreshControllerDelegate) {
    guard host === self.host else { return }
    send(input)
  }

  /// Receives the extents of viewport and content from a host.
  ///
  /// If the content has grown since a success, an edge with the `.approach` policy can start again.
  public func layOut(_ geometry: ScrollExtents, from host: any RefreshControllerDelegate) {
    guard host === self.host, geometry != laidOut else { return }
    laidOut = geometry
    send(.layout(geometry, revision: 0))
  }

  /// Receives a layout with an optional number of items from a host.
  ///
  /// With a number of items, only a larger number is new content. The extent of a platform's list is an
  /// estimate that changes as rows appear.
  func layOut(_ contents: ScrollViewLayout, from host: any RefreshControllerDelegate) {
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
