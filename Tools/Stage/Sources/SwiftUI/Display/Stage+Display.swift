public import Foundation
import PlatformViews

extension Stage {
  /// Returns the visible content as text for tests, one line for each visible view.
  public func text() -> String { display.text() }

  /// Returns the visible content as an SVG picture.
  public func svg() -> String { display.svg() }

  /// Returns the visible content as UTF-8 JSON, in the format that `DisplayList+JSON.swift` describes.
  public func json(_ scheme: ColorScheme) -> [UInt8] { display.json(scheme) }

  /// The visible texts, from back to front, with their layout frames.
  public var visibleTexts: [(text: String, frame: CGRect)] { display.texts }

  var display: DisplayList {
    var display = DisplayList(size: window.bounds.size)
    root?.elements.forEach { $0.draw(&display) }
    sheets.forEach { $0.draw(&display) }
    hosted.flatMap { $0.elements }.forEach { $0.draw(&display) }
    return display
  }
}
