import Foundation

/// The drawing of a system symbol on a 24 × 24 grid.
///
/// The project has its own drawings of some symbols. Any further symbol is shown as a box with the first
/// letters of its name.
struct SymbolGlyph {
  private let name: String

  init(_ name: String) { self.name = name }

  /// The symbol's outline as SVG path data, or `nil` if the project has no drawing of it.
  ///
  /// The outline is stroked with a line width of 1.8.
  var outline: String? { Self.outlines[name] }

  /// The letters to show in a box if the project has no drawing of the symbol.
  var letters: String {
    name.split(separator: ".").prefix(2).compactMap(\.first).map { String($0) }.joined()
  }

  /// Returns the position and the scale that fit the 24 × 24 grid into a frame.
  static func place(in frame: CGRect) -> (origin: CGPoint, scale: Double) {
    let side = min(frame.width, frame.height)
    return (CGPoint(x: frame.midX - side / 2, y: frame.midY - side / 2), side / 24)
  }

  func svg(in frame: CGRect, _ ink: Ink) -> String {
    let (origin, scale) = Self.place(in: frame)
    let corner = "\(Double(origin.x).brief(2)) \(Double(origin.y).brief(2))"
    let place = "transform=\"translate(\(corner)) scale(\(scale.brief(4)))\""
    guard let outline else {
      return """
        <g \(place)><rect x="3" y="3" width="18" height="18" rx="5" fill="none" stroke-width="1.6" \
        \(ink.svg("stroke"))/><text x="12" y="15.6" font-size="10" text-anchor="middle" \
        \(ink.svg("fill"))>\(letters)</text></g>
        """
    }
    return """
      <path \(place) d="\(outline)" fill="none" stroke-width="1.8" stroke-linecap="round" \
      stroke-linejoin="round" \(ink.svg("stroke"))/>
      """
  }

  /// The outline of the box for a symbol without a drawing.
  static let box = "M8 3H16A5 5 0 0 1 21 8V16A5 5 0 0 1 16 21H8A5 5 0 0 1 3 16V8A5 5 0 0 1 8 3Z"

  private static let outlines = [
    "arrow.up": "M12 20V4M6 10L12 4L18 10",
    "arrow.down": "M12 4V20M6 14L12 20L18 14",
    "arrow.forward": "M4 12H20M14 6L20 12L14 18",
    "arrow.backward": "M20 12H4M10 6L4 12L10 18",
    "arrow.clockwise": "M19.5 12a7.5 7.5 0 1 1-2.2-5.3L19.5 9M19.5 4V9H14.5",
    "arrow.triangle.2.circlepath.circle":
      "M22 12a10 10 0 1 1-20 0a10 10 0 1 1 20 0M7 10.8A5.2 5.2 0 0 1 16.6 9.6M16.8 6.6V9.8H13.6M17 13.2A5.2 5.2 0 0 1 7.4 14.4M7.2 17.4V14.2H10.4",
    "at": "M15.5 12a3.5 3.5 0 1 1-7 0a3.5 3.5 0 1 1 7 0V13.5a2.5 2.5 0 0 0 5 0V12a8.5 8.5 0 1 0-3.5 6.9",
    "checkmark": "M5 13L10 18L19 6",
    "chevron.up.chevron.down": "M8 9L12 5L16 9M8 15L12 19L16 15",
    "exclamationmark.triangle": "M12 4L21.5 20H2.5ZM12 10V14.5M12 17.3V17.4",
    "house": "M3 12L12 4L21 12M6 10V20H18V10M10 20V14H14V20",
    "water.waves": "M3 8q3-3 6 0t6 0t6 0M3 13q3-3 6 0t6 0t6 0M3 18q3-3 6 0t6 0t6 0",
    "bird":
      "M2.5 9L6 7.5A4.2 4.2 0 0 1 14 8C14 11 17 14.5 22 17.5C14 20 5.5 18 6 10.5M10 18.5V21.5M13 18.5V21.5M9.6 7.6V7.7",
    "square.and.arrow.up": "M8 9H5V21H19V9H16M12 15V3M8 6.5L12 2.5L16 6.5",
    "sun.max":
      "M16 12a4 4 0 1 1-8 0a4 4 0 1 1 8 0M12 2V4M12 20V22M2 12H4M20 12H22M5 5L6.4 6.4M17.6 17.6L19 19M5 19L6.4 17.6M17.6 6.4L19 5",
    "moon.stars": "M15 18A8 8 0 1 1 12 3A6.5 6.5 0 0 0 20 14A8 8 0 0 1 15 18M18 4V8M16 6H20",
  ]
}
