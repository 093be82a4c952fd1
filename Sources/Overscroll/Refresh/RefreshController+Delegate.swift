public import OverscrollCore

extension RefreshController {
  /// Whether the controller is attached to a scroll view.
  public var isAttached: Bool { delegate != nil }

  /// Attaches the controller to the delegate of a scroll view.
  ///
  /// Until its first report the scroll view is treated as at rest and without insets. Waiting starts begin
  /// now. The controller first removes the insets of an earlier delegate, with
  /// `RefreshControllerDelegate.apply(_:)`. When this delegate is detached, the controller calls the earlier
  /// delegate's `controllerDidBecomeAvailable()`.
  public func attach(_ delegate: any RefreshControllerDelegate) {
    guard delegate !== self.delegate else { return }
    suspendDelegate()
    self.delegate = delegate
    waitingDelegates.removeAll { $0.delegate == nil || $0.delegate === delegate }
    reattach()
  }

  /// Detaches the controller from a delegate; ignored if the delegate is not attached.
  ///
  /// A pull ends without a start, and a running action continues. The controller removes the delegate's
  /// insets, with `RefreshControllerDelegate.apply(_:)`.
  public func detach(_ delegate: any RefreshControllerDelegate) {
    waitingDelegates.removeAll { $0.delegate == nil || $0.delegate === delegate }
    guard delegate === self.delegate else { return }
    self.delegate = nil
    removeInsets(delegate)
    resetScrollView()
    for edge in ScrollEdge.allCases {
      // An action from code replaces the declared one. Without it the declared action stays, so that a view
      // that comes back finds its edge unchanged.
      if edges[edge].action != nil { edges[edge].declaredAction = nil }
      allow(true, at: edge)
      edges[edge].running?.flags?.poll { [weak self] in self?.isAttached == false }
    }
    waitingDelegates.popLast()?.delegate?.controllerDidBecomeAvailable()
  }

  /// Starts again after the delegate's scroll view has changed.
  func reattach() {
    hasInsets = false
    resetScrollView()
    for edge in ScrollEdge.allCases { beginPending(edge) }
  }

  /// Suspends the current delegate until a next delegate has been attached and detached.
  ///
  /// Later input to the engine does not concern the suspended delegate's scroll view.
  func suspend() {
    if suspendDelegate() { resetScrollView() }
  }

  /// Removes the delegate, if any, and adds it to the waiting delegates.
  ///
  /// - Returns: Whether there was a delegate.
  @discardableResult private func suspendDelegate() -> Bool {
    guard let last = delegate else { return false }
    delegate = nil
    removeInsets(last)
    waitingDelegates.append(WaitingDelegate(delegate: last))
    return true
  }

  /// Resets the layout and offset, which belong to another scroll view.
  private func resetScrollView() {
    runner.leaveList()
    (laidOut, items) = (nil, nil)
    send(.attach)
  }

  /// Removes the insets of a detached delegate; its reports about that are ignored.
  private func removeInsets(_ delegate: any RefreshControllerDelegate) {
    if hasInsets, let change = runner.insetRemoval { delegate.apply(change) }
    hasInsets = false
  }

  /// Receives a report from a delegate; ignored if the delegate is not attached.
  ///
  /// - Parameters:
  ///   - input: The report: `.observed`, or `.dragCancelled` for a touch that the system cancelled (see
  ///     `ScrollInput`). Report layouts with `layOut(_:from:)`.
  ///   - delegate: The reporting delegate.
  public func report(_ input: ScrollInput, from delegate: any RefreshControllerDelegate) {
    guard delegate === self.delegate else { return }
    send(input)
  }

  /// Receives the extents of viewport and content from a delegate.
  ///
  /// If the content has grown since a success, an edge with the `.approach` policy can start again.
  public func layOut(_ geometry: ScrollExtents, from delegate: any RefreshControllerDelegate) {
    guard delegate === self.delegate, geometry != laidOut else { return }
    laidOut = geometry
    send(.layout(geometry, revision: 0))
  }

  /// Receives a layout with an optional number of items from a delegate.
  ///
  /// With a number of items, only a larger number is new content. The extent of a platform's list is an
  /// estimate that changes as rows appear.
  func layOut(_ contents: ScrollViewLayout, from delegate: any RefreshControllerDelegate) {
    guard let items = contents.items else { return layOut(contents.extents, from: delegate) }
    guard delegate === self.delegate else { return }
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
