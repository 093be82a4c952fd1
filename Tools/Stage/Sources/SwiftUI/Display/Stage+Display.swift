public import Foundation
import PlatformViews

extension Stage {
  /// What is seen now, a line for each thing: for golden tests.
  public func text() -> String { display.text() }

  /// What is seen now, as a picture.
  public func svg() -> String { display.svg() }

  /// What is seen now, in UTF-8: a JSON array of commands, which `DisplayList+JSON` describes.
  public func json(_ scheme: ColorScheme) -> [UInt8] { display.json(scheme) }

  /// The texts that can be seen, from back to front, and where each is in the layout.
  public var visibleTexts: [(text: String, frame: CGRect)] { display.texts }

  var display: DisplayList {
    var display = DisplayList(size: window.bounds.size)
    root?.elements.forEach { $0.draw(&display) }
    sheets.forEach { $0.draw(&display) }
    return display
  }
}
