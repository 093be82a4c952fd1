#if canImport(SwiftUI) && !canImport(ObjectiveC)
  import Foundation
  import ScreenDriver
  import SwiftUI

  /// One drawn view, read from a line of the stage's text output.
  ///
  /// The stage models SwiftUI on Linux.
  struct Seen: Equatable {
    let words: String
    /// The frame in the layout, in pt.
    let frame: CGRect
    var opacity = 1.0
    /// The rotation, in degrees.
    var degrees = 0.0
    var scale = 1.0

    /// Reads a line such as `Symbol "star" (1 2 3×4) opacity 0.5 rotated 90 scaled 2`.
    init?(_ line: String) {
      guard
        let match = line.firstMatch(of: #/^ *(.+) \(([-.\d]+) ([-.\d]+) ([-.\d]+)×([-.\d]+)\)(.*)$/#),
        let x = Double(match.2), let y = Double(match.3), let width = Double(match.4),
        let height = Double(match.5)
      else { return nil }
      words = String(match.1)
      frame = CGRect(x: x, y: y, width: width, height: height)
      let rest = match.6.split(separator: " ")
      for (name, value) in zip(rest, rest.dropFirst()) {
        switch name {
        case "opacity": opacity = Double(value) ?? .nan
        case "rotated": degrees = Double(value) ?? .nan
        case "scaled": scale = Double(value) ?? .nan
        default: break
        }
      }
    }
  }

  extension Screen {
    /// Returns the first drawn view whose description begins with `words`.
    func seen(_ words: String) -> Seen? {
      stage.text().split(separator: "\n").lazy.compactMap { Seen(String($0)) }
        .first { $0.words.hasPrefix(words) }
    }

    /// Returns the SVG line that draws a text.
    func drawing(of text: String) -> String? {
      stage.svg().split(separator: "\n").map(String.init).first { $0.contains(">\(text)</text>") }
    }
  }
#endif
