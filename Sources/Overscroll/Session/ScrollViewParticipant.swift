#if canImport(SwiftUI)
  import Combine
  import OverscrollCore
  package import SwiftUI

  /// A modifier around a scroll view, for as long as its view has its identity.
  ///
  /// It has a session of its own until the scroll view is found, and then that of the scroll view.
  @MainActor package final class ScrollViewParticipant: ObservableObject, ScrollViewMember {
    /// The session of the scroll view.
    package private(set) var session = ScrollViewSession()
    /// What the modifier declares.
    private(set) var options: ScrollViewOptions?
    /// Whether the modifier is a header near its scroll view, which draws itself.
    let isHeader: Bool
    /// The scroll view that the locator has found, while it is in the window.
    var located: AnyObject? { locator.isCurrent ? found : nil }
    private weak var found: AnyObject?
    /// Whether there are several scroll views, so that the locator chooses none.
    private(set) var foundSeveral = false
    /// Whether an inner modifier uses the only scroll view, which scrolls along the other axis.
    private(set) var isAcross = false
    /// When the content is to be refreshed because it appears, until it is.
    var due: Freshness?
    /// Publishes each frame to the indicators.
    package let frames = FrameSignal()
    /// Publishes that other edges are to be drawn, or that another controller has them.
    let layers = FrameSignal()
    /// Publishes at which edges there is something to do.
    let offers = RefreshOffers()
    /// The scroll view as SwiftUI describes it, if the platform's is not found.
    package let geometry = GeometryAdapter()
    /// Finds the platform's scroll view.
    package let locator = ScrollViewLocator()

    private weak var outer: ScrollViewParticipant?
    private var isRightToLeft = false

    /// Makes the participant of a modifier, or of a header that stands near its scroll view.
    ///
    /// - Parameters:
    ///   - isHeader: Whether the modifier is a header near its scroll view.
    ///   - options: What the modifier declares, if its view needs the presentation before it appears.
    package init(isHeader: Bool = false, options: ScrollViewOptions? = nil) {
      self.isHeader = isHeader
      self.options = options
      locator.member = self
      session.add(self, from: nil)
    }

    package var axis: Axis { options?.axis ?? .vertical }

    /// How many views of this package are around this one.
    var depth: Int { outer.map { $0.depth + 1 } ?? 0 }

    /// Decides about the edges.
    package var controller: RefreshController { session.controller }

    /// The modifier's bounds in the window, if they are known.
    var bounds: CGRect? { locator.bounds }

    /// What is wrong with the place of the modifier.
    var warnings: Set<RuntimeWarning> {
      if foundSeveral { return [.severalScrollViews] }
      guard isAcross, let options else { return [] }
      return Set(
        ScrollEdge.allCases.filter { options.edges[$0] != nil }.map { .edgeAcrossAxis(Edge($0, of: axis)) })
    }

    /// Updates what the modifier declares.
    ///
    /// Closures count from the next start on, the rest at once.
    ///
    /// - Parameters:
    ///   - options: The options.
    ///   - outer: The participant of the nearest view of this package around this one, of the same scroll view or not.
    package func update(_ options: ScrollViewOptions, in outer: ScrollViewParticipant?) {
      self.options = options
      self.outer = outer
      session.update()
      if session.innermost !== self { session.redraw() }
    }

    /// Whether a start at an edge may have an effect: some modifier declares the edge, or not all are known yet.
    func mayStart(_ edge: ScrollEdge) -> Bool {
      session.adapter == nil || session.options.edges[edge] != nil
    }

    private func move(to next: ScrollViewSession) {
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
    package func located(
      _ view: AnyObject, makeAdapter: (any ScrollViewAdapterDelegate) -> any ScrollViewAdapter
    ) {
      (found, foundSeveral, isAcross) = (view, false, false)
      let isFree = session.isFree(for: self)
      let next = ScrollViewSession.session(of: view) ?? (isFree ? session : ScrollViewSession())
      next.turn(isRightToLeft: isRightToLeft)
      move(to: next)
      if next.adapter?.view !== view { next.attach(makeAdapter(next)) }
    }

    package func locatedNone() {
      guard session.adapter == nil || session.adapter === geometry else { return }
      if let other = outerWithoutScrollView { move(to: other.session) }
      geometry.delegate = session
      if session.adapter == nil { session.attach(geometry) }
    }

    /// The nearest participant around this one that has no scroll view either: the modifiers share what SwiftUI describes.
    private var outerWithoutScrollView: ScrollViewParticipant? {
      guard let outer, locator.isBeside, outer.session.adapter === outer.geometry, outer.axis == axis else {
        return nil
      }
      return outer
    }

    package func locatedSeveral() {
      guard !foundSeveral else { return }
      (found, foundSeveral) = (nil, true)
      if session.participants.count > 1 { move(to: ScrollViewSession()) } else { session.detach() }
      session.update()
    }

    package func locatedAcross(_ view: AnyObject) {
      guard !isAcross, let other = ScrollViewSession.session(of: view) else { return }
      isAcross = other.innermost?.isInside(self) == true
      if isAcross { session.update() }
    }

    /// Whether a view of this package is around this one, at whatever distance.
    private func isInside(_ other: ScrollViewParticipant) -> Bool {
      outer.map { $0 === other || $0.isInside(other) } ?? false
    }

    package func viewLost() {
      found = nil
      session.viewLost()
      if session.adapter === geometry { session.detach() }
    }

    package func left() {
      (found, options) = (nil, nil)
      // An action that only this modifier has goes on if the view comes back.
      move(to: ScrollViewSession())
    }

    package func turned(isRightToLeft: Bool) {
      self.isRightToLeft = isRightToLeft
      session.turn(isRightToLeft: isRightToLeft)
    }
  }

  extension EnvironmentValues {
    /// The participant of the nearest view of this package around this content.
    package var scrollViewParticipant: ScrollViewParticipant? {
      get { self[ParticipantKey.self] }
      set { self[ParticipantKey.self] = newValue }
    }
  }

  private struct ParticipantKey: EnvironmentKey {
    static let defaultValue: ScrollViewParticipant? = nil
  }
#endif
