/// A scroll step of a key or an assistive technology.
public enum ScrollStep: UInt8, Hashable, Sendable, CaseIterable {
  /// A line toward the start.
  case lineBackward
  /// A line toward the end.
  case lineForward
  /// A page toward the start.
  case pageBackward
  /// A page toward the end.
  case pageForward
  /// To the start of the content, including a gap reserved there.
  case toStart
  /// To the end of the content, including a gap reserved there.
  case toEnd

  /// The length of a line, in pt: a browser's distance for an arrow key.
  static let line = 40.0
  /// The length of a page, as a fraction of the viewport.
  ///
  /// An eighth of the visible content stays visible.
  static let page = 0.875

  /// Returns the target of the step, in pt, before it is clamped to the bounds.
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
