extension ListEngine {
  /// The offset, in pt, at which an item is where it is to be, as far as is known now.
  ///
  /// The first item brings the room before it into sight, and the last one, at the viewport's end, the room after it.
  ///
  /// - Returns: An offset at which the content can rest.
  /// - Complexity: As `frame(of:)`.
  public mutating func offset(for target: ItemTarget) -> Double {
    guard count > 0 else { return 0 }
    return (alignedOffset(of: target) + target.inside).clamped(to: 0, maximumOffset)
  }

  /// What is at the viewport's start, to be restored later.
  public var position: ListPosition {
    mutating get {
      guard count > 0 else { return ListPosition(item: 0, inside: 0) }
      let item = layout.item(at: ItemUnits.position(offset))
      return ListPosition(item: item, inside: offset - alignedOffset(of: ItemTarget(item: item)))
    }
  }

  private mutating func alignedOffset(of target: ItemTarget) -> Double {
    let item = max(0, min(target.item, count - 1))
    let placement = layout.placement(of: item)
    let start = item == 0 ? 0 : ItemUnits.points(placement.start) - coverExtent(over: item)
    let end = item == count - 1 ? contentExtent : ItemUnits.points(placement.start &+ placement.extent)
    switch target.alignment {
    case .start: return start
    case .center: return (start + end - viewport) / 2
    case .end: return end - viewport
    case .nearest: return offset.clamped(to: min(start, end - viewport), max(start, end - viewport))
    }
  }

  /// How much of the viewport's start a header covers that will be pinned over an item.
  private mutating func coverExtent(over item: Int) -> Double {
    guard configuration.pinsHeaders, let header = layout.index.header(atOrBefore: item), header.item != item
    else { return 0 }
    return ItemUnits.points(Int64(header.extent))
  }
}
