/// The mounted items: all items that have a view.
///
/// These are the items in and around the viewport (the *window*), the focused items and a pinned header.
/// The items before and after a focused item are mounted as well, because the Tab key and a screen reader's
/// cursor move there next.
struct ItemMountState: Sendable {
  /// The mounted items, and the slots (reusable views) that show them.
  private(set) var slots: SlotPool
  /// The range of mounted items in and around the viewport.
  private(set) var window = 0..<0
  /// Whether the next frame has to mount more items.
  var hasPendingItems = false
  /// Whether all items that the viewport and its overscan need are mounted.
  var isComplete: Bool { !hasPendingItems || range.coverage.bounds != nil }
  /// The items that have a focus.
  var focused = FocusedItems()

  /// The rule that chooses the items in and around the viewport.
  private(set) var range = VisibleRange()
  private var extras: [Int] = []

  /// Creates a state without mounted items.
  init(_ configuration: ListConfiguration) { slots = SlotPool(limit: configuration.reuseLimit) }

  mutating func configure(_ configuration: ListConfiguration) {
    slots.limit = max(0, configuration.reuseLimit)
    range.overscan = configuration.overscan
  }

  /// Marks the window as outdated, because items or the viewport have changed.
  mutating func invalidate() { range.invalidate() }

  /// Clears `slots.changes` after the adapter has applied them.
  mutating func clearChanges() { slots.clearChanges() }

  /// Drops the unused views that are kept for reuse, to free memory.
  mutating func dropIdle() { slots.dropIdle() }

  /// Chooses the items in and around the viewport, if the current choice is outdated.
  ///
  /// - Parameters:
  ///   - offset: The content offset, in pt.
  ///   - velocity: The velocity of the content offset, in pt/s.
  ///   - viewport: The viewport's extent, in pt.
  ///   - ahead: Whether items outside the viewport may be added, up to the overscan's budget.
  ///   - layout: The positions of the items.
  mutating func chooseWindow(
    offset: Double, velocity: Double, viewport: Double, ahead: Bool, in layout: inout ListLayout
  ) {
    guard let stretch = range.mountingRange(offset: offset, velocity: velocity, viewport: viewport) else {
      return hasPendingItems = false
    }
    let before = window
    window = range.chooseRange(
      current: window, visible: layout.items(in: stretch.visible),
      requested: layout.items(in: stretch.requested),
      kept: layout.items(in: stretch.kept), ahead: ahead)
    hasPendingItems = window != before || !ahead
  }

  /// Mounts the window, the focused items, the items next to them, and a header.
  mutating func mount(header: Int?, in layout: inout ListLayout) {
    extras.clear()
    let all = 0..<layout.index.count
    for focus in ListFocus.allCases {
      guard let item = focused[focus] else { continue }
      for near in (item - 1..<item + 2).clamped(to: all) { extras.append(near) }
    }
    if let header { extras.append(header) }
    let items = window.clamped(to: all)
    guard !slots.isMounted(items, extras: extras) else { return }
    slots.mount(items, extras: extras) { layout.index.kind(of: $0).rawValue }
  }

  /// Unmounts all `count` items of the list.
  mutating func removeAll(_ count: Int) {
    slots.applyRemoval(0..<count)
    focused = FocusedItems()
    window = 0..<0
  }

  /// Updates the mounted items after an edit; items that remain keep their slots.
  ///
  /// - Parameters:
  ///   - edit: The edit.
  ///   - count: The number of items before the edit.
  ///   - added: The number of inserted items.
  mutating func apply(_ edit: ListEdit, count: Int, added: Int) {
    switch edit {
    case .insert(_, let index, _):
      slots.applyInsertion(added, at: max(0, min(index, count)))
    case .remove(let items):
      slots.applyRemoval(items)
    case .move(let items, let destination):
      if let move = MoveEdit(items, to: destination, count: count) {
        slots.applyMove(move.items, to: move.start)
      }
    }
    focused.renumber(by: edit, count: count)
    window = renumbered(by: edit, count: count)
  }

  /// Returns the window with the indices after an edit.
  ///
  /// The result is empty if the window's items are no longer contiguous. The next update then chooses a new
  /// window.
  private func renumbered(by edit: ListEdit, count: Int) -> Range<Int> {
    guard !window.isEmpty else { return 0..<0 }
    var first = window.lowerBound
    var last = window.upperBound - 1
    while first <= last, edit.newIndex(of: first, count: count) == nil { first += 1 }
    while last > first, edit.newIndex(of: last, count: count) == nil { last -= 1 }
    guard let start = edit.newIndex(of: first, count: count), let end = edit.newIndex(of: last, count: count),
      start <= end, end - start < VisibleRange.itemLimit
    else { return 0..<0 }
    return start..<end + 1
  }
}
