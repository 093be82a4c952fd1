public import Foundation
import PlatformViews

extension Stage {
  /// Returns the visible content as text, a line for each thing, for golden tests.
  public func text() -> String { display.text() }

  /// Returns the visible content as an SVG picture.
  public func svg() -> String { display.svg() }

  /// Returns the visible content as UTF-8 JSON, in the format of `DisplayList+JSON`.
  public func json(_ scheme: ColorScheme) -> [UInt8] { display.json(scheme) }

  /// The visible texts from back to front, with their layout frames.
  public var visibleTexts: [(text: String, frame: CGRect)] { display.texts }

  var display: DisplayList {
    var display = DisplayList(size: window.bounds.size)
    root?.elements.forEach { $0.draw(&display) }
    sheets.forEach { $0.draw(&display) }
    return display
  }
}
