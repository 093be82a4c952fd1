import Overscroll
import OverscrollCore

#if canImport(SwiftUI)
  import SwiftUI
#endif

/// A binding between the app's scroll position and the list's position.
struct PositionBinding {
  /// The app's target in the latest update, or `nil` to keep the current position.
  let target: ListTarget?
  /// The point of the viewport at the item that the app's id identifies.
  ///
  /// Setting an id moves its item to this point, and scrolling sets the id of the item at this point. If
  /// `nil`, setting an id scrolls as little as needed, and scrolling sets the id of the first visible item.
  var anchor: UnitPoint?
  /// Whether the target ends as soon as the list has scrolled away from it.
  ///
  /// The app is then notified, and can request the same target again.
  var endsWhenLeft = false
  /// Returns whether the app accepts an id.
  let accepts: (AnyHashable) -> Bool
  /// Sets the app's binding to an id.
  let set: (AnyHashable) -> Void

  /// The target edge, if the target is an edge.
  var edge: ScrollEdge? { if case .edge(let edge) = target { edge } else { nil } }
}

/// Synchronizes an app's id with the first visible item of a list.
///
/// After the app has set an id, that id stays until the user scrolls, even if its item can't reach the
/// list's start. If the app does not store an id that it receives, the list does not scroll.
@MainActor final class PositionCoordinator {
  private var binding: PositionBinding?
  /// The app's target in the latest update, and the id sent to the app since.
  private var lastTarget: ListTarget?
  private var sentID: AnyHashable?
  /// The id to send in the next turn.
  private var pendingID: AnyHashable?
  /// The most recent visible id, and the item and revision at that time.
  ///
  /// Both are `nil` until the list has reached the app's target.
  private var visibleID: AnyHashable?
  private var visibleItem: (item: Int, revision: UInt32)?
  /// The content's position at the app's target, and whether the list has left it.
  private var position: ContentPosition?
  private var isLeft = false
  /// The controller's number of requests when this coordinator last requested or skipped a scroll.
  private var requestCount: Int?
  /// Whether the user has dragged the content since then.
  private var isDragged = false
  private let warnings = WarningLog()
  private let nextTurn = NextTurnScheduler()

  /// Applies the app's binding, and scrolls if the app has set a new target.
  ///
  /// - Parameters:
  ///   - binding: The binding.
  ///   - animated: Whether the app has set the target in an animation.
  ///   - controller: The list's controller.
  ///   - source: The list's data.
  func update<ID>(
    _ binding: PositionBinding?, animated: Bool = false, _ controller: ListController,
    _ source: ListSource<ID>?
  ) {
    self.binding = binding
    if requestCount == nil { requestCount = controller.requestCount - (controller.awaitsRequest ? 1 : 0) }
    if let binding, binding.target != lastTarget {
      lastTarget = binding.target
      // The app may clear an id that it has received, and set the id again later. The list must then
      // scroll.
      if let target = binding.target { scroll(target, animated, controller, source) } else { sentID = nil }
    }
    updateBinding(controller, source)
  }

  private func scroll<ID>(
    _ target: ListTarget, _ animated: Bool, _ controller: ListController, _ source: ListSource<ID>?
  ) {
    if case .id(let id) = target, id == sentID { return }
    isDragged = false
    defer { requestCount = controller.requestCount }
    let wasLeft = isLeft
    (sentID, pendingID, visibleID, visibleItem, position, isLeft) = (nil, nil, nil, nil, nil, false)
    // A list that returns to its saved position does not scroll, because that position is more exact than
    // an item's start.
    if !wasLeft, case .id(let id) = target, let item = currentItem(controller),
      acceptedID(of: item, source) == id
    {
      return
    }
    controller.scroll(ScrollRequest(target: target, anchor: binding?.anchor, isAnimated: animated))
  }

  /// Returns the item that the list shows or returns to; `nil` before a requested scroll.
  private func currentItem(_ controller: ListController) -> Int? {
    if let request = controller.pendingRequest { return request.savedPosition?.item }
    return controller.isReady ? controller.item(at: binding?.anchor) : nil
  }

  private func acceptedID<ID>(of item: Int, _ source: ListSource<ID>?) -> AnyHashable? {
    source.flatMap { source in binding.flatMap { source.alias(from: item, accepts: $0.accepts) } }
  }

  /// Updates the binding, because the list may have scrolled.
  ///
  /// The call may come during a view update, when setting a binding is not allowed. So the app receives the
  /// id in the main actor's next turn.
  func updateBinding<ID>(_ controller: ListController, _ source: ListSource<ID>?) {
    if controller.runner.engine.content.isDragging { isDragged = true }
    guard let binding, let source, controller.isReady, controller.pendingRequest == nil,
      !controller.content.isScrollingToItem
    else { return }
    let isLeaving = isLeaving(binding, controller)
    // While the list stays at its target edge, new visible items there are not caused by a scroll.
    if binding.endsWhenLeft, binding.edge != nil, !isLeaving, !isLeft { return }
    let now = (item: controller.item(at: binding.anchor), revision: controller.content.list.contentRevision)
    guard isLeaving || visibleItem.map({ $0 != now }) ?? true else { return }
    visibleItem = now
    let id = acceptedID(of: now.item, source)
    warnings.update(id == nil && !source.isHeaderOrFooter(now.item) ? [.positionOfAnotherType] : [])
    guard let id, isLeaving || id != visibleID else { return }
    // A scroll by code or by the user may replace the scroll to the app's target before it has ended.
    let isReplaced = isDragged || controller.requestCount != requestCount
    let isNews = visibleID != nil || isLeaving || isReplaced
    visibleID = id
    isLeft = isLeft || isLeaving
    guard isNews else { return }
    nextTurn.run { [weak self] in self?.sendPendingID() }
    pendingID = id
  }

  /// Returns whether the list has just been scrolled away from the app's target.
  private func isLeaving(_ binding: PositionBinding, _ controller: ListController) -> Bool {
    guard binding.endsWhenLeft, !isLeft, let goal = binding.target else { return false }
    let now = ContentPosition(controller)
    if case .edge(let edge) = goal { return now.distance(to: edge) > ContentPosition.tolerance }
    defer { position = now }
    return position.map { now.isScrolled(from: $0) } ?? false
  }

  private func sendPendingID() {
    guard let id = pendingID else { return }
    pendingID = nil
    sentID = id
    binding?.set(id)
  }
}

/// The position of a list's content in the viewport.
@MainActor private struct ContentPosition {
  /// The offset of the viewport's start in the content, and its maximum, in pt.
  ///
  /// Overscroll is excluded.
  private let offset: Double
  private let end: Double
  private let viewport: Double
  private let revisions: [UInt32]

  /// The maximum distance, in pt, that a platform's rounding moves the content.
  static let tolerance = 1.0

  init(_ controller: ListController) {
    viewport = controller.content.list.viewport
    end = max(0, controller.content.contentExtent - viewport)
    offset = min(max(0, controller.content.origin + controller.scrollOffset), end)
    revisions = [controller.content.list.layoutRevision, controller.content.list.contentRevision]
  }

  /// Returns the distance to an edge, in pt.
  func distance(to edge: ScrollEdge) -> Double { edge == .start ? offset : end - offset }

  /// Returns whether the offset has changed, with the same content in the same viewport.
  func isScrolled(from other: ContentPosition) -> Bool {
    viewport == other.viewport && revisions == other.revisions
      && abs(offset - other.offset) > Self.tolerance
  }
}
