import Foundation

/// A moving picture as SVG, animated by CSS.
struct PictureDrawing {
  private let times: [Int]
  private let still: Int
  private var styles: PictureStyles
  private var clips: [String] = []
  private var lines: [String] = []

  /// Creates the drawing of some frames.
  ///
  /// - Parameters:
  ///   - frames: The frames, in the order of their times.
  ///   - still: The time of the frame for readers who prefer reduced motion, in display frames.
  ///   - duration: The duration of the picture, in display frames.
  init(_ frames: [PictureFrame], still: Int, duration: Int) {
    times = frames.map(\.time)
    self.still = frames.lastIndex { $0.time <= still } ?? 0
    styles = PictureStyles(duration: duration)
    let tracks = PictureTracks(frames)
    for group in PictureGroup.groups(of: tracks.tracks) { draw(group, tracks.looks) }
  }

  private mutating func draw(_ group: PictureGroup, _ looks: [PicturePart.Look]) {
    let clip = "<path d=\"\(group.clip.svg)\"/>"
    let number = clips.firstIndex(of: clip) ?? clips.count
    if number == clips.count { clips.append(clip) }
    lines.append("<g clip-path=\"url(#c\(number))\">")
    let moved = group.movement.map { $0 ?? .zero }
    let keys = PictureDrawing.keys(of: moved, at: times)
    let motion =
      keys.map { (times[$0], "translate(\(moved[$0].x.svg)px,\(moved[$0].y.svg)px)") }
      + [(styles.duration, "translate(\(moved[moved.count - 1].x.svg)px,\(moved[moved.count - 1].y.svg)px)")]
    open(
      styles.animation(motion, of: "transform"), "m",
      "transform=\"translate(\(moved[still].x.svg) \(moved[still].y.svg))\"")
    var shown: [Bool]?
    for member in group.members {
      if member.shown != shown {
        if shown != nil { lines.append("</g>") }
        shown = member.shown
        let changes = member.shown.indices.filter { $0 == 0 || member.shown[$0] != member.shown[$0 - 1] }
        open(
          styles.animation(
            changes.map { (times[$0], member.shown[$0] ? "visible" : "hidden") }, of: "visibility"),
          "v", member.shown[still] ? "" : "visibility=\"hidden\"")
      }
      draw(member, looks[member.track.look])
    }
    if shown != nil { lines.append("</g>") }
    lines.append("</g></g>")
  }

  /// Opens a group with an animation, and with attributes for readers who prefer reduced motion.
  private mutating func open(_ animation: String?, _ kind: String, _ attributes: String) {
    let name = animation.map { " class=\"\(kind)\" style=\"animation-name:\($0)\"" } ?? ""
    lines.append("<g\(attributes.isEmpty ? "" : " \(attributes)")\(name)>")
  }

  private mutating func draw(_ member: PictureGroup.Member, _ look: PicturePart.Look) {
    guard let first = member.track.first else { return }
    var (last, parts) = (first, [PicturePart]())
    for part in member.track.parts {
      last = part ?? last
      parts.append(last)
    }
    var ends = 0
    if parts.contains(where: { $0.opacity != 1 }) {
      let keys = PictureDrawing.keys(of: parts.map { CGPoint(x: $0.opacity * 50, y: 0) }, at: times)
      let values = keys.map { (times[$0], parts[$0].opacity.svg) }
      open(
        styles.animation(values + [(styles.duration, last.opacity.svg)], of: "opacity"), "m",
        "opacity=\"\(parts[still].opacity.svg)\"")
      ends += 1
    }
    if parts.contains(where: { $0.angle != 0 }) {
      let center = CGPoint(x: member.base.x + first.center.x, y: member.base.y + first.center.y)
      let values = parts.indices.map { (times[$0], "rotate(\(parts[$0].angle.svg)deg)") }
      let (x, y) = (center.x.svg, center.y.svg)
      let name = styles.animation(
        values + [(styles.duration, "rotate(\(last.angle.svg)deg)")], of: "transform")
      // A turn back by a whole circle would be visible, so the angles change in steps.
      let animation = name.map { "animation-name:\($0);" } ?? ""
      lines.append(
        "<g transform=\"rotate(\(parts[still].angle.svg))\" class=\"v\" style=\"\(animation)transform-origin:\(x)px \(y)px\">"
      )
      ends += 1
    }
    if first.scale != CGSize(width: 1, height: 1) {
      let (x, y) = (member.base.x, member.base.y)
      lines.append(
        "<g transform=\"translate(\(x.svg) \(y.svg)) scale(\(first.scale.width.svg) \(first.scale.height.svg)) translate(\((-x).svg) \((-y).svg))\">"
      )
      ends += 1
    }
    lines.append(element(look, at: member.base))
    for _ in 0..<ends { lines.append("</g>") }
  }

  private mutating func element(_ look: PicturePart.Look, at point: CGPoint) -> String {
    let (x, y) = (point.x.svg, point.y.svg)
    if look.style.hasPrefix("<text") {
      let adjust = look.numbers.first.map { " textLength=\"\($0.svg)\" lengthAdjust=\"spacingAndGlyphs\"" }
      let style = look.style.replacing(" lengthAdjust=\"spacingAndGlyphs\"", with: "")
      return
        "<text x=\"\(x)\" y=\"\(y)\" class=\"\(styles.name(of: style))\"\(adjust ?? "")>\(look.content)</text>"
    }
    if look.style.hasPrefix("<circle") { return "\(look.style) cx=\"\(x)\" cy=\"\(y)\"/>" }
    if look.content.isEmpty {
      let name = styles.symbol(look.style)
      return
        "<use href=\"#\(name)\" transform=\"translate(\(x) \(y)) scale(\((look.numbers.first ?? 1).svg))\"/>"
    }
    var (path, numbers) = ("", look.numbers[...])
    for letter in look.content {
      path.append(letter)
      let count = letter == "C" ? 6 : letter == "Z" ? 0 : 2
      path += numbers.prefix(count).enumerated().map { index, number in
        ((index.isMultiple(of: 2) ? point.x : point.y) + number).short
      }
      .joined(separator: " ")
      numbers = numbers.dropFirst(count)
    }
    return "<path d=\"\(path)\" class=\"\(styles.name(of: look.style))\"/>"
  }

  /// Returns the indices of the points that describe a movement with an error of at most 0.5 pt.
  ///
  /// Source: U. Ramer, "An iterative procedure for the polygonal approximation of plane curves", Computer
  /// Graphics and Image Processing 1 (3), 1972.
  private static func keys(of points: [CGPoint], at times: [Int]) -> [Int] {
    guard points.count > 2 else { return Array(points.indices) }
    var (keys, ranges) = (Set([0, points.count - 1]), [(0, points.count - 1)])
    while let (start, end) = ranges.popLast() {
      var (worst, error) = (start, 0.5)
      for index in start + 1..<max(end, start + 1) {
        let share = Double(times[index] - times[start]) / Double(times[end] - times[start])
        let x = points[start].x + (points[end].x - points[start].x) * share
        let y = points[start].y + (points[end].y - points[start].y) * share
        let distance = max(abs(points[index].x - x), abs(points[index].y - y))
        if distance > error { (worst, error) = (index, distance) }
      }
      guard worst > start else { continue }
      keys.insert(worst)
      ranges += [(start, worst), (worst, end)]
    }
    return keys.sorted()
  }

  /// Returns the picture as SVG.
  ///
  /// - Parameters:
  ///   - size: The size of the picture.
  ///   - title: The title for screen readers.
  ///   - panes: The rectangles that show a phone.
  func svg(size: CGSize, title: String, panes: [CGRect]) -> String {
    let (width, height) = (size.width.svg, size.height.svg)
    let phones = panes.map { pane in
      "x=\"\(pane.minX.svg)\" y=\"\(pane.minY.svg)\" width=\"\(pane.width.svg)\" height=\"\(pane.height.svg)\" rx=\"24\""
    }
    return """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="\(height)" viewBox="0 0 \(width) \(height)" \
      font-family="-apple-system, 'SF Pro Text', Inter, 'Helvetica Neue', Arial, sans-serif">
      <title>\(title)</title>
      <style>
      \(styles.sheet)
      </style>
      <defs>
      \((styles.shapes + clips.enumerated().map { "<clipPath id=\"c\($0.offset)\">\($0.element)</clipPath>" })
        .joined(separator: "\n"))
      <clipPath id="p">\(phones.map { "<rect \($0)/>" }.joined())\
      <path d="M0 \((panes.map(\.maxY).max() ?? 0).svg)H\(width)V\(height)H0Z"/></clipPath>
      </defs>
      \(phones.map { "<rect \($0) fill=\"#fff\" stroke=\"#8886\"/>" }.joined(separator: "\n"))
      <g clip-path="url(#p)">
      \(lines.joined(separator: "\n"))
      </g>
      \(phones.map { "<rect \($0) fill=\"none\" stroke=\"#8886\"/>" }.joined(separator: "\n"))
      </svg>

      """
  }
}

extension CGFloat {
  fileprivate var svg: String { Double(self).svg }
}

extension Double {
  /// The number with at most one decimal place.
  fileprivate var short: String { ((self * 10).rounded() / 10).svg }
}

extension CGRect {
  fileprivate var svg: String {
    "M\(Double(minX).svg) \(Double(minY).svg)H\(Double(maxX).svg)V\(Double(maxY).svg)H\(Double(minX).svg)Z"
  }
}
