#if canImport(SwiftUI)
  import Combine
  import OverscrollCore
  package import SwiftUI

  /// The participant of one modifier, which exists as long as the view keeps its identity.
  ///
  /// Until the locator finds the scroll view, the participant is alone in a session. Then the participant
  /// joins the session of that scroll view.
  @MainActor package final class ScrollViewParticipant: ObservableObject, ScrollViewLocatorDelegate {
    /// The session of the scroll view, or a separate session without a scroll view.
    package private(set) var session = ScrollViewSession()
    /// The options that the modifier declares.
    private(set) var options: ScrollViewOptions?
    /// Whether this is the participant of a header view beside the scroll view.
    ///
    /// A header draws its own indicator.
    let isHeader: Bool
    /// The scroll view that the locator has found; nil while it is in no window.
    var located: AnyObject? { locator.isCurrent ? found : nil }
    private weak var found: AnyObject?
    /// Whether the locator found several scroll views and therefore chose none.
    private(set) var foundSeveral = false
    /// Whether the locator has stopped searching without having found a scroll view.
    private var foundNone = false
    /// Whether the only scroll view scrolls across this axis and an inner modifier uses it.
    private(set) var isAcross = false
    /// The condition of a pending refresh on appear; nil if none is pending.
    var pendingRefresh: FreshnessOptions?
    /// Sends a notification for each frame that the indicators must draw.
    package let frames = RedrawSource()
    /// Sends a notification when the indicator layers must be evaluated again.
    ///
    /// The edges to draw, or their controller, have then changed.
    let layers = RedrawSource()
    /// Publishes the edges that are enabled and have more to load.
    let availability = RefreshAvailabilityState()
    /// The adapter that is used if the locator finds no platform scroll view.
    ///
    /// SwiftUI reports the scroll geometry to it.
    package let geometry = GeometryAdapter()
    /// Finds the platform's scroll view in the view tree.
    package let locator = ScrollViewLocator()

    private weak var outer: ScrollViewParticipant?
    private var isRightToLeft = false

    /// Makes the participant of a modifier, or of a header view beside the scroll view.
    ///
    /// - Parameters:
    ///   - isHeader: Whether the participant belongs to a header view.
    ///   - options: The declared options, if the view draws the presentation before it appears.
    package init(isHeader: Bool = false, options: ScrollViewOptions? = nil) {
      self.isHeader = isHeader
      self.options = options
      locator.delegate = self
      geometry.onFirstReport = { [weak self] in self?.locator.resumeSearch() }
      session.add(self, from: nil)
    }

    package var axis: Axis { options?.axis ?? .vertical }

    /// The number of this package's views that enclose this one.
    var depth: Int { outer.map { $0.depth + 1 } ?? 0 }

    /// The controller of the session's edges.
    package var controller: RefreshController { session.controller }

    /// Returns the name of an edge's action, such as "Refresh".
    func actionName(of edge: ScrollEdge) -> String {
      OverscrollStrings.action(session.options.purpose(of: edge)).text
    }

    /// Starts an edge's action without a pull.
    func begin(_ edge: ScrollEdge) { controller.begin(at: Edge(edge, of: axis)) }

    /// The modifier's bounds in window coordinates, if they are known.
    var bounds: CGRect? { locator.bounds }

    /// The warnings about the modifier's place in the view tree.
    var warnings: Set<RuntimeWarning> {
      if foundSeveral { return [.severalScrollViews] }
      guard isAcross, let options else { return foundNone ? [.noScrollView] : [] }
      return Set(
        ScrollEdge.allCases.filter { options.edges[$0] != nil }.map { .edgeAcrossAxis(Edge($0, of: axis)) })
    }

    /// Sets the declared options.
    ///
    /// A new action closure is used from the next start on. All remaining options apply at once.
    ///
    /// - Parameters:
    ///   - options: The options.
    ///   - outer: The participant of the nearest enclosing view of this package. It may belong to another
    ///     scroll view.
    package func update(_ options: ScrollViewOptions, in outer: ScrollViewParticipant?) {
      let isTurned = self.options.map { $0.axis != options.axis } ?? false
      self.options = options
      self.outer = outer
      if isTurned { locator.startSearch() } else { locator.resumeSearch() }
      session.update()
      if session.innermost !== self { session.redraw() }
    }

    /// Whether a start at an edge may have an effect.
    ///
    /// A modifier must declare the edge. Without a scroll view, the result is true, because not all
    /// modifiers have joined the session yet.
    func mayStart(_ edge: ScrollEdge) -> Bool {
      session.adapter == nil || session.options.edges[edge] != nil
    }

    private func join(to next: ScrollViewSession) {
      guard next !== session else { return }
      let last = session
      session = next
      if last.adapter === geometry { last.detach() }
      last.remove(self)
      next.add(self, from: last)
      // SwiftUI may be removing the modifier in an update.
      next.redrawLater()
    }
  }

  // The results of the locator's search.
  extension ScrollViewParticipant {
    package func scrollViewFound(
      _ view: AnyObject, makeAdapter: (any ScrollViewAdapterDelegate) -> any ScrollViewAdapter
    ) {
      (found, foundSeveral, foundNone, isAcross) = (view, false, false, false)
      let isFree = session.isFree(for: self)
      let next = ScrollViewSession.session(of: view) ?? (isFree ? session : ScrollViewSession())
      next.setLayoutDirection(isRightToLeft: isRightToLeft)
      join(to: next)
      if next.adapter?.view !== view { next.attach(makeAdapter(next)) }
    }

    package func noScrollViewFound() {
      guard session.adapter == nil || session.adapter === geometry else { return }
      if let other = outerWithoutScrollView { join(to: other.session) }
      geometry.delegate = session
      if session.adapter == nil { session.attach(geometry) }
    }

    /// The nearest enclosing participant, if it has no platform scroll view either.
    ///
    /// Both participants then share one session and one adapter for SwiftUI's scroll geometry.
    private var outerWithoutScrollView: ScrollViewParticipant? {
      guard let outer, locator.isAroundModifier, outer.session.adapter === outer.geometry, outer.axis == axis
      else {
        return nil
      }
      return outer
    }

    package func severalScrollViewsFound() {
      guard !foundSeveral else { return }
      (found, foundSeveral) = (nil, true)
      if session.participants.count > 1 { join(to: ScrollViewSession()) } else { session.detach() }
      session.update()
    }

    package func crossingScrollViewFound(_ view: AnyObject) {
      guard !isAcross, let other = ScrollViewSession.session(of: view) else { return }
      isAcross = other.innermost?.isInside(self) == true
      if isAcross { session.update() }
    }

    /// Whether this participant's view is inside another participant's view, at any depth.
    private func isInside(_ other: ScrollViewParticipant) -> Bool {
      outer.map { $0 === other || $0.isInside(other) } ?? false
    }

    /// Leaves the session of a scroll view that scrolls across the new axis.
    ///
    /// A list in that scroll view reads the session's reports along its own axis.
    package func scrollViewTurned() {
      found = nil
      join(to: ScrollViewSession())
    }

    /// Logs a warning, unless SwiftUI reports the geometry of a scroll view.
    package func searchTimedOut() {
      guard !geometry.hasReported, !foundSeveral else { return }
      foundNone = true
      session.update()
    }

    package func scrollViewLost() {
      found = nil
      session.detachIfLost()
      if session.adapter === geometry { session.detach() }
    }

    package func anchorRemoved() {
      (found, options) = (nil, nil)
      // If this was the only participant, its controller moves to the new session. A running action then
      // continues when the view returns.
      join(to: ScrollViewSession())
    }

    package func layoutDirectionChanged(isRightToLeft: Bool) {
      self.isRightToLeft = isRightToLeft
      session.setLayoutDirection(isRightToLeft: isRightToLeft)
    }
  }

  extension EnvironmentValues {
    /// The participant of the nearest enclosing view of this package.
    package var scrollViewParticipant: ScrollViewParticipant? {
      get { self[ParticipantKey.self] }
      set { self[ParticipantKey.self] = newValue }
    }
  }

  private struct ParticipantKey: EnvironmentKey {
    static let defaultValue: ScrollViewParticipant? = nil
  }
#endif
