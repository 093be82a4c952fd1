import Foundation
import PlatformViews

/// A modifier that fills the area behind a view with a style.
private struct StyleBackground: ElementModifier {
  let style: any ShapeStyle
  /// The shape to fill, or `nil` to fill the view's frame, extended under bars.
  let shape: (any Shape)?

  var name: String { "background" }

  func draw(_ element: ModifiedElement, _ display: inout DisplayList) {
    let style = style.drawn
    let frame = shape == nil ? element.frameUnderBars : element.frame
    let outline = shape?.path(in: frame) ?? Path(frame)
    let words = shape.map { "Background \($0.shapeName)" } ?? "Background"
    let picture = Picture.path(outline, .fill(style.ink(element.environment)))
    display.add("\(words) \(style.name)", frame, [picture])
    element.plainDraw(&display)
  }

  /// Returns a path that ends at this element if only the background was touched.
  func hit(_ element: ModifiedElement, _ point: CGPoint) -> [Element]? {
    element.plainHit(point) ?? (element.frame.contains(point) ? [element] : nil)
  }
}

extension Element {
  /// The frame, extended to the window's edge at each side that ends at the safe area.
  ///
  /// Documented: a background extends under bars at all edges by default. Here the stage uses only the
  /// window's safe area, and ignores bars that views add.
  fileprivate var frameUnderBars: CGRect {
    guard let window = node?.stage?.window else { return frame }
    let (bounds, insets) = (window.bounds, window.safeAreaInsets)
    func touches(_ one: CGFloat, _ other: CGFloat) -> Bool { abs(one - other) < 0.5 }
    let left = touches(frame.minX, bounds.minX + insets.left) ? bounds.minX : frame.minX
    let right = touches(frame.maxX, bounds.maxX - insets.right) ? bounds.maxX : frame.maxX
    let top = touches(frame.minY, bounds.minY + insets.top) ? bounds.minY : frame.minY
    let bottom = touches(frame.maxY, bounds.maxY - insets.bottom) ? bounds.maxY : frame.maxY
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }
}

extension View {
  public func background(_ style: some ShapeStyle) -> some View {
    modified(StyleBackground(style: style, shape: nil))
  }

  /// Fills a shape behind the view with a style.
  public func background(_ style: some ShapeStyle, in shape: some Shape) -> some View {
    modified(StyleBackground(style: style, shape: shape))
  }
}
