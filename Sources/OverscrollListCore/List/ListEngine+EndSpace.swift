#if canImport(OverscrollCore)
  import OverscrollCore
#endif

// The end space: the space after the last item that lets the list show an item at its place.
extension ListEngine {
  /// Sets the item that the end space is for.
  ///
  /// The space is as short as possible, so that the list can show the item at its place. As items after it
  /// grow or arrive, the space shrinks to 0. It is at most as long as the viewport. An edit that removes the
  /// item also removes the space.
  ///
  /// - Parameters:
  ///   - item: The item's index, or `nil` for no space. An index out of range means the nearest item.
  ///   - alignment: The place of the item in the viewport; `nearest` means `start`.
  /// - Returns: The distance that the change has moved the anchor, in pt.
  /// - Complexity: As `frame(of:)`, now and with each change of the layout.
  mutating func setEndSpace(for item: Int?, at alignment: ItemAlignment) -> Double {
    commitPendingMeasurements()
    let anchor = anchor()
    endSpace =
      count == 0
      ? nil
      : item.map { item in
        ItemTarget(
          item: max(0, min(item, count - 1)), alignment: alignment == .nearest ? .start : alignment)
      }
    return restoreAnchor(anchor)
  }

  /// Updates the end space, because the layout has changed.
  mutating func updateEndSpace() {
    guard endSpace != nil || layout.endSpace != 0 else { return }
    layout.setEndSpace(0)
    guard let endSpace, count > 0, viewport > 0 else { return }
    let extent = ItemUnits.position(max(0, alignedOffset(of: endSpace)) + viewport)
    layout.setEndSpace(max(0, min(extent &- layout.total, ItemUnits.position(viewport))))
  }
}

extension ItemTarget {
  /// Returns the target after an edit, or `nil` if the edit removes its item.
  ///
  /// `count` is the number of items before the edit.
  func renumbered(by edit: ListEdit, count: Int) -> ItemTarget? {
    guard let item = edit.newIndex(of: item, count: count) else { return nil }
    var result = self
    result.item = item
    return result
  }
}
