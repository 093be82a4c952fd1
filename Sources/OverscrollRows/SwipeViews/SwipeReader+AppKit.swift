#if canImport(SwiftUI) && !canImport(UIKit)
  import AppKit
  import Overscroll

  /// Reads swipes on a trackpad over a list, and clicks that close a row.
  ///
  /// A drag of the mouse is no swipe, as in a table. A mouse has the buttons in the context menu.
  final class SwipeView: RowReaderView {
    private let feature: SwipeCoordinator
    /// Whether the scroll is a swipe; `nil` before its first movement.
    private var isSwipe: Bool?
    private var start = CGPoint.zero
    /// The distance of the fingers since the start, in pt.
    private var travel = CGPoint.zero
    /// The slop in the direction of the first movement, in pt.
    ///
    /// It is added because a trackpad's scroll needs none.
    private var lead = 0.0

    init(_ feature: SwipeCoordinator) {
      self.feature = feature
      super.init()
    }

    override var events: NSEvent.EventTypeMask { [.scrollWheel, .leftMouseDown, .leftMouseUp] }

    override func endGesture() {
      isSwipe = nil
      feature.touchCancelled()
    }

    override func handle(_ event: NSEvent) -> Bool {
      guard event.window === window else { return false }
      let point = convert(event.locationInWindow, from: nil)
      let time = AmbientClock.current.uptime()
      switch event.type {
      case .scrollWheel: return scrolled(event, at: point, time)
      case .leftMouseDown: if feature.hasOpenRow { feature.touchBegan(at: point, time: time) }
      case .leftMouseUp: if feature.touchPhase != .none { feature.touchEnded(at: point, time: time) }
      default: break
      }
      return false
    }

    /// Handles a scroll of the trackpad, and returns whether it is a swipe.
    ///
    /// The direction is decided by the first movement. The momentum of a swipe is ignored. A wheel has no
    /// phases, so it never swipes.
    private func scrolled(_ event: NSEvent, at point: CGPoint, _ time: Double) -> Bool {
      if event.momentumPhase != [] { return isSwipe == true }
      if event.phase.contains(.mayBegin) || event.phase.contains(.began) {
        feature.touchCancelled()
        (isSwipe, start, travel) = (nil, point, .zero)
      }
      guard !event.phase.isEmpty else { return false }
      travel.x += event.scrollingDeltaX
      travel.y += event.scrollingDeltaY
      if isSwipe == nil, travel != .zero {
        isSwipe = feature.isSwipe(from: start, by: travel)
        lead = travel.x < 0 ? -SwipeDistance.slop : SwipeDistance.slop
        if isSwipe == true { feature.touchBegan(at: start, time: time) }
      }
      guard isSwipe == true else { return false }
      let now = CGPoint(x: start.x + travel.x + lead, y: start.y)
      if event.phase.contains(.ended) {
        feature.touchEnded(at: now, time: time)
      } else if event.phase.contains(.cancelled) {
        feature.touchCancelled()
      } else {
        feature.touchMoved(to: now, time: time)
      }
      return true
    }
  }
#endif
