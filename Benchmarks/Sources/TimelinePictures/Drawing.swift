import OverscrollCore

/// Draws a recording as a vector image: the curve over time, and rows for the finger and the phases under it.
struct Drawing {
  private let scene: Scene
  private let recording: Recording
  private let palette: Palette
  private let scale: Scale
  private var svg = ""
  /// The colours of phases that were too short for their names.
  private var unnamed: [String: String] = [:]

  /// The image's text.
  static func svg(of scene: Scene, _ recording: Recording, _ palette: Palette) -> String {
    var drawing = Drawing(scene: scene, recording: recording, palette: palette)
    drawing.draw()
    return drawing.svg
  }

  private init(scene: Scene, recording: Recording, palette: Palette) {
    self.scene = scene
    self.recording = recording
    self.palette = palette
    scale = Scale(scene, recording)
  }

  private mutating func draw() {
    let edges = ScrollEdge.allCases.compactMap { edge in row(of: edge).map { (edge, $0) } }
    let height = scale.bottom + 34 + 26 * Double(edges.count) + 26
    svg = """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(text(Scale.width)) \(text(height))" \
      width="\(text(Scale.width))" height="\(text(height))" role="img" \
      font-family="-apple-system, system-ui, 'Helvetica Neue', Arial, sans-serif" font-size="12">
      <title>\(scene.title)</title>

      """
    drawGrid(to: height - 26)
    drawGaps()
    drawThresholds()
    drawCurve()
    drawMarks()
    drawFinger(at: scale.bottom + 10)
    for (index, (edge, label)) in edges.enumerated() {
      drawPhases(of: edge, label, at: scale.bottom + 34 + 26 * Double(index))
    }
    drawLegend()
    svg += "</svg>\n"
  }

  private func row(of edge: ScrollEdge) -> String? {
    switch edge {
    case .start: scene.start?.label
    case .end: scene.end?.label
    }
  }

  private mutating func drawGrid(to bottom: Double) {
    for value in scale.ticks {
      line(Scale.left, scale.y(value), Scale.right, scale.y(value), palette.grid, width: value == 0 ? 1.5 : 1)
      label(grouped(value), Scale.left - 8, scale.y(value) + 4, palette.faint, anchor: "end")
    }
    label(scale.caption, Scale.left, 14, palette.faint)
    var time = 0.0
    while time <= scene.duration {
      line(scale.x(time), bottom, scale.x(time), bottom + 4, palette.faint, width: 1)
      label(text(time), scale.x(time), bottom + 18, palette.faint, anchor: "middle")
      time += 0.5
    }
    label("time, s", Scale.left - 16, bottom + 18, palette.faint, anchor: "end")
  }

  /// The room that is held, as the area between the edge and the gap.
  private mutating func drawGaps() {
    for edge in ScrollEdge.allCases {
      let sign = edge == .start ? 1.0 : -1
      for span in spans(of: { $0.gaps[edge] }) where span.value > 0 && scene.curve == .overscroll {
        let y = scale.y(max(sign * span.value, 0))
        let height = abs(scale.y(span.value) - scale.y(0))
        rect(
          scale.x(span.start), y, scale.x(span.end) - scale.x(span.start), height, palette.gap,
          opacity: 0.18, radius: 0)
        let place = scale.y(sign * span.value / 2) + 4
        let words = "gap held, \(text(span.value)) pt"
        if scale.x(span.end) - scale.x(span.start) > Drawing.width(of: words) + 16 {
          label(words, scale.x(span.end) - 8, place, palette.faint, anchor: "end")
        }
      }
    }
  }

  private mutating func drawThresholds() {
    for threshold in scale.thresholds {
      let y = scale.y(threshold.value)
      line(Scale.left, y, Scale.right, y, palette.colour(of: .idle), width: 1)
      svg += """
        <path d="M\(text(Scale.left)) \(text(y))H\(text(Scale.right))" stroke="\(palette.faint)" \
        stroke-dasharray="5 4" fill="none"/>

        """
      label(threshold.text, Scale.right, y + (threshold.value < 0 ? 14 : -5), palette.faint, anchor: "end")
    }
  }

  private mutating func drawCurve() {
    let points = stride(from: 0, to: recording.frames.count, by: 2).map { index in
      let frame = recording.frames[index]
      return (x: text(scale.x(frame.time)), y: text(scale.y(frame.value)))
    }
    var path = ""
    for (index, point) in points.enumerated() {
      let isInner = index > 0 && index + 1 < points.count
      // The inside of a level stretch goes without saying.
      if isInner, points[index - 1].y == point.y, points[index + 1].y == point.y { continue }
      path += "\(path.isEmpty ? "M" : "L")\(point.x) \(point.y)"
    }
    svg += """
      <path d="\(path)" stroke="\(palette.ink)" stroke-width="2" stroke-linejoin="round" fill="none"/>

      """
  }

  /// What happened, at its instant; labels that would overlap go one row down.
  private mutating func drawMarks() {
    var ends = [-1.0, -1.0, -1.0]
    for mark in recording.marks {
      let x = scale.x(mark.time)
      let width = Drawing.width(of: mark.text) + 10
      let row = ends.firstIndex { $0 < x } ?? 0
      ends[row] = x + width
      let y = 34 + 15 * Double(row)
      line(x, y - 9, x, scale.bottom, palette.faint, width: 0.75)
      label(mark.text, x + 5, y, palette.ink)
    }
  }

  private mutating func drawFinger(at y: Double) {
    label("finger", Scale.left - 8, y + 11, palette.faint, anchor: "end")
    for stroke in scene.strokes {
      let width = scale.x(stroke.end) - scale.x(stroke.start)
      rect(scale.x(stroke.start), y + 2, width, 11, palette.finger, radius: 5.5)
    }
  }

  private mutating func drawPhases(of edge: ScrollEdge, _ name: String, at y: Double) {
    label(name, Scale.left - 8, y + 14, palette.faint, anchor: "end")
    for span in spans(of: { $0.phases[edge].name }) {
      guard let phase = recording.frames.first(where: { $0.time == span.start })?.phases[edge] else {
        continue
      }
      let x = scale.x(span.start)
      let width = scale.x(span.end) - x
      rect(x, y, max(width - 1, 1), 20, palette.colour(of: phase), radius: 2)
      let wanted = Drawing.width(of: span.value)
      guard wanted < width + 2 else {
        unnamed[phase.name] = palette.colour(of: phase)
        continue
      }
      let size = wanted > width - 8 ? 10 : 12
      label(span.value, x + width / 2, y + 14, palette.onPhase, anchor: "middle", size: size)
    }
  }
}

extension Drawing {
  /// Names the phases that were too short for their names.
  private mutating func drawLegend() {
    var x = Scale.right
    for (name, colour) in unnamed.sorted(by: { $0.key > $1.key }) {
      label(name, x, 14, palette.faint, anchor: "end")
      x -= Drawing.width(of: name) + 18
      rect(x, 4, 12, 12, colour, radius: 2)
      x -= 14
    }
  }

  /// About how wide words are, in px.
  private static func width(of words: String) -> Double { Double(words.count) * 6.4 }
}

extension Drawing {
  /// A value that does not change for a while.
  private struct Span<Value: Equatable> {
    let value: Value
    let start: Double
    var end: Double
  }

  private func spans<Value: Equatable>(of value: (Recording.Frame) -> Value) -> [Span<Value>] {
    var result: [Span<Value>] = []
    for frame in recording.frames {
      if let last = result.indices.last {
        result[last].end = frame.time
        if result[last].value == value(frame) { continue }
      }
      result.append(Span(value: value(frame), start: frame.time, end: frame.time))
    }
    return result
  }

  private mutating func line(
    _ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, _ colour: String, width: Double
  ) {
    svg += """
      <path d="M\(text(x1)) \(text(y1))L\(text(x2)) \(text(y2))" stroke="\(colour)" \
      stroke-width="\(text(width))" fill="none"/>

      """
  }

  private mutating func rect(
    _ x: Double, _ y: Double, _ width: Double, _ height: Double, _ colour: String, opacity: Double = 1,
    radius: Double
  ) {
    svg += """
      <rect x="\(text(x))" y="\(text(y))" width="\(text(width))" height="\(text(height))" rx="\(text(radius))" \
      fill="\(colour)"\(opacity < 1 ? " fill-opacity=\"\(hundredths(opacity))\"" : "")/>

      """
  }

  private mutating func label(
    _ words: String, _ x: Double, _ y: Double, _ colour: String, anchor: String = "start", size: Int = 12
  ) {
    svg += """
      <text x="\(text(x))" y="\(text(y))" fill="\(colour)" text-anchor="\(anchor)" \
      font-size="\(size)">\(words)</text>

      """
  }
}
