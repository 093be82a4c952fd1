/// The titles of an index that fit its extent, and the title at each position.
///
/// If the titles are too many, the index drops some of them. As in UIKit, a dot then stands for the titles
/// between two shown ones, and a finger on the dot reaches all of them.
struct IndexLayout {
  /// An entry of the index.
  enum Entry: Equatable {
    /// A title, with its index.
    case title(Int)
    /// A mark for dropped titles.
    case dot
  }

  /// The height of an entry, in pt.
  ///
  /// UIKit's index has entries of about this height; Apple documents no number.
  static let entryHeight = 15.0

  /// The number of titles.
  let count: Int
  /// The indices of the shown titles, in ascending order.
  private let shown: [Int]

  /// Creates a layout.
  ///
  /// The first title is shown if there is room for one, and the last title if there is room for three
  /// entries.
  ///
  /// - Parameters:
  ///   - count: The number of titles; negative numbers are treated as 0.
  ///   - extent: The available extent, in pt. NaN and negative numbers are treated as 0.
  init(count: Int, extent: Double) {
    let count = max(0, count)
    self.count = count
    let room = extent > 0 ? Int(min(extent / Self.entryHeight, 10_000)) : 0
    if count <= room {
      shown = Array(0..<count)
    } else if room < 3 {
      shown = room == 0 ? [] : [0]
    } else {
      // Titles and dots alternate, and a title is at each end.
      let last = (room + 1) / 2 - 1
      shown = (0...last).map { ($0 * (count - 1) + last / 2) / last }
    }
  }

  /// Whether titles are dropped.
  private var hasDots: Bool { shown.count > 1 && shown.count < count }

  /// The entries, from start to end.
  var entries: [Entry] {
    guard hasDots else { return shown.map(Entry.title) }
    return shown.flatMap { $0 == 0 ? [.title($0)] : [.dot, .title($0)] }
  }

  /// The number of entries.
  var entryCount: Int { hasDots ? 2 * shown.count - 1 : shown.count }

  /// The extent of the entries, in pt.
  var extent: Double { Double(entryCount) * Self.entryHeight }

  /// Returns the title at a position, or `nil` without entries.
  ///
  /// A position on a shown title results in this title. Positions between two shown titles are divided among
  /// the titles between them.
  ///
  /// - Parameter position: The distance from the first entry's start, in pt. A position before the first
  ///   or after the last entry means that entry, as in UIKit (kreeger/BDKCollectionIndexView#14). NaN
  ///   results in `nil`.
  func title(at position: Double) -> Int? {
    guard let last = shown.last, !position.isNaN else { return nil }
    let entry = min(max(0, position / Self.entryHeight - 0.5), Double(entryCount - 1))
    let place = hasDots ? entry / 2 : entry
    let (index, share) = (Int(place), place - place.rounded(.down))
    guard index + 1 < shown.count else { return last }
    let (title, next) = (shown[index], shown[index + 1])
    guard hasDots else { return share < 0.5 ? title : next }
    // A quarter of the way on each side is the entry of a shown title, and the rest is the dot's entry.
    if share < 0.25 { return title }
    if share >= 0.75 { return next }
    return min(next - 1, title + 1 + Int((share - 0.25) * 2 * Double(next - title - 1)))
  }
}
