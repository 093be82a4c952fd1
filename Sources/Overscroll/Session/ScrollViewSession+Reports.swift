#if canImport(SwiftUI)
  package import OverscrollCore
  import SwiftUI

  // The adapter's reports.
  extension ScrollViewSession: ScrollViewAdapterDelegate {
    package var alwaysBounces: Bool { !participants.isEmpty }

    /// Whether the start edge has an action and so replaces the system's refresh control.
    package var replacesSystemRefresh: Bool { axis == .vertical && options.hasAction(.start, controller) }

    package func scrolled(to offset: Double, _ phase: ObservedPhase, from adapter: any ScrollViewAdapter) {
      guard adapter === self.adapter else { return }
      if let list { return list.scrolled(to: offset, phase) }
      guard isConnected else { return }
      controller.report(.observed(offset, phase), from: self)
    }

    package func dragCancelled(from adapter: any ScrollViewAdapter) {
      guard adapter === self.adapter, isConnected else { return }
      controller.report(.dragCancelled(pointer: nil), from: self)
    }

    /// Sends a layout to the list or to the controller.
    ///
    /// The first layout is sent at once. Later layouts are sent in the main actor's next turn, because
    /// SwiftUI may be in the middle of an update.
    package func laidOut(_ contents: ScrollViewLayout, from adapter: any ScrollViewAdapter) {
      guard adapter === self.adapter else { return }
      measureMargins()
      if let list { return list.laidOut(contents) }
      // The extents of a header alone are unbounded, because a viewport would limit its threshold.
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

    package func titleChanged(_ title: LargeTitle, from adapter: any ScrollViewAdapter) {
      guard adapter === self.adapter, title != self.title else { return }
      self.title = title
      redrawLater()
    }

    /// Measures the insets of the scroll view within the bounds of the innermost modifier.
    private func measureMargins() {
      guard let bounds = innermost?.bounds, let margins = adapter?.insets(in: bounds), margins != self.margins
      else { return }
      self.margins = margins
      redrawLater()
    }

    private func redrawLater() {
      drawingTurn.run { [weak self] in
        self?.redraw()
        self?.drawFrame()
      }
    }
  }

  // The controller's requests.
  extension ScrollViewSession {
    package func presentationChanged() {
      if indicators.update(controller.presentation, insets: gapInsets) {
        drawFrame()
        actions.updateStatuses(of: controller)
      }
      updateAvailability()
      startPendingRefreshes()
    }

    package func apply(_ change: InsetChange) { adapter?.apply(change) }

    package func report() { adapter?.report() }

    package func perform(_ effect: EdgeEffect, at edge: ScrollEdge) {
      feedback.perform(effect, options.purpose(of: edge))
    }

    /// Stores the measured length of an indicator, in pt.
    package func measured(_ extent: Double, at edge: ScrollEdge) {
      extents[edge] = extent
      if controller.serves(self) { controller.setIndicatorExtent(extent, at: edge) }
    }
  }

  // The state that the participants' views draw.
  extension ScrollViewSession {
    /// The insets of the open gaps, in pt.
    package var gapInsets: EdgePair<Double> { adapter?.ownInsets ?? .zero }

    /// Whether gaps open beside the content; otherwise indicators are drawn over the content.
    var opensGaps: Bool { adapter?.opensGaps ?? true }

    /// Returns the options to draw around a participant.
    ///
    /// The innermost participant draws all edges, and an outer participant draws none.
    ///
    /// - Parameters:
    ///   - participant: The participant.
    ///   - options: The options that the participant declares.
    func drawn(by participant: ScrollViewParticipant, declaring options: ScrollViewOptions)
      -> ScrollViewOptions
    {
      guard participant === innermost else { return ScrollViewOptions([]) }
      return .merged(participants.compactMap { $0 === participant ? options : $0.options })
    }

    /// Publishes a frame to the indicators.
    func drawFrame() {
      for participant in participants { participant.frames.send() }
    }

    /// Publishes that the indicator layers and refresh buttons must be evaluated again.
    func redraw() {
      for participant in participants { participant.layers.send() }
    }

    /// Publishes the edges that can start an action.
    func updateAvailability() {
      for participant in participants {
        participant.availability.update(participant === innermost ? options : nil, controller)
      }
    }

    /// Starts each pending refresh on appear whose edge can start.
    func startPendingRefreshes() {
      guard adapter != nil else { return }
      for participant in participants {
        guard let freshness = participant.pendingRefresh, let edge = participant.options?.refreshEdge else {
          continue
        }
        if let store = freshness.store { controller.keepLastUpdated(of: edge, in: store) }
        guard controller.canStart(edge) else { continue }
        participant.pendingRefresh = nil
        controller.refreshIfStale(Edge(edge), olderThan: freshness.age)
      }
    }
  }
#endif
