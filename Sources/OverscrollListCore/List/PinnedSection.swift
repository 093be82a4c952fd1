#if canImport(OverscrollCore)
  import OverscrollCore
#endif

/// The section at the viewport's start, whose header is pinned there.
///
/// The next section's header pushes the pinned header out.
struct PinnedSection: Hashable, Sendable {
  /// The index of the section's header, or `nil` before the first header.
  let header: Int?
  /// The index of the next section's header, or `nil` in the last section.
  private let next: Int?
  /// The start of the section, in pt; `end` is the start of the next section.
  private let start: Double
  private let end: Double

  /// Creates the section at an offset, in pt, of a list that has items.
  init(at offset: Double, in layout: inout ListLayout) {
    let position = ItemUnits.position(offset)
    let item = layout.item(at: position)
    var header = layout.index.header(atOrBefore: item)?.item
    var next = layout.index.header(after: item)?.item
    // At an offset in the spacing before a header, `layout.item(at:)` returns that header. The offset still
    // belongs to the previous section.
    if let ahead = header, layout.placement(of: ahead).start > position {
      next = ahead
      header = layout.index.header(atOrBefore: ahead - 1)?.item
    }
    self.init(header: header, next: next, in: &layout)
  }

  private init(header: Int?, next: Int?, in layout: inout ListLayout) {
    self.header = header
    self.next = next
    start = header.map { ItemUnits.points(layout.placement(of: $0).start) } ?? -.infinity
    end = next.map { ItemUnits.points(layout.placement(of: $0).start) } ?? .infinity
  }

  /// Returns the same section with the current positions of its headers.
  func updated(in layout: inout ListLayout) -> PinnedSection {
    PinnedSection(header: header, next: next, in: &layout)
  }

  /// Returns whether an offset, in pt, is in the section.
  func contains(_ offset: Double) -> Bool { offset >= start && offset < end }

  /// Returns the drawn start of the header for an offset, in pt.
  func start(of header: ItemFrame, at offset: Double) -> Double {
    max(header.start, min(offset, end - header.extent))
  }
}
