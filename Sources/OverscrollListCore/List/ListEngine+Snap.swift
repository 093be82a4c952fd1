#if canImport(OverscrollCore)
  import OverscrollCore
#endif

// The offsets at which items can rest after a swipe.
extension ListEngine {
  /// Returns the targets of the items around an offset, in pt, by ascending offset.
  mutating func snapTargets(near offset: Double) -> [ItemTarget] {
    guard count > 0 else { return [] }
    let tolerance = SnapTargets.tolerance
    let first = target(at: offset + configuration.insets.start.asExtent).item
    var targets: [ItemTarget] = []
    var item = first
    var distinct = 0
    var last = Double.infinity
    while item >= 0, distinct < 2, first - item < VisibleRange.itemLimit {
      for target in rests(of: item).reversed() {
        targets.append(target)
        let place = self.offset(for: target)
        if place < offset - tolerance, place < last { (last, distinct) = (place, distinct + 1) }
      }
      item -= 1
    }
    targets.reverse()
    (item, distinct, last) = (first + 1, 0, -.infinity)
    while item < count, distinct < 2, item - first < VisibleRange.itemLimit {
      for target in rests(of: item) {
        targets.append(target)
        let place = self.offset(for: target)
        if place > offset + tolerance, place > last { (last, distinct) = (place, distinct + 1) }
      }
      item += 1
    }
    return targets
  }

  /// Returns the target nearest to an offset, in pt; the first one of several.
  mutating func snapTarget(nearest offset: Double) -> ItemTarget? {
    var nearest: (target: ItemTarget, distance: Double)?
    for target in snapTargets(near: offset) {
      let distance = (self.offset(for: target) - offset).magnitude
      if distance < nearest?.distance ?? .infinity { nearest = (target, distance) }
    }
    return nearest?.target
  }

  /// Returns the targets at which an item rests.
  ///
  /// An item rests after the start inset. An item longer than the viewport also rests at its end.
  private mutating func rests(of item: Int) -> [ItemTarget] {
    let isLong = ItemUnits.points(layout.placement(of: item).extent) > viewport
    let start =
      item == 0
      ? ItemTarget.edge(.start) : ItemTarget(item: item, offset: 0 - configuration.insets.start.asExtent)
    let end = item == count - 1 ? ItemTarget.edge(.end) : ItemTarget(item: item, alignment: .end)
    if item == count - 1, item > 0, !isLong { return [end] }
    return isLong ? [start, end] : [start]
  }
}
