import Overscroll
import OverscrollCore
import OverscrollListCore

// The extents and the spans of items that the app declares in advance.
extension ListDataCoordinator {
  /// Sends the known extents if the data or the lane's extent has changed.
  ///
  /// Before the first layout the lane's extent is unknown, so nothing is sent.
  ///
  /// - Complexity: O(n) in the number of items if the extents are sent.
  func sendKnownExtents() {
    guard let source, source.extent != nil, let lane = controller.laneExtent else { return }
    let now = (lane: lane, all: controller.crossExtent)
    if let sentLaneExtents, sentLaneExtents == now { return }
    guard let extents = source.extents(laneExtent: now.lane, crossExtent: now.all) else { return }
    sentLaneExtents = now
    controller.send(.extents(extents, at: 0))
  }

  /// Returns the input that sets the items that span all lanes.
  ///
  /// The result is empty if these items are the same.
  ///
  /// - Parameters:
  ///   - source: The new data.
  ///   - isChange: Whether the items have changed.
  /// - Complexity: O(n) in the number of items if they have changed, otherwise O(mounted).
  func spanInputs(_ source: ListSource<ID>, isChange: Bool) -> [ListInput] {
    guard source.span != nil || dataState.hasSpans else { return [] }
    guard isChange || !hasSentSpans || hasNewSpans(source) else { return [] }
    hasSentSpans = true
    let items = source.spanningItems
    guard !items.isEmpty || dataState.hasSpans else { return [] }
    dataState.hasSpans = !items.isEmpty
    return [.spans(items)]
  }

  /// Returns whether the app has declared a different span for a mounted item.
  private func hasNewSpans(_ source: ListSource<ID>) -> Bool {
    controller.mounted.contains { mounted in
      mounted.item < source.count
        && (source.span?(mounted.item) == .all) != controller.content.spansAllLanes(mounted.item)
    }
  }
}
