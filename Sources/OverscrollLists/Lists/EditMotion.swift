import Overscroll

/// The motion of rows to their new positions during an animated edit.
///
/// The layout places rows at their new positions at once. Scrolls and corrections of the anchor also take
/// effect at once. The animation changes only a row's *shift*: the distance of its drawn position from its
/// layout position. The initial shift puts a row at its drawn position before the edit. So a row that the
/// edit does not move is always drawn at the same position on screen.
///
/// The animation is a number that runs from one whole number to the next. It may overshoot, as springs do.
struct EditMotion<ID: Hashable> {
  /// A row and its drawn position, in pt from the viewport's start.
  typealias RowPosition = (id: ItemIdentity<ID>, position: Double)

  /// The end value of the animation: the number of animated edits.
  private(set) var target = 0
  /// The animation's value as last drawn.
  var progress = 0.0
  /// The animation's value at the last edit.
  private var start = 0.0
  /// The drawn positions of rows before the edit, in pt from the viewport's start.
  private var drawnPositions: [ItemIdentity<ID>: Double] = [:]
  /// The initial shifts of rows, in pt.
  private var shifts: [ItemIdentity<ID>: Double] = [:]
  /// The arriving and leaving rows, with their initial opacities.
  private var arrivals: [ItemIdentity<ID>: Double] = [:]
  private var departures: [ItemIdentity<ID>: Double] = [:]
  /// Whether no frame of the motion is drawn yet, so layouts still change positions.
  private(set) var isNew = false

  /// Begins the motion of an edit.
  ///
  /// - Parameters:
  ///   - positions: The rows before the edit and their drawn positions, which include the rest of an earlier
  ///     motion.
  ///   - rows: The current rows and their layout positions.
  ///   - arrived: The rows that the edit has inserted.
  /// - Returns: The leaving rows.
  /// - Complexity: O(n) in the number of rows.
  mutating func begin(from positions: [RowPosition], to rows: [RowPosition], arrived: Set<ItemIdentity<ID>>)
    -> [ItemIdentity<ID>]
  {
    let present = Set(rows.map(\.id))
    let known = Set(positions.map(\.id))
    var (coming, going): ([ItemIdentity<ID>: Double], [ItemIdentity<ID>: Double]) = ([:], [:])
    for row in rows where arrived.contains(row.id) && !known.contains(row.id) {
      coming[row.id] = departures[row.id].map { $0 * remainingFraction } ?? 0
    }
    for id in arrivals.keys where present.contains(id) { coming[id] = opacity(of: id) }
    for row in positions where !present.contains(row.id) { going[row.id] = opacity(of: row.id) }
    self.drawnPositions = Dictionary(
      positions.map { ($0.id, $0.position) }, uniquingKeysWith: { first, _ in first })
    (arrivals, departures) = (coming, going)
    start = progress
    target += 1
    isNew = true
    updatePositions(rows)
    return positions.map(\.id).filter { going[$0] != nil }
  }

  /// Updates the layout positions until the first frame is drawn.
  ///
  /// Measurements may have changed them. A row that is new but not inserted by the edit has the shift of
  /// the row before it.
  mutating func updatePositions(_ rows: [RowPosition]) {
    guard isNew else { return }
    shifts = [:]
    let first = rows.first { drawnPositions[$0.id] != nil }
    var last = first.flatMap { row in drawnPositions[row.id].map { $0 - row.position } } ?? 0
    for row in rows {
      if let drawn = drawnPositions[row.id] {
        last = drawn - row.position
      } else if arrivals[row.id] != nil {
        continue
      }
      shifts[row.id] = last
    }
  }

  /// Updates the layout positions after a scroll, until the first frame is drawn.
  ///
  /// A scroll takes effect at once, so it also changes the drawn positions before the edit.
  mutating func applyScroll(to rows: [RowPosition]) {
    guard isNew else { return }
    if let row = rows.first(where: { drawnPositions[$0.id] != nil }), let drawn = drawnPositions[row.id] {
      let distance = row.position - (drawn - (shifts[row.id] ?? 0))
      drawnPositions = drawnPositions.mapValues { $0 + distance }
    }
    updatePositions(rows)
  }

  /// Marks the first frame as drawn.
  mutating func markDrawn() { isNew = false }

  /// The rest of the motion, from 1 to 0; negative while the animation overshoots.
  private var remainingFraction: Double {
    let length = Double(target) - start
    return length > 0 ? (Double(target) - progress) / length : 0
  }

  /// Returns the current shift of a row, in pt towards the end.
  func shift(of id: ItemIdentity<ID>) -> Double { (shifts[id] ?? 0) * remainingFraction }

  /// Returns the current opacity of a row, from 0 to 1.
  func opacity(of id: ItemIdentity<ID>) -> Double {
    let rest = min(max(remainingFraction, 0), 1)
    if let first = departures[id] { return first * rest }
    return arrivals[id].map { 1 - (1 - $0) * rest } ?? 1
  }

  /// Whether the animation has reached or passed its end.
  var isOver: Bool { remainingFraction <= 0.001 }

  /// The number of the edit whose animation has ended; nil while an animation runs.
  ///
  /// An animation without a duration changes this number at once.
  var ended: Int? { isOver ? target : nil }

  /// Stops fading out the leaving rows that are present again.
  mutating func cancelDepartures(_ ids: Set<ItemIdentity<ID>>) {
    departures = departures.filter { !ids.contains($0.key) }
  }

  /// Clears the arriving and leaving rows.
  ///
  /// The rows keep moving while a spring overshoots.
  mutating func finish() {
    arrivals = [:]
    departures = [:]
  }
}
