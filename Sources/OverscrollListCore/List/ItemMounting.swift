/// Which items are mounted: those in sight and around it, those with a focus, and a header that is pinned.
///
/// The items before and after one with a focus are mounted, too: the Tab key and a reader's cursor go there next.
struct ItemMounting: Sendable {
  /// The items that are mounted, and their slots.
  private(set) var slots: SlotPool
  /// The items in sight and around it: all of them are mounted.
  private(set) var window = 0..<0
  /// Whether more is to be mounted in the next frame.
  var isFilling = false
  /// Whether all that is wanted is mounted, as far as there can be so much.
  var isFilled: Bool { !isFilling || range.coverage.bounds != nil }
  /// The items that have a focus.
  var focused = FocusedItems()

  /// What chooses the window.
  private(set) var range = VisibleRange()
  private var extras: [Int] = []

  /// Mounts nothing yet.
  init(_ configuration: ListConfiguration) { slots = SlotPool(limit: configuration.reuseLimit) }

  /// Takes other numbers.
  mutating func configure(_ configuration: ListConfiguration) {
    slots.limit = max(0, configuration.reuseLimit)
    range.overscan = configuration.overscan
  }

  /// What is mounted may not be what is wanted: items, or the viewport, are others.
  mutating func invalidate() { range.invalidate() }

  /// Forgets which slots have become what: the host has done it.
  mutating func clearChanges() { slots.clearChanges() }

  /// Views that are not needed can go: memory is short.
  mutating func dropIdle() { slots.dropIdle() }

  /// Chooses the items in sight and around it, if they may be others than before.
  ///
  /// - Parameters:
  ///   - offset: The content offset, in pt.
  ///   - velocity: Its velocity, in pt/s.
  ///   - viewport: The viewport's extent, in pt.
  ///   - ahead: Whether there is a budget for new items that are not in sight.
  ///   - layout: Where the items are.
  mutating func chooseWindow(
    offset: Double, velocity: Double, viewport: Double, ahead: Bool, in layout: inout ListLayout
  ) {
    guard let stretch = range.stretch(offset: offset, velocity: velocity, viewport: viewport) else {
      return isFilling = false
    }
    let before = window
    window = range.choose(
      current: window, visible: layout.items(in: stretch.visible), wanted: layout.items(in: stretch.wanted),
      kept: layout.items(in: stretch.kept), ahead: ahead)
    isFilling = window != before || !ahead
  }

  /// Mounts the window, the items with a focus, and a header.
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

  /// All items go.
  mutating func removeAll(_ count: Int) {
    slots.removed(0..<count)
    focused = FocusedItems()
    window = 0..<0
  }

  /// Follows an edit of a list of n items: mounted ones keep their slots under their new numbers.
  mutating func apply(_ edit: ListEdit, count: Int, added: Int) {
    switch edit {
    case .insert(_, let place, _):
      slots.inserted(added, at: max(0, min(place, count)))
    case .remove(let items):
      slots.removed(items)
    case .move(let items, let place):
      if let move = ItemMove(items, to: place, count: count) { slots.moved(move.items, to: move.start) }
    }
    focused.renumber(by: edit, count: count)
    window = renumbered(by: edit, count: count)
  }

  /// The window under its new numbers, as far as it is still one stretch; the next update chooses anew.
  private func renumbered(by edit: ListEdit, count: Int) -> Range<Int> {
    guard !window.isEmpty else { return 0..<0 }
    var first = window.lowerBound
    var last = window.upperBound - 1
    while first <= last, edit.number(of: first, count: count) == nil { first += 1 }
    while last > first, edit.number(of: last, count: count) == nil { last -= 1 }
    guard let start = edit.number(of: first, count: count), let end = edit.number(of: last, count: count),
      start <= end, end - start < VisibleRange.itemLimit
    else { return 0..<0 }
    return start..<end + 1
  }
}
