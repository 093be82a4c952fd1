#if canImport(SwiftUI)
  import Combine
  import OverscrollCore
  package import SwiftUI

  /// The participant of one modifier, alive as long as the modifier's view keeps its identity.
  ///
  /// It has its own session until the locator finds the scroll view, and the scroll view's session after
  /// that.
  @MainActor package final class ScrollViewParticipant: ObservableObject, ScrollViewLocatorDelegate {
    /// The session of the scroll view.
    package private(set) var session = ScrollViewSession()
    /// The options that the modifier declares.
    private(set) var options: ScrollViewOptions?
    /// Whether the modifier is a header near its scroll view.
    ///
    /// A header draws itself.
    let isHeader: Bool
    /// The scroll view that the locator has found, while it is in the window.
    var located: AnyObject? { locator.isCurrent ? found : nil }
    private weak var found: AnyObject?
    /// Whether the locator found several scroll views and chose none.
    private(set) var foundSeveral = false
    /// Whether the only scroll view scrolls across this axis and an inner modifier uses it.
    private(set) var isAcross = false
    /// The pending refresh on appear; nil once it has started.
    var pendingRefresh: FreshnessOptions?
    /// Publishes each frame to the indicators.
    package let frames = RedrawSource()
    /// Publishes that the indicator layers must be evaluated again.
    ///
    /// The edges to draw or their controller have changed.
    let layers = RedrawSource()
    /// Publishes the edges that can start an action.
    let availability = RefreshAvailabilityState()
    /// The adapter for SwiftUI's scroll geometry, used without a platform scroll view.
    package let geometry = GeometryAdapter()
    /// Finds the platform's scroll view.
    package let locator = ScrollViewLocator()

    private weak var outer: ScrollViewParticipant?
    private var isRightToLeft = false

    /// Makes the participant of a modifier, or of a header near its scroll view.
    ///
    /// - Parameters:
    ///   - isHeader: Whether the modifier is a header near its scroll view.
    ///   - options: The declared options, if the view needs the presentation before it appears.
    package init(isHeader: Bool = false, options: ScrollViewOptions? = nil) {
      self.isHeader = isHeader
      self.options = options
      locator.delegate = self
      session.add(self, from: nil)
    }

    package var axis: Axis { options?.axis ?? .vertical }

    /// The number of this package's views around this view.
    var depth: Int { outer.map { $0.depth + 1 } ?? 0 }

    /// The controller of the session's edges.
    package var controller: RefreshController { session.controller }

    /// The modifier's bounds in the window, if they are known.
    var bounds: CGRect? { locator.bounds }

    /// The warnings about the modifier's position in the view tree.
    var warnings: Set<RuntimeWarning> {
      if foundSeveral { return [.severalScrollViews] }
      guard isAcross, let options else { return [] }
      return Set(
        ScrollEdge.allCases.filter { options.edges[$0] != nil }.map { .edgeAcrossAxis(Edge($0, of: axis)) })
    }

    /// Updates the declared options.
    ///
    /// A new closure is used from the next start on. Everything else applies at once.
    ///
    /// - Parameters:
    ///   - options: The options.
    ///   - outer: The participant of the nearest enclosing view of this package. It may belong to another
    ///     scroll view.
    package func update(_ options: ScrollViewOptions, in outer: ScrollViewParticipant?) {
      self.options = options
      self.outer = outer
      session.update()
      if session.innermost !== self { session.redraw() }
    }

    /// Whether a start at an edge may have an effect.
    ///
    /// A start may have an effect if a modifier declares the edge. While there is no scroll view, it always
    /// may, because the session does not have all modifiers yet.
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
      layers.send()
    }
  }

  // The locator's reports.
  extension ScrollViewParticipant {
    package func scrollViewFound(
      _ view: AnyObject, makeAdapter: (any ScrollViewAdapterDelegate) -> any ScrollViewAdapter
    ) {
      (found, foundSeveral, isAcross) = (view, false, false)
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

    /// The nearest enclosing participant that has no scroll view either.
    ///
    /// Both modifiers share one adapter for SwiftUI's scroll geometry.
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

    /// Whether another participant's view encloses this view, at any depth.
    private func isInside(_ other: ScrollViewParticipant) -> Bool {
      outer.map { $0 === other || $0.isInside(other) } ?? false
    }

    package func scrollViewLost() {
      found = nil
      session.detachIfLost()
      if session.adapter === geometry { session.detach() }
    }

    package func anchorRemoved() {
      (found, options) = (nil, nil)
      // The new session keeps a running action that only this modifier has. The action continues if the
      // view returns.
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
