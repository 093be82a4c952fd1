import Overscroll
import OverscrollListCore

// The parts of the layout that depend on the data: known extents, spans and the end space.
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

  /// Sends the index of the end space's item, if it has changed.
  ///
  /// - Complexity: O(1) if the engine's index is right, otherwise as the search for an id.
  func sendEndSpace() {
    let last = controller.content.list.endSpace
    guard let source, let endSpace, let matches = source.match(endSpace.id) else {
      if last != nil { controller.send(.endSpace(nil)) }
      return
    }
    let isSame = last.map { $0.item < source.count && matches(source.id($0.item)) } ?? false
    let item = isSame ? last?.item : index(of: endSpace.id, limit: DataDiff<ID>.searchRadius)
    let alignment = ItemAlignment(
      endSpace.anchor, isHorizontal: controller.delegate?.isHorizontal == true)
    guard last != item.map({ ItemTarget(item: $0, alignment: alignment) }) else { return }
    controller.send(.endSpace(item, alignment))
  }

  /// Returns the input that sets the items that span all lanes; empty if these items are the same.
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

  /// Returns whether the app has declared a different span for a mounted item, which has the same index.
  private func hasNewSpans(_ source: ListSource<ID>) -> Bool {
    controller.mounted.contains { mounted in
      let spans = source.span?(mounted.item) == .all
      return mounted.item < source.count && spans != controller.content.spansAllLanes(mounted.item)
    }
  }
}
