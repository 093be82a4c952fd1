#if canImport(OverscrollCore)
  import OverscrollCore
#endif

/// The section that the viewport's start is in, whose header stays there until the next one pushes it out.
struct PinnedSection: Hashable, Sendable {
  /// The number of the section's header; nil before the first.
  let header: Int?
  /// The number of the next section's header.
  private let next: Int?
  /// Where the section starts and ends, in pt.
  private let start: Double
  private let end: Double

  /// The section at an offset, in pt, of a list that has items.
  init(at offset: Double, in layout: inout ListLayout) {
    let position = ItemUnits.position(offset)
    let item = layout.item(at: position)
    var header = layout.index.header(atOrBefore: item)?.item
    var next = layout.index.header(after: item)?.item
    // In the gap before a header, that header is the item, but not yet the section's.
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

  /// The same section where its headers are now.
  func placed(in layout: inout ListLayout) -> PinnedSection {
    PinnedSection(header: header, next: next, in: &layout)
  }

  /// Whether an offset, in pt, is in the section.
  func contains(_ offset: Double) -> Bool { offset >= start && offset < end }

  /// Where the header is drawn at an offset, in pt.
  func start(of header: ItemFrame, at offset: Double) -> Double {
    max(header.start, min(offset, end - header.extent))
  }
}
