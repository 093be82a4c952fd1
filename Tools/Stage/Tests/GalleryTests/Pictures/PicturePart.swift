import Foundation

/// A drawing operation in one frame of a moving picture: a look at a position.
struct PicturePart {
  /// The look of a part, without its position.
  ///
  /// The numbers of a path are relative to its first point.
  struct Look {
    /// The elements' name and attributes, the same in all frames.
    var style: String
    /// The letters of a path's commands, or the string of a text.
    var content: String
    /// The numbers of the path, or the width of the text.
    var numbers: [Double] = []

    /// Whether two looks differ by less than a visible amount.
    func isSimilar(to other: Look) -> Bool {
      style == other.style && content == other.content && numbers.count == other.numbers.count
        && zip(numbers, other.numbers).allSatisfy { abs($0 - $1) <= 0.3 }
    }
  }

  var look: Look
  var position: CGPoint
  /// The rotation about `center`, in degrees.
  var angle = 0.0
  /// The center of the rotation, relative to the position.
  var center = CGPoint.zero
  /// The scale about the position.
  var scale = CGSize(width: 1, height: 1)
  var opacity = 1.0
  /// The clip rectangle of the part, in the picture.
  var clip: CGRect
  /// A rectangle around the part, relative to its position.
  var extent: CGRect

  /// Whether a part at a position touches its clip rectangle.
  func isVisible(at position: CGPoint) -> Bool {
    // A rotated part may cover a square of twice its length.
    let margin = angle == 0 ? 2 : max(extent.width, extent.height)
    let frame = CGRect(
      x: position.x + extent.minX * scale.width - margin, y: position.y + extent.minY * scale.height - margin,
      width: extent.width * scale.width + 2 * margin, height: extent.height * scale.height + 2 * margin)
    return frame.minX < clip.maxX && frame.maxX > clip.minX && frame.minY < clip.maxY
      && frame.maxY > clip.minY
  }
}

extension PicturePart {
  /// Creates the part of a finger.
  init(finger: CGPoint, clip: CGRect) {
    self.init(
      look: Look(style: "<circle r=\"20\" fill=\"#000\" opacity=\".2\"", content: ""), position: finger,
      clip: clip, extent: CGRect(x: -20, y: -20, width: 40, height: 40))
  }

  /// Creates a centered line of gray text, which is legible on light and dark pages.
  init(caption: String, at point: CGPoint, clip: CGRect) {
    self.init(
      look: Look(
        style: "<text font-size=\"15\" text-anchor=\"middle\" fill=\"#7d8590\"", content: caption),
      position: point, clip: clip, extent: CGRect(x: -1000, y: -20, width: 2000, height: 30))
  }

  /// Creates a part from a line of a stage's SVG, or returns `nil` if the line draws nothing.
  init?(line: String, clip: CGRect) {
    if line.hasPrefix("<text ") {
      guard let x = line.number("x"), let y = line.number("y"), let width = line.number("textLength"),
        let size = line.number("font-size"), let start = line.firstIndex(of: ">"),
        let end = line.range(of: "</text>", options: .backwards)
      else { return nil }
      let style = line[..<start].removing("x", "y", "textLength")
      self.init(
        look: Look(
          style: style, content: String(line[line.index(after: start)..<end.lowerBound]), numbers: [width]),
        position: CGPoint(x: x, y: y), clip: clip,
        extent: CGRect(x: 0, y: -size, width: width, height: size * 1.4))
    } else if line.hasPrefix("<path transform=") || (line.hasPrefix("<g ") && line.hasSuffix("</g>")) {
      // A symbol has the size 24 before its scale.
      let numbers = (line.attribute("transform") ?? "").numbers
      guard numbers.count == 3 else { return nil }
      self.init(
        look: Look(style: line[line.startIndex...].removing("transform"), content: "", numbers: [numbers[2]]),
        position: CGPoint(x: numbers[0], y: numbers[1]), clip: clip,
        extent: CGRect(x: 0, y: 0, width: 24 * numbers[2], height: 24 * numbers[2]))
    } else if line.hasPrefix("<path ") {
      guard let path = line.attribute("d") else { return nil }
      let numbers = path.numbers
      guard numbers.count >= 2 else { return nil }
      let first = CGPoint(x: numbers[0], y: numbers[1])
      let relative = numbers.enumerated().map {
        $0.element - ($0.offset.isMultiple(of: 2) ? first.x : first.y)
      }
      let (xs, ys) = (relative.indices.filter { $0 % 2 == 0 }, relative.indices.filter { $0 % 2 == 1 })
      let (left, right) = (xs.map { relative[$0] }.min() ?? 0, xs.map { relative[$0] }.max() ?? 0)
      let (top, bottom) = (ys.map { relative[$0] }.min() ?? 0, ys.map { relative[$0] }.max() ?? 0)
      self.init(
        look: Look(
          style: line[line.startIndex...].removing("d").replacing("/>", with: ""),
          content: path.filter(\.isLetter), numbers: relative),
        position: first, clip: clip,
        extent: CGRect(x: left, y: top, width: right - left, height: bottom - top))
    } else {
      return nil
    }
  }
}

extension StringProtocol {
  /// Returns the value of an XML attribute.
  func attribute(_ name: String) -> String? {
    guard let start = range(of: " \(name)=\""), let end = self[start.upperBound...].firstIndex(of: "\"")
    else {
      return nil
    }
    return String(self[start.upperBound..<end])
  }

  func number(_ attribute: String) -> Double? { self.attribute(attribute).flatMap { Double($0) } }

  /// The decimal numbers in the text.
  var numbers: [Double] {
    split { !($0.isNumber || $0 == "." || $0 == "-") }.compactMap { Double($0) }
  }

  /// Returns the text without some XML attributes.
  fileprivate func removing(_ attributes: String...) -> String {
    attributes.reduce(String(self)) { text, name in
      guard let value = text.attribute(name) else { return text }
      return text.replacing(" \(name)=\"\(value)\"", with: "", maxReplacements: 1)
    }
  }
}
