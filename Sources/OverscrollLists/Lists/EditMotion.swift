import Overscroll

/// How rows go to where an edit has brought them, while an animation runs.
///
/// Rows are laid out where they belong at once, and scrolling and the anchor's corrections count at once. What an animation
/// moves is only how far from there a row is drawn: at first as far as it takes to be where it was drawn before the edit, on
/// screen. So a row that the edit leaves in its place is drawn there throughout.
///
/// The animation is a number that goes from one whole number to the next, and may go past it, as springs do.
struct EditMotion<ID: Hashable> {
  /// A row, and where it is to be drawn, in pt from the viewport's start.
  typealias Place = (id: ItemIdentity<ID>, place: Double)

  /// The number that the animation goes to: how many edits were animated.
  private(set) var goal = 0
  /// Where the animation is, as it was drawn last.
  var progress = 0.0
  /// Where it was as the last edit was made.
  private var start = 0.0
  /// Where rows were drawn before the edit.
  private var places: [ItemIdentity<ID>: Double] = [:]
  /// How far from their places rows were drawn at first, in pt.
  private var shifts: [ItemIdentity<ID>: Double] = [:]
  /// The rows that come or go, with the opacity that they began with.
  private var arrivals: [ItemIdentity<ID>: Double] = [:]
  private var departures: [ItemIdentity<ID>: Double] = [:]
  /// Whether nothing of it has been drawn yet, so that layouts of the same frame still say where rows belong.
  private(set) var isNew = false

  /// Begins the motion of an edit.
  ///
  /// - Parameters:
  ///   - places: The rows of before, and where they were drawn, what was left of a motion before this one included.
  ///   - rows: The rows of now, and where they belong.
  ///   - arrived: The rows that the edit has inserted.
  /// - Returns: The rows that go.
  /// - Complexity: O(n) in the number of rows.
  mutating func begin(from places: [Place], to rows: [Place], arrived: Set<ItemIdentity<ID>>)
    -> [ItemIdentity<ID>]
  {
    let present = Set(rows.map(\.id))
    let known = Set(places.map(\.id))
    var (coming, going): ([ItemIdentity<ID>: Double], [ItemIdentity<ID>: Double]) = ([:], [:])
    for row in rows where arrived.contains(row.id) && !known.contains(row.id) {
      coming[row.id] = departures[row.id].map { $0 * rest } ?? 0
    }
    for id in arrivals.keys where present.contains(id) { coming[id] = opacity(of: id) }
    for place in places where !present.contains(place.id) { going[place.id] = opacity(of: place.id) }
    self.places = Dictionary(places.map { ($0.id, $0.place) }, uniquingKeysWith: { first, _ in first })
    (arrivals, departures) = (coming, going)
    start = progress
    goal += 1
    isNew = true
    follow(rows)
    return places.map(\.id).filter { going[$0] != nil }
  }

  /// Takes where rows belong, as long as nothing of the motion has been drawn: measurements may have moved them.
  ///
  /// A row that was not there before, and has not come by the edit, goes along with the row before it.
  mutating func follow(_ rows: [Place]) {
    guard isNew else { return }
    shifts = [:]
    let first = rows.first { places[$0.id] != nil }
    var last = first.flatMap { row in places[row.id].map { $0 - row.place } } ?? 0
    for row in rows {
      if let place = places[row.id] {
        last = place - row.place
      } else if arrivals[row.id] != nil {
        continue
      }
      shifts[row.id] = last
    }
  }

  /// Takes where rows are, as long as nothing of the motion has been drawn: the platform has scrolled them.
  ///
  /// Scrolling counts at once, so that where they were drawn before the edit counts as scrolled, too.
  mutating func scrolled(to rows: [Place]) {
    guard isNew else { return }
    if let row = rows.first(where: { places[$0.id] != nil }), let place = places[row.id] {
      let distance = row.place - (place - (shifts[row.id] ?? 0))
      places = places.mapValues { $0 + distance }
    }
    follow(rows)
  }

  /// The frame is about to be drawn.
  mutating func drawn() { isNew = false }

  /// What is left of the motion: from 1 to 0, and below where the animation goes past its end.
  private var rest: Double {
    let length = Double(goal) - start
    return length > 0 ? (Double(goal) - progress) / length : 0
  }

  /// How far from its place a row is drawn now, in pt towards the end.
  func shift(of id: ItemIdentity<ID>) -> Double { (shifts[id] ?? 0) * rest }

  /// How opaque a row is now, from 0 to 1.
  func opacity(of id: ItemIdentity<ID>) -> Double {
    let rest = min(max(rest, 0), 1)
    if let first = departures[id] { return first * rest }
    return arrivals[id].map { 1 - (1 - $0) * rest } ?? 1
  }

  /// Whether the animation has come to its end, or past it.
  var isOver: Bool { rest <= 0.001 }

  /// The number of the edit whose animation has come to its end, or past it; nil while one runs.
  ///
  /// An animation of no duration has another number at once, and nothing in between.
  var ended: Int? { isOver ? goal : nil }

  /// Rows that go are there again, and drawn as any other.
  mutating func stayed(_ ids: Set<ItemIdentity<ID>>) {
    departures = departures.filter { !ids.contains($0.key) }
  }

  /// The rows that come or go have done so.
  ///
  /// Where a spring passes its end, rows go on moving.
  mutating func settle() {
    arrivals = [:]
    departures = [:]
  }
}
