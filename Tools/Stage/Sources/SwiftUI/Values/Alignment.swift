public import Foundation

/// An alignment guide, identified by its axis and its name.
struct AlignmentGuide: Hashable, Sendable {
  let axis: Axis
  let name: String
  /// The default position, as a share of the view's length: 0 is the start, 1 the end.
  let share: CGFloat
}

public struct HorizontalAlignment: Hashable, Sendable {
  let guide: AlignmentGuide

  private init(_ name: String, _ share: CGFloat) {
    guide = AlignmentGuide(axis: .horizontal, name: name, share: share)
  }

  public static let leading = HorizontalAlignment("leading", 0)
  public static let center = HorizontalAlignment("center", 0.5)
  public static let trailing = HorizontalAlignment("trailing", 1)
}

public struct VerticalAlignment: Hashable, Sendable {
  let guide: AlignmentGuide

  private init(_ name: String, _ share: CGFloat) {
    guide = AlignmentGuide(axis: .vertical, name: name, share: share)
  }

  public static let top = VerticalAlignment("top", 0)
  public static let center = VerticalAlignment("center", 0.5)
  public static let bottom = VerticalAlignment("bottom", 1)
  /// The baseline of the first line of text; the bottom edge in a view without text.
  public static let firstTextBaseline = VerticalAlignment("firstTextBaseline", 1)
}

public struct Alignment: Hashable, Sendable {
  public var horizontal: HorizontalAlignment
  public var vertical: VerticalAlignment

  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
  public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
  public static let top = Alignment(horizontal: .center, vertical: .top)
  public static let leading = Alignment(horizontal: .leading, vertical: .center)
  public static let center = Alignment(horizontal: .center, vertical: .center)
  public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
  public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
}

/// The size of a view and the positions of its alignment guides.
@MainActor @preconcurrency public struct ViewDimensions {
  public let width: CGFloat
  public let height: CGFloat
  private let explicit: (AlignmentGuide) -> CGFloat?

  init(size: CGSize, explicit: @escaping (AlignmentGuide) -> CGFloat? = { _ in nil }) {
    width = size.width
    height = size.height
    self.explicit = explicit
  }

  public subscript(alignment: HorizontalAlignment) -> CGFloat { self[alignment.guide] }
  public subscript(alignment: VerticalAlignment) -> CGFloat { self[alignment.guide] }
  public subscript(explicit alignment: VerticalAlignment) -> CGFloat? { explicit(alignment.guide) }

  subscript(guide: AlignmentGuide) -> CGFloat {
    explicit(guide) ?? guide.share * (guide.axis == .horizontal ? width : height)
  }
}
