public import OverscrollCore

extension RefreshController {
  /// Whether there is a scroll view.
  public var isAttached: Bool { host != nil }

  /// Attaches the controller to a scroll view, which counts as at rest, and without insets, until its first report.
  ///
  /// What was asked for meanwhile starts now. An earlier host is told to give up its gaps, and nothing more until the
  /// later one is detached: then it is told to attach anew.
  public func attach(_ host: any RefreshHost) {
    guard host !== self.host else { return }
    let last = self.host
    self.host = host
    if let last {
      withdraw(last)
      earlier.append(EarlierHost(host: last))
    }
    earlier.removeAll { $0.host == nil || $0.host === host }
    runner.dropList()
    send(.attach)
    for edge in ScrollEdge.allCases { beginPending(edge) }
  }

  /// Detaches the controller from a scroll view; nothing happens where that is not, or no longer, its host.
  ///
  /// A pull ends without a start; an action under way goes on. The host is told to give up its gaps.
  public func detach(_ host: any RefreshHost) {
    earlier.removeAll { $0.host == nil || $0.host === host }
    guard host === self.host else { return }
    self.host = nil
    withdraw(host)
    runner.dropList()
    send(.attach)
    for edge in ScrollEdge.allCases { allow(true, at: edge) }
    earlier.popLast()?.host?.controllerReturned()
  }

  /// Has a host that is no longer attached, so that it reports nothing of it, give up the gaps that it holds.
  private func withdraw(_ host: any RefreshHost) {
    if holds, let change = runner.withdrawal { host.hold(change) }
    holds = false
  }

  /// Takes a report from a host; what comes from another than the one attached is ignored.
  ///
  /// - Parameters:
  ///   - input: The report: `.observed`, or `.dragCancelled` for a finger that was taken away (see `ScrollInput`). Layouts go
  ///     through `layOut(_:from:)`.
  ///   - host: Who reports.
  public func report(_ input: ScrollInput, from host: any RefreshHost) {
    guard host === self.host else { return }
    send(input)
  }

  /// Takes the extents of viewport and content from a host.
  ///
  /// Where the content has grown since a success, what loads more on coming near may do so again.
  public func layOut(_ geometry: ScrollExtents, from host: any RefreshHost) {
    guard host === self.host, geometry != laidOut else { return }
    laidOut = geometry
    send(.layout(geometry, revision: 0))
  }

  /// Takes the position of the first row from a host that knows no offset.
  ///
  /// - Parameters:
  ///   - position: Where it is along the axis, in pt, or nil while it does not report.
  ///   - host: Who reports.
  package func locate(_ position: Double?, from host: any RefreshHost) {
    guard host === self.host else { return }
    send(.locate(position))
  }

  /// Moves the edge: what stands above the content is longer by `distance` pt.
  package func moveEdge(by distance: Double, from host: any RefreshHost) {
    guard host === self.host else { return }
    send(.moveEdge(distance))
  }

  /// What is to be drawn, as it was at the last event.
  public var presentation: ScrollPresentation { runner.scroll.presentation }

  /// What is to be drawn at this instant: an indicator turns between events.
  ///
  /// - Complexity: O(1). Changes nothing.
  public var presentationNow: ScrollPresentation {
    var engine = runner.scroll
    _ = engine.handle(ScrollEvent(.tick, at: runner.now))
    return engine.presentation
  }
}
