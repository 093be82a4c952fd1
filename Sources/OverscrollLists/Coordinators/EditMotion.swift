import Overscroll

/// The motion of rows to their new positions during an animated edit.
///
/// The layout places rows at their new positions at once. Scrolls, and corrections that keep visible items
/// in place, also take effect at once. The animation changes only each row's *shift*: the distance from the
/// row's layout position to its drawn position. The initial shift draws a row at its position before the
/// edit, and the animation reduces the shift to 0. So a row that the edit does not move is always drawn at
/// the same position on screen.
///
/// SwiftUI animates a number from one whole number to the next. The number may overshoot, as springs do.
struct EditMotion<ID: Hashable> {
  /// A row with its position from the viewport's start and its extent, in pt.
  typealias RowPosition = (id: ItemIdentity<ID>, position: Double, extent: Double)

  /// The final value of the animated number, which is the number of animated edits.
  private(set) var target = 0
  /// The value of the animated number in the latest frame.
  var progress = 0.0
  /// The value of the animated number when the latest edit began.
  private var start = 0.0
  /// The drawn positions of rows before the edit, in pt from the viewport's start.
  private var drawnPositions: [ItemIdentity<ID>: Double] = [:]
  /// The shifts of rows at the start of the motion, in pt.
  private var shifts: [ItemIdentity<ID>: Double] = [:]
  /// The final shifts, in pt, of rows that move out of the mounted range.
  private var exits: [ItemIdentity<ID>: Double] = [:]
  /// The removed rows at their drawn positions.
  private var removed: [RowPosition] = []
  /// The rows before and after each arriving or removed row, which hide it.
  private var neighbors: [ItemIdentity<ID>: NeighborPair<ID>] = [:]
  /// The arriving and leaving rows, with their opacities at the start of the motion.
  private var arrivals: [ItemIdentity<ID>: Double] = [:]
  private var departures: [ItemIdentity<ID>: Double] = [:]
  /// Whether the motion has drawn no frame yet.
  ///
  /// Until the first frame, layouts may change the rows' positions.
  private(set) var isNew = false

  /// Begins the motion of an edit.
  ///
  /// - Parameters:
  ///   - positions: The rows before the edit and their drawn positions, which include the remainder of an
  ///     earlier motion.
  ///   - rows: The current rows and their layout positions.
  ///   - arrived: The rows that the edit has inserted.
  ///   - exits: The new positions of rows that the edit has moved out of the mounted range.
  /// - Returns: The leaving rows: the removed rows and the rows of `exits`.
  /// - Complexity: O(n²) in the number of rows, which is small.
  mutating func begin(
    from positions: [RowPosition], to rows: [RowPosition], arrived: Set<ItemIdentity<ID>>,
    exits newPositions: [ItemIdentity<ID>: Double] = [:]
  ) -> [ItemIdentity<ID>] {
    let present = Set(rows.map(\.id))
    let known = Set(positions.map(\.id))
    var (coming, going): ([ItemIdentity<ID>: Double], [ItemIdentity<ID>: Double]) = ([:], [:])
    for row in rows where arrived.contains(row.id) && !known.contains(row.id) {
      coming[row.id] = departures[row.id].map { $0 * remainingFraction } ?? 0
    }
    for id in arrivals.keys where present.contains(id) { coming[id] = opacity(of: id) }
    (exits, removed) = ([:], [])
    for row in positions where !present.contains(row.id) {
      if let position = newPositions[row.id] {
        exits[row.id] = position - row.position
      } else {
        going[row.id] = opacity(of: row.id)
        removed.append(row)
      }
    }
    self.drawnPositions = Dictionary(
      positions.map { ($0.id, $0.position) }, uniquingKeysWith: { first, _ in first })
    (arrivals, departures) = (coming, going)
    start = progress
    target += 1
    isNew = true
    updatePositions(rows)
    neighbors = neighbors(from: positions, to: rows)
    return positions.map(\.id).filter { going[$0] != nil || exits[$0] != nil }
  }

  /// Updates the rows' layout positions, as long as the motion has drawn no frame.
  ///
  /// Measurements may have changed the positions. A row that was not drawn before, but was not inserted by
  /// the edit either, gets the shift of the row before it. It starts outside of removed rows.
  mutating func updatePositions(_ rows: [RowPosition]) {
    guard isNew else { return }
    shifts = [:]
    let first = rows.first { drawnPositions[$0.id] != nil }
    var edge = first.flatMap { drawnPositions[$0.id] } ?? -.infinity
    var last = first.map { edge - $0.position } ?? 0
    if let first, let start = removed.lazy.map(\.position).filter({ $0 < edge }).min() {
      last = min(last, start - first.position)
    }
    for row in rows {
      if let drawn = drawnPositions[row.id] {
        (edge, last) = (drawn, drawn - row.position)
      } else if arrivals[row.id] != nil {
        continue
      } else if row.position > first?.position ?? .infinity,
        let end = removed.lazy.filter({ $0.position >= edge }).map({ $0.position + $0.extent }).max()
      {
        last = max(last, end - row.position)
      }
      shifts[row.id] = last
    }
  }

  /// Returns the rows before and after each arriving or removed row, among the remaining rows.
  private func neighbors(from positions: [RowPosition], to rows: [RowPosition])
    -> [ItemIdentity<ID>: NeighborPair<ID>]
  {
    let steady = rows.filter { arrivals[$0.id] == nil }
    let leaving = positions.filter { exits[$0.id] != nil }
    let before =
      steady.map { (id: $0.id, position: $0.position + (shifts[$0.id] ?? 0)) }
      + leaving.map { (id: $0.id, position: $0.position) }
    let after =
      steady.map { (id: $0.id, position: $0.position) }
      + leaving.map { (id: $0.id, position: $0.position + (exits[$0.id] ?? 0)) }
    var result: [ItemIdentity<ID>: NeighborPair<ID>] = [:]
    for row in removed { result[row.id] = NeighborPair(of: row.position, in: before) }
    for row in rows where arrivals[row.id] != nil {
      result[row.id] = NeighborPair(of: row.position, in: after)
    }
    return result
  }

  /// Updates the rows' layout positions after a scroll, as long as no frame is drawn.
  ///
  /// A scroll takes effect at once, so it also changes the drawn positions before the edit.
  mutating func applyScroll(to rows: [RowPosition]) {
    guard isNew else { return }
    if let row = rows.first(where: { drawnPositions[$0.id] != nil }), let drawn = drawnPositions[row.id] {
      let distance = row.position - (drawn - (shifts[row.id] ?? 0))
      drawnPositions = drawnPositions.mapValues { $0 + distance }
      removed = removed.map { ($0.id, $0.position + distance, $0.extent) }
    }
    updatePositions(rows)
  }

  /// Marks the first frame as drawn.
  mutating func markDrawn() { isNew = false }

  /// The remaining fraction of the motion, from 1 to 0.
  ///
  /// It is negative while the animation overshoots.
  private var remainingFraction: Double {
    let length = Double(target) - start
    return length > 0 ? (Double(target) - progress) / length : 0
  }

  /// Returns the current shift of a row, in pt toward the end.
  func shift(of id: ItemIdentity<ID>) -> Double {
    (shifts[id] ?? 0) * remainingFraction + (exits[id] ?? 0) * (1 - remainingFraction)
  }

  /// Whether a row arrives or was removed, so that its opacity is not 1.
  var hasFades: Bool { !arrivals.isEmpty || !departures.isEmpty }

  /// Returns the opacity of each row that arrives or was removed, from 0 to 1.
  ///
  /// A row fades out within `fadeDistance` as one of its neighbors is drawn over it.
  ///
  /// - Parameter rows: All drawn rows with their layout positions.
  func opacities(of rows: [RowPosition]) -> [ItemIdentity<ID>: Double] {
    let drawn = Dictionary(
      rows.map { ($0.id, (start: $0.position + shift(of: $0.id), extent: $0.extent)) },
      uniquingKeysWith: { first, _ in first })
    var result: [ItemIdentity<ID>: Double] = [:]
    for id in Array(arrivals.keys) + Array(departures.keys) {
      guard let row = drawn[id] else { continue }
      let before = neighbors[id]?.before.flatMap { drawn[$0] }.map { $0.start + $0.extent - row.start }
      let after = neighbors[id]?.after.flatMap { drawn[$0] }.map { row.start + row.extent - $0.start }
      let overlap = max(before ?? 0, after ?? 0, 0)
      result[id] = opacity(of: id) * max(0, 1 - overlap / EditMotion.fadeDistance)
    }
    return result
  }

  /// The overlap, in pt, at which a row is hidden.
  private static var fadeDistance: Double { 12 }

  /// Returns the current opacity of a row, from 0 to 1.
  func opacity(of id: ItemIdentity<ID>) -> Double {
    let rest = min(max(remainingFraction, 0), 1)
    if let first = departures[id] { return first * rest }
    return arrivals[id].map { 1 - (1 - $0) * rest } ?? 1
  }

  /// Whether the animation has reached or passed its end.
  var isOver: Bool { remainingFraction <= 0.001 }

  /// The number of the edit whose animation has ended; `nil` while an animation runs.
  ///
  /// An animation without a duration changes this number at once.
  var ended: Int? { isOver ? target : nil }

  /// Stops fading out the leaving rows that are in the data again.
  mutating func cancelDepartures(_ ids: Set<ItemIdentity<ID>>) {
    departures = departures.filter { !ids.contains($0.key) }
    exits = exits.filter { !ids.contains($0.key) }
  }

  /// Clears the arriving and leaving rows.
  ///
  /// The rows keep moving while a spring overshoots.
  mutating func finish() {
    arrivals = [:]
    departures = [:]
    exits = [:]
  }
}

/// The rows directly before and after a position, in pt.
struct NeighborPair<ID: Hashable> {
  let before: ItemIdentity<ID>?
  let after: ItemIdentity<ID>?

  /// Finds the neighbors of a position among rows in any order.
  init(of position: Double, in rows: [(id: ItemIdentity<ID>, position: Double)]) {
    before = rows.filter { $0.position < position }.max { $0.position < $1.position }?.id
    after = rows.filter { $0.position >= position }.min { $0.position < $1.position }?.id
  }
}
