/// A step that a key or an assistive technology scrolls by.
public enum ScrollStep: UInt8, Hashable, Sendable, CaseIterable {
  /// A line towards the start.
  case lineBackward
  /// A line towards the end.
  case lineForward
  /// A page towards the start.
  case pageBackward
  /// A page towards the end.
  case pageForward
  /// All the way to the start, a gap held there included.
  case toStart
  /// All the way to the end, a gap held there included.
  case toEnd

  /// How far a line is, in pt: what browsers scroll for an arrow key.
  static let line = 40.0
  /// How much of the viewport a page is; the rest stays in sight.
  static let page = 0.875

  /// Where the step leads, in pt, before the bounds.
  func destination(from offset: Double, viewport: Double, bounds: ScrollBounds) -> Double {
    switch self {
    case .lineBackward: offset - ScrollStep.line
    case .lineForward: offset + ScrollStep.line
    case .pageBackward: offset - viewport * ScrollStep.page
    case .pageForward: offset + viewport * ScrollStep.page
    case .toStart: bounds.lower
    case .toEnd: bounds.upper
    }
  }
}
