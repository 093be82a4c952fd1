extension ListEngine {
  /// Changes which items there are.
  ///
  /// Mounted items keep their slots under their new numbers. What the reader looks at stays where it is, or where the
  /// list sticks to an edge, the edge does (see `ListConfiguration.sticks`).
  ///
  /// - Returns: The shift, in pt.
  /// - Complexity: As those of `ExtentIndex`, and O(mounted).
  public mutating func apply(_ edit: ListEdit) -> Double {
    settleMeasurements()
    let before = count
    var hold = hold(without: edit.removed)
    if case .end = hold, case .insert(_, let place, _) = edit, place >= count {
      followsEnd = true
      hold = itemHold()
    }
    perform(edit)
    if case .item(var anchor) = hold {
      anchor.item = edit.number(of: anchor.item, count: before) ?? 0
      hold = .item(anchor)
    }
    focused.renumber(by: edit, count: before)
    window = renumbered(edit, before: before)
    if edit.changesSomething(in: before) { contentRevision &+= 1 }
    section = nil
    return keepPlace(hold)
  }

  /// Replaces everything: items of which none has been measured, seen from the start.
  ///
  /// The memory of those before is given back.
  ///
  /// - Parameters:
  ///   - count: How many items.
  ///   - kind: Their kind.
  /// - Returns: The shift, in pt, which leads to the start.
  /// - Complexity: O(mounted).
  public mutating func reset(count: Int, kind: ItemKind = .standard) -> Double {
    _ = batch.end()
    slots.removed(0..<self.count)
    layout.index.remove(0..<self.count)
    layout.index.insert(count, at: 0, kind: kind)
    layout.arrange(configuration.arrangement, laneCount: laneCount)
    focused = FocusedItems()
    batch.forgetMeans()
    window = 0..<0
    contentRevision &+= 1
    let shift = -offset
    section = nil
    _ = keepPlace(.nothing)
    offset = 0
    return shift
  }

  /// Inserts items whose extents are known.
  ///
  /// - Parameters:
  ///   - extents: Their extents, in pt; what is negative or not finite counts as 0.
  ///   - item: The number that the first of them gets.
  ///   - kind: Their kind.
  /// - Returns: The shift, in pt.
  /// - Complexity: O(their number), and as `ExtentIndex.insert(extents:at:kind:)`.
  public mutating func insert(extents: [Double], at item: Int, kind: ItemKind = .standard) -> Double {
    let place = max(0, min(item, count))
    let before = count
    let shift = apply(.insert(extents.count, at: place, kind))
    let hold = hold()
    layout.index.remove(place..<place + count - before)
    layout.index.insert(extents: extents, at: place, kind: kind)
    return shift + keepPlace(hold)
  }

  private mutating func perform(_ edit: ListEdit) {
    switch edit {
    case .insert(let added, let place, let kind):
      let place = max(0, min(place, count))
      let before = count
      layout.index.insert(added, at: place, kind: kind)
      slots.inserted(count - before, at: place)
    case .remove(let items):
      layout.index.remove(items)
      slots.removed(items)
    case .move(let items, let place):
      guard let move = ItemMove(items, to: place, count: count) else { return }
      layout.index.move(move.items, to: move.place)
      slots.moved(move.items, to: move.start)
    }
  }

  /// The window under its new numbers, as far as it is still one stretch; the next update chooses anew.
  private func renumbered(_ edit: ListEdit, before: Int) -> Range<Int> {
    guard !window.isEmpty else { return 0..<0 }
    var first = window.lowerBound
    var last = window.upperBound - 1
    while first <= last, edit.number(of: first, count: before) == nil { first += 1 }
    while last > first, edit.number(of: last, count: before) == nil { last -= 1 }
    guard let start = edit.number(of: first, count: before), let end = edit.number(of: last, count: before),
      start <= end, end - start < VisibleRange.itemLimit
    else { return 0..<0 }
    return start..<end + 1
  }
}

extension ListEdit {
  /// The numbers of the items that go.
  var removed: Range<Int> {
    switch self {
    case .remove(let items): items
    case .insert, .move: 0..<0
    }
  }
}
