import Overscroll

/// The sections of a list as one sequence of items: each section is its header and then its items.
struct SectionMap: Hashable, Sendable {
  /// Where something is in the sections.
  struct Place: Hashable, Sendable {
    /// The section's number.
    var section: Int
    /// The item's number in its section, or nil for the section's header.
    var item: Int?
  }

  /// Where each section starts, and where the last one ends.
  private let starts: [Int]

  /// Maps sections to one sequence.
  ///
  /// - Parameter counts: How many items each section has, its header not counted; negative counts as 0.
  /// - Complexity: O(n) in the number of sections.
  init(counts: some Sequence<Int>) {
    var starts = [0]
    for count in counts { starts.append((starts.last ?? 0) + 1 + max(0, count)) }
    self.starts = starts
  }

  /// How many items there are, headers included.
  var count: Int { starts.last ?? 0 }
  /// How many sections there are.
  var sectionCount: Int { starts.count - 1 }

  /// How many items a section that there is has, its header not counted.
  func count(of section: Int) -> Int { starts[section + 1] - starts[section] - 1 }

  /// The number of a section's header; of the section past the last, the number of all items.
  func header(of section: Int) -> Int { starts[max(0, min(section, sectionCount))] }

  /// Where an item is; nil in an empty list.
  ///
  /// An index out of range counts as the nearest item.
  ///
  /// - Complexity: O(log n) in the number of sections.
  func place(of index: Int) -> Place? {
    guard count > 0 else { return nil }
    let index = max(0, min(index, count - 1))
    var low = 0
    var high = sectionCount
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= index { low = middle } else { high = middle }
    }
    return Place(section: low, item: index == starts[low] ? nil : index - starts[low] - 1)
  }

  /// Whether an item is a header.
  func isHeader(_ index: Int) -> Bool {
    index >= 0 && index < count && place(of: index)?.item == nil
  }
}
