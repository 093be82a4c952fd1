public import OverscrollCore

extension RefreshController {
  /// Whether the controller is attached to a scroll view.
  public var isAttached: Bool { delegate != nil }

  /// Attaches the controller to the delegate of a scroll view.
  ///
  /// Until the delegate's first report, the controller treats the scroll view as at rest and without
  /// insets. Starts that waited for a view begin now.
  ///
  /// If another delegate is attached, the controller first removes that delegate's insets with
  /// `RefreshControllerDelegate.apply(_:)`. The other delegate then waits. When this delegate is detached, the
  /// controller calls the waiting delegate's `controllerDidBecomeAvailable()`.
  public func attach(_ delegate: any RefreshControllerDelegate) {
    guard delegate !== self.delegate else { return }
    suspendDelegate()
    self.delegate = delegate
    waitingDelegates.removeAll { $0.delegate == nil || $0.delegate === delegate }
    reattach()
  }

  /// Detaches the controller from a delegate; ignored if the delegate is not attached.
  ///
  /// A pull ends without a start, and a running action continues. The controller removes the insets that it
  /// has set through the delegate, with `RefreshControllerDelegate.apply(_:)`.
  public func detach(_ delegate: any RefreshControllerDelegate) {
    waitingDelegates.removeAll { $0.delegate == nil || $0.delegate === delegate }
    guard delegate === self.delegate else { return }
    self.delegate = nil
    removeInsets(delegate)
    resetScrollView()
    for edge in ScrollEdge.allCases {
      change(edge) {
        $0.declaration.isAllowed = true
        // If code has set an action, it replaces the view's action now. Otherwise the view's action stays,
        // so that the edge is unchanged if the view returns.
        if $0.action != nil { $0.declaration.action = nil }
      }
      edges[edge].running?.flags?.poll { [weak self] in self?.isAttached == false }
    }
    waitingDelegates.popLast()?.delegate?.controllerDidBecomeAvailable()
  }

  /// Resets the state of the scroll view, and begins the waiting starts.
  ///
  /// Called after a delegate was attached, and after the attached delegate has got another scroll view.
  func reattach() {
    delegateHasInsets = false
    resetScrollView()
    for edge in ScrollEdge.allCases { beginPending(edge) }
  }

  /// Suspends the current delegate until another delegate has been attached and detached.
  ///
  /// Meanwhile the engine's state no longer describes the suspended delegate's scroll view.
  func suspend() {
    if suspendDelegate() { resetScrollView() }
  }

  /// Removes the delegate, if any, and adds it to the waiting delegates.
  ///
  /// - Returns: Whether a delegate was attached.
  @discardableResult private func suspendDelegate() -> Bool {
    guard let last = delegate else { return false }
    delegate = nil
    removeInsets(last)
    waitingDelegates.append(WaitingDelegate(delegate: last))
    return true
  }

  /// Discards the layout and the offset of the previous scroll view.
  private func resetScrollView() {
    runner.unplug()
    (laidOut, items) = (nil, nil)
    send(.attach)
  }

  /// Removes the insets from a detached delegate's scroll view.
  ///
  /// The controller ignores the reports that the removal causes.
  private func removeInsets(_ delegate: any RefreshControllerDelegate) {
    if delegateHasInsets, let change = runner.insetRemoval { delegate.apply(change) }
    delegateHasInsets = false
  }

  /// Handles a report from a delegate; ignored if the delegate is not attached.
  ///
  /// - Parameters:
  ///   - input: `.observed` for a scroll, or `.dragCancelled` for a touch that the system cancelled (see
  ///     `ScrollInput`). For layouts, call `layOut(_:from:)` instead.
  ///   - delegate: The reporting delegate.
  public func report(_ input: ScrollInput, from delegate: any RefreshControllerDelegate) {
    guard delegate === self.delegate else { return }
    send(input)
  }

  /// Handles a delegate's report of the extents of its viewport and content.
  ///
  /// If the content has grown since the latest success, an edge with the `.approach` policy can start
  /// again.
  public func layOut(_ geometry: ScrollExtents, from delegate: any RefreshControllerDelegate) {
    guard delegate === self.delegate, geometry != laidOut else { return }
    laidOut = geometry
    send(.layout(geometry, revision: 0))
  }

  /// Handles a delegate's report of a layout, with or without a number of items.
  ///
  /// The extent of a platform's list is an estimate that changes as rows appear. For a layout with a number
  /// of items, only a larger number therefore means new content.
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
  public var presentation: ScrollPresentation { runner.engine.presentation }

  /// The presentation to draw at this instant.
  ///
  /// It differs from `presentation` while an indicator turns, because the engine receives no event for each
  /// frame.
  ///
  /// - Complexity: O(1). The controller does not change.
  public var presentationNow: ScrollPresentation {
    var engine = runner.engine
    _ = engine.handle(ScrollEvent(.tick, at: runner.now))
    return engine.presentation
  }
}
