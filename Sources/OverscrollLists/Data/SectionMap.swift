import Overscroll

/// The sections of a list as one sequence.
///
/// Each section is its header, followed by its items and perhaps a footer.
struct SectionMap: Hashable, Sendable {
  /// The position of an item, a header or a footer in the sections.
  struct Position: Hashable, Sendable {
    /// The section's index.
    var section: Int
    /// The item's index in its section, or `nil` for the section's header or footer.
    var item: Int?
    /// Whether this is the section's footer.
    var isFooter = false
  }

  /// The index of each section's header, followed by the number of all items.
  private let starts: [Int]

  /// Whether each section ends with a footer.
  let hasFooters: Bool

  /// Creates a map of sections.
  ///
  /// - Parameters:
  ///   - counts: The number of items in each section, without its header and its footer. Negative numbers
  ///     are treated as 0.
  ///   - hasFooters: Whether each section ends with a footer.
  /// - Complexity: O(n) in the number of sections.
  init(counts: some Sequence<Int>, hasFooters: Bool = false) {
    var starts = [0]
    let edges = hasFooters ? 2 : 1
    for count in counts { starts.append((starts.last ?? 0) + edges + max(0, count)) }
    self.starts = starts
    self.hasFooters = hasFooters
  }

  /// The number of items, including headers and footers.
  var count: Int { starts.last ?? 0 }
  /// The number of headers and footers of each section.
  var edgeCount: Int { hasFooters ? 2 : 1 }
  /// The number of sections.
  var sectionCount: Int { starts.count - 1 }

  /// Returns the number of items in an existing section, without its header and its footer.
  func count(of section: Int) -> Int { starts[section + 1] - starts[section] - edgeCount }

  /// Returns the index of a section's header, or `count` past the last section.
  func header(of section: Int) -> Int { starts[max(0, min(section, sectionCount))] }

  /// Returns the position of an item, or `nil` in an empty list.
  ///
  /// An index out of range is treated as the nearest item.
  ///
  /// - Complexity: O(log n) in the number of sections.
  func position(of index: Int) -> Position? {
    guard count > 0 else { return nil }
    let index = max(0, min(index, count - 1))
    var low = 0
    var high = sectionCount
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= index { low = middle } else { high = middle }
    }
    if hasFooters, index == starts[low + 1] - 1 { return Position(section: low, isFooter: true) }
    return Position(section: low, item: index == starts[low] ? nil : index - starts[low] - 1)
  }

  /// Returns the index of an existing section's footer, or `nil` without footers.
  func footer(of section: Int) -> Int? { hasFooters ? starts[section + 1] - 1 : nil }

  /// Whether an item is a header; false for an index out of range.
  func isHeader(_ index: Int) -> Bool { isHeaderOrFooter(index) && position(of: index)?.isFooter == false }

  /// Whether an item is a header or a footer.
  ///
  /// It is false for an index out of range.
  func isHeaderOrFooter(_ index: Int) -> Bool {
    index >= 0 && index < count && position(of: index)?.item == nil
  }
}
