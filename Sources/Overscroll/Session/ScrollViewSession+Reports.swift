#if canImport(SwiftUI)
  package import OverscrollCore
  import SwiftUI

  // The reports of the adapter.
  extension ScrollViewSession: ScrollViewAdapterDelegate {
    package var alwaysBounces: Bool { !participants.isEmpty }

    /// Whether this package's start edge replaces the system's refresh control.
    ///
    /// It does on a vertical axis if the start edge has an action.
    package var replacesSystemRefresh: Bool { axis == .vertical && options.hasAction(.start, controller) }

    /// Lets the adapter remove or restore the system's refresh control if the action changes.
    ///
    /// The adapter reports in the main actor's next turn, because it may be in the middle of a report now.
    func updateSystemRefresh() {
      guard replacesSystemRefresh != replacedRefresh else { return }
      replacedRefresh.toggle()
      reportLater()
    }

    /// Lets the adapter report in the main actor's next turn.
    ///
    /// UIKit may change the insets without a report. The geometry of a view of this package then changes too.
    package func reportLater() {
      reportTurn.run { [weak self] in
        if let self, connection.isObserving { adapter?.report() }
      }
    }

    package func scrolled(to offset: Double, _ phase: ObservedPhase, from adapter: any ScrollViewAdapter) {
      guard adapter === self.adapter else { return }
      if let list { return list.scrolled(to: offset, phase) }
      if isConnected { controller.send(.observed(offset, phase)) }
    }

    package func dragCancelled(from adapter: any ScrollViewAdapter) {
      if adapter === self.adapter, isConnected { controller.send(.dragCancelled(pointer: nil)) }
    }

    /// Sends a layout to the list, or to the controller if there is no list.
    ///
    /// The controller receives the first layout at once. It receives later layouts in the main actor's next
    /// turn, because SwiftUI may be in the middle of an update.
    package func laidOut(_ contents: ScrollViewLayout, from adapter: any ScrollViewAdapter) {
      guard adapter === self.adapter else { return }
      measureMargins()
      if let list { return list.laidOut(contents) }
      // If headers are the only participants, send unbounded extents, because the engine limits a threshold
      // to a part of the viewport.
      let contents = innermost == nil ? ScrollViewLayout(extents: .unbounded) : contents
      guard isConnected, contents != layout else { return }
      let isFirst = layout == nil
      layout = contents
      guard !isFirst else { return controller.layOut(contents, from: self) }
      layoutTurn.run { [weak self] in
        guard let self, let layout else { return }
        controller.layOut(layout, from: self)
      }
    }

    package func viewportChanged(to viewport: Double, from adapter: any ScrollViewAdapter) {
      guard adapter === self.adapter, let list, list.axis == axis else { return }
      list.viewportChanged(to: viewport)
    }

    package func titleChanged(_ title: LargeTitle, from adapter: any ScrollViewAdapter) {
      guard adapter === self.adapter, title != self.title else { return }
      self.title = title
      redrawLater()
    }

    /// Measures how far the scroll view is inset from the innermost modifier's bounds.
    private func measureMargins() {
      guard let bounds = innermost?.bounds, let margins = adapter?.insets(in: bounds), margins != self.margins
      else { return }
      self.margins = margins
      redrawLater()
    }

    /// Evaluates the indicator layers again in the main actor's next turn, and draws a frame.
    func redrawLater() {
      drawingTurn.run { [weak self] in
        self?.redraw()
        self?.drawFrame()
      }
    }
  }

  // The requests of the controller.
  extension ScrollViewSession {
    package func presentationChanged() {
      if indicators.update(controller.presentation, insets: gapInsets) {
        drawFrame()
        actions.updateStatuses(of: controller)
      }
      updateAvailability()
      startPendingRefreshes()
    }

    package func apply(_ change: InsetChange) {
      adapter?.apply(keepsOffset(in: change) ? InsetChange(insets: change.insets, offset: nil) : change)
    }

    /// Whether content in a gap keeps its offset without the insets.
    ///
    /// The insets of a covered scroll view are removed. Rows that come while it is covered may fill the gap:
    /// at the end, and in a list of this package also at the start. If they don't, the gap closes when the
    /// scroll view is uncovered.
    private func keepsOffset(in change: InsetChange) -> Bool {
      connection.isCovered && (hasHadList || change.offset.map { $0 > 0 } ?? false)
    }

    package func report() { adapter?.report() }

    package func perform(_ effect: EdgeEffect, at edge: ScrollEdge) {
      if options.edges[edge]?.isSilent == true { return }
      feedback.perform(effect, options.purpose(of: edge))
    }

    /// Stores an indicator's measured extent, in pt, and sends it to the controller.
    package func measured(_ extent: Double, at edge: ScrollEdge) {
      extents[edge] = extent
      if controller.serves(self) { controller.setIndicatorExtent(extent, at: edge) }
    }
  }

  // The state that the participants' views draw.
  extension ScrollViewSession {
    /// The scroll view's insets that keep the gaps open, in pt.
    package var gapInsets: EdgePair<Double> { adapter?.ownInsets ?? .zero }

    /// Whether the adapter opens gaps beside the content.
    ///
    /// Without gaps, the indicators are drawn over the content.
    var opensGaps: Bool { adapter?.opensGaps ?? true }

    /// Returns the options that a participant's view draws.
    ///
    /// The innermost participant draws the indicators of all edges. The remaining participants receive
    /// empty options.
    ///
    /// - Parameters:
    ///   - participant: The participant.
    ///   - options: The options that the participant declares in the current evaluation.
    func drawn(by participant: ScrollViewParticipant, declaring options: ScrollViewOptions)
      -> ScrollViewOptions
    {
      guard participant === innermost else { return ScrollViewOptions([]) }
      return .merged(participants.compactMap { $0 === participant ? options : $0.options })
    }

    /// Notifies the indicators that they must draw a frame.
    func drawFrame() {
      for participant in participants { participant.frames.send() }
    }

    /// Notifies the indicator layers and refresh buttons that they must be evaluated again.
    func redraw() {
      for participant in participants { participant.layers.send() }
    }

    /// Updates the edges that the participants publish as enabled.
    func updateAvailability() {
      for participant in participants {
        participant.availability.update(participant === innermost ? options : nil, controller)
      }
      updateSystemRefresh()
    }

    /// Starts the pending refreshes on appear at edges that can start now.
    func startPendingRefreshes() {
      guard adapter != nil else { return }
      for participant in participants {
        guard let freshness = participant.pendingRefresh, let edge = participant.options?.refreshEdge else {
          continue
        }
        if let store = freshness.store { controller.keepLastUpdated(of: edge, in: store) }
        guard controller.canStart(edge) else { continue }
        participant.pendingRefresh = nil
        controller.refreshIfStale(at: Edge(edge), olderThan: freshness.age)
      }
    }
  }
#endif
