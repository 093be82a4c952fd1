import OverscrollLists

/// The layout of the rows among which a finger moves a row.
///
/// Indices are those that the list shows, with the moved row at its current place.
protocol ReorderLayout {
  /// The number of rows.
  var count: Int { get }
  /// The range of visible rows.
  var visible: Range<Int> { get }
  /// The viewport's extent along the axis, in pt.
  var viewport: Double { get }
  /// Whether the rows are one after another, not in lanes.
  var isStack: Bool { get }
  /// Returns a row's frame in the viewport; `nil` for an index out of range.
  func frame(of index: Int) -> RowFrame?
  /// Returns the kind of a row.
  func kind(of index: Int) -> RowKind
}

/// Decides where a row goes that a finger moves.
///
/// The machine has no clock and changes no data. Its owner calls it after each movement of the finger or of
/// the content. It applies a new index to the list before the next call.
struct ReorderMachine {
  /// The zone at an edge in which the list scrolls, in pt.
  ///
  /// The number and the speed are those of euwars/CompatReorderable; Apple documents none.
  static let scrollZone = 60.0
  /// The speed of the list at the viewport's edge, in pt/s.
  static let topSpeed = 800.0
  /// The movement toward an edge without which the list does not scroll, in pt.
  ///
  /// So a press near an edge only lifts a row.
  static let scrollSlop = 10.0
  /// The smallest movement between two changes of places in lanes, in pt.
  ///
  /// In masonry the moved row may not be under the finger afterwards.
  static let laneSlop = 4.0

  /// The current index of the row.
  private(set) var index: Int
  /// The location of the finger in the viewport.
  private(set) var finger: RowPoint
  /// The range of the finger's locations along the axis since the lift.
  private var reach: ClosedRange<Double>
  /// The distance from the row's corner to the finger.
  let grab: RowPoint
  /// The distance from the row's place to its corner, at the latest change of places.
  private var lastSwap: RowPoint?

  /// Lifts a row.
  ///
  /// - Parameters:
  ///   - index: The row's index.
  ///   - finger: The location of the finger in the viewport.
  ///   - frame: The row's frame.
  init(index: Int, finger: RowPoint, frame: RowFrame) {
    self.index = index
    self.finger = finger
    reach = finger.main...finger.main
    grab = finger - frame.origin
  }

  /// The corner at which the row is drawn.
  var origin: RowPoint { finger - grab }

  /// Moves the finger; a location that is not finite is ignored.
  mutating func move(to finger: RowPoint) {
    guard finger.main.isFinite, finger.cross.isFinite else { return }
    self.finger = finger
    reach = min(reach.lowerBound, finger.main)...max(reach.upperBound, finger.main)
  }

  /// Updates the index after the data have changed.
  mutating func renumber(_ index: Int) { self.index = index }

  /// Returns the velocity at which the list scrolls, in pt/s, positive toward the end.
  ///
  /// It is 0 away from the edges, and rises evenly to `topSpeed` at an edge and beyond it. In a short
  /// viewport, the zones are a quarter of it. It is also 0 until the finger has moved toward the edge.
  func scrollVelocity(viewport: Double) -> Double {
    let zone = min(Self.scrollZone, viewport / 4)
    guard zone > 0 else { return 0 }
    let (before, after) = (finger.main, viewport - finger.main)
    if before < zone, before <= after {
      guard reach.upperBound - finger.main >= Self.scrollSlop else { return 0 }
      return -Self.topSpeed * min(1, (zone - before) / zone)
    }
    guard after < zone, finger.main - reach.lowerBound >= Self.scrollSlop else { return 0 }
    return Self.topSpeed * min(1, (zone - after) / zone)
  }

  /// Chooses the row's place among the others, and stores it.
  ///
  /// In a stack, the row changes places with a neighbor when it has covered half of the distance to the
  /// neighbor's place. So a finger that rests causes at most one change. In lanes, it takes the place of the
  /// row under its center.
  ///
  /// - Returns: The new index, or `nil` if the place is the same.
  /// - Complexity: O(n) in the number of visible rows.
  mutating func updateIndex(in rows: any ReorderLayout) -> Int? {
    guard let own = rows.frame(of: index) else { return nil }
    let next = rows.isStack ? stackIndex(own, rows) : laneIndex(own, rows)
    guard next != index else { return nil }
    lastSwap = origin - own.origin
    index = next
    return next
  }

  private func stackIndex(_ own: RowFrame, _ rows: any ReorderLayout) -> Int {
    let wanted = origin.main
    var (best, start, end) = (index, own.origin.main, own.end.main)
    var next = index + 1
    while next < rows.count, next < rows.visible.upperBound, let frame = rows.frame(of: next) {
      let distance = frame.end.main - end
      guard wanted > start + distance / 2 else { break }
      (start, end) = (start + distance, frame.end.main)
      if Self.allows(next, from: index, in: rows) { best = next }
      next += 1
    }
    guard best == index else { return best }
    start = own.origin.main
    next = index - 1
    while next >= 0, next >= rows.visible.lowerBound, let frame = rows.frame(of: next) {
      let distance = start - frame.origin.main
      guard wanted < start - distance / 2 else { break }
      start = frame.origin.main
      if Self.allows(next, from: index, in: rows) { best = next }
      next -= 1
    }
    return best
  }

  private func laneIndex(_ own: RowFrame, _ rows: any ReorderLayout) -> Int {
    if let lastSwap {
      let moved = origin - own.origin - lastSwap
      if moved.main.magnitude < Self.laneSlop, moved.cross.magnitude < Self.laneSlop { return index }
    }
    let center = RowFrame(origin: origin, size: own.size).center
    guard !own.contains(center) else { return index }
    let found = rows.visible.first { row in
      row != index && rows.kind(of: row) == .item && rows.frame(of: row)?.contains(center) == true
    }
    if let found, Self.allows(found, from: index, in: rows) { return found }
    guard found == nil, let last = rows.visible.last, last == rows.count - 1, last != index,
      let end = rows.frame(of: last)?.end.main, center.main > end, Self.allows(last, from: index, in: rows)
    else { return index }
    return last
  }

  /// Returns whether a row may move to an index.
  ///
  /// It cannot be before a section's header at the list's start, or between a footer and the next header.
  static func allows(_ index: Int, from start: Int, in rows: any ReorderLayout) -> Bool {
    guard index >= 0, index < rows.count else { return false }
    let before = index > start ? index : index - 1
    if before < 0 { return rows.kind(of: 0) == .item || start == 0 }
    return rows.kind(of: before) != .footer
  }
}

extension ReorderMachine {
  /// Returns the index after a step by key or by VoiceOver.
  ///
  /// A step over a header or a footer leads into the next section. The result is `nil` at an end of the list.
  ///
  /// - Parameters:
  ///   - index: The row's index.
  ///   - towardEnd: Whether the row moves toward the end.
  ///   - rows: The rows.
  static func step(from index: Int, towardEnd: Bool, in rows: any ReorderLayout) -> Int? {
    var next = index
    // A footer and a header can follow each other, so an allowed place is at most three rows away.
    for _ in 0..<3 {
      next += towardEnd ? 1 : -1
      guard next >= 0, next < rows.count else { return nil }
      if allows(next, from: index, in: rows) { return next }
    }
    return nil
  }
}
