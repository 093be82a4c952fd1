import Canvas
import OverscrollCore

/// Draws a recorded scene as a vector image.
///
/// The image has a curve over time, and rows below it for the finger and the phases.
struct Drawing {
  private let scene: Scene
  private let recording: Recording
  private let palette: Palette
  private let scale: Scale
  private let rows: [(edge: ScrollEdge, label: String)]
  private var canvas: Canvas
  /// The colors of the phases whose areas are too narrow for a label, by the names of the phases.
  private var unnamed: [String: String] = [:]

  /// Returns the image as SVG text.
  static func svg(of scene: Scene, _ recording: Recording, _ palette: Palette) -> String {
    var drawing = Drawing(scene: scene, recording: recording, palette: palette)
    drawing.draw()
    return drawing.canvas.svg
  }

  private init(scene: Scene, recording: Recording, palette: Palette) {
    self.scene = scene
    self.recording = recording
    self.palette = palette
    scale = Scale(scene, recording)
    rows = ScrollEdge.allCases.compactMap { edge in Drawing.row(of: edge, in: scene).map { (edge, $0) } }
    canvas = Canvas(title: scene.title, width: Scale.width, height: Drawing.height(scale, rows.count))
  }

  private mutating func draw() {
    let height = Drawing.height(scale, rows.count)
    drawGrid(to: height - 26)
    drawGaps()
    drawThresholds()
    drawCurve()
    drawMarks()
    drawFinger(at: scale.bottom + 10)
    for (index, row) in rows.enumerated() {
      drawPhases(of: row.edge, row.label, at: scale.bottom + 34 + 26 * Double(index))
    }
    drawLegend()
  }

  private static func height(_ scale: Scale, _ rows: Int) -> Double { scale.bottom + 60 + 26 * Double(rows) }

  private static func row(of edge: ScrollEdge, in scene: Scene) -> String? {
    switch edge {
    case .start: scene.start?.label
    case .end: scene.end?.label
    }
  }

  private mutating func drawGrid(to bottom: Double) {
    for value in scale.ticks {
      let width = value == 0 ? 1.5 : 1
      canvas.line(Scale.left, scale.y(value), Scale.right, scale.y(value), palette.grid, width: width)
      canvas.label(Drawing.grouped(value), Scale.left - 8, scale.y(value) + 4, palette.faint, anchor: "end")
    }
    canvas.label(scale.caption, Scale.left, 14, palette.faint)
    var time = 0.0
    while time <= scene.duration {
      canvas.line(scale.x(time), bottom, scale.x(time), bottom + 4, palette.faint, width: 1)
      canvas.label(Canvas.text(time), scale.x(time), bottom + 18, palette.faint, anchor: "middle")
      time += 0.5
    }
    canvas.label("time, s", Scale.left - 16, bottom + 18, palette.faint, anchor: "end")
  }

  /// Draws each open gap as an area beside the edge.
  private mutating func drawGaps() {
    for edge in ScrollEdge.allCases {
      let sign = edge == .start ? 1.0 : -1
      for span in spans(of: { $0.gaps[edge] }) where span.value > 0 && scene.curve == .overscroll {
        let y = scale.y(max(sign * span.value, 0))
        let height = abs(scale.y(span.value) - scale.y(0))
        canvas.rect(
          scale.x(span.start), y, scale.x(span.end) - scale.x(span.start), height, palette.gap,
          opacity: 0.18, radius: 0)
        let baseline = scale.y(sign * span.value / 2) + 4
        let words = "gap held, \(Canvas.text(span.value)) pt"
        if scale.x(span.end) - scale.x(span.start) > Canvas.width(of: words) + 16 {
          canvas.label(words, scale.x(span.end) - 8, baseline, palette.faint, anchor: "end")
        }
      }
    }
  }

  private mutating func drawThresholds() {
    for threshold in scale.thresholds {
      let y = scale.y(threshold.value)
      canvas.line(Scale.left, y, Scale.right, y, palette.colour(of: .idle), width: 1)
      canvas.dashes(Scale.left, Scale.right, y, palette.faint)
      let baseline = y + (threshold.value < 0 ? 14 : -5)
      canvas.label(threshold.text, Scale.right, baseline, palette.faint, anchor: "end")
    }
  }

  private mutating func drawCurve() {
    let points = stride(from: 0, to: recording.frames.count, by: 2).map { index in
      let frame = recording.frames[index]
      return (x: scale.x(frame.time), y: scale.y(frame.value))
    }
    canvas.curve(points, palette.ink)
  }

  /// Draws the labeled events at their times.
  ///
  /// A label that would overlap another label moves to the next row.
  private mutating func drawMarks() {
    var ends = [-1.0, -1.0, -1.0]
    for mark in recording.marks {
      let x = scale.x(mark.time)
      let width = Canvas.width(of: mark.text) + 10
      let row = ends.firstIndex { $0 < x } ?? 0
      ends[row] = x + width
      let y = 34 + 15 * Double(row)
      canvas.line(x, y - 9, x, scale.bottom, palette.faint, width: 0.75)
      canvas.label(mark.text, x + 5, y, palette.ink)
    }
  }

  private mutating func drawFinger(at y: Double) {
    canvas.label("finger", Scale.left - 8, y + 11, palette.faint, anchor: "end")
    for stroke in scene.strokes {
      let width = scale.x(stroke.end) - scale.x(stroke.start)
      canvas.rect(scale.x(stroke.start), y + 2, width, 11, palette.finger, radius: 5.5)
    }
  }

  private mutating func drawPhases(of edge: ScrollEdge, _ name: String, at y: Double) {
    canvas.label(name, Scale.left - 8, y + 14, palette.faint, anchor: "end")
    for span in spans(of: { $0.phases[edge].name }) {
      guard let phase = recording.frames.first(where: { $0.time == span.start })?.phases[edge] else {
        continue
      }
      let x = scale.x(span.start)
      let width = scale.x(span.end) - x
      canvas.rect(x, y, max(width - 1, 1), 20, palette.colour(of: phase), radius: 2)
      let wanted = Canvas.width(of: span.value)
      guard wanted < width + 2 else {
        unnamed[phase.name] = palette.colour(of: phase)
        continue
      }
      let size = wanted > width - 8 ? 10 : 12
      canvas.label(span.value, x + width / 2, y + 14, palette.onPhase, anchor: "middle", size: size)
    }
  }
}

extension Drawing {
  /// Draws a legend for the phases whose areas are too narrow for a label.
  private mutating func drawLegend() {
    var x = Scale.right
    for (name, colour) in unnamed.sorted(by: { $0.key > $1.key }) {
      canvas.label(name, x, 14, palette.faint, anchor: "end")
      x -= Canvas.width(of: name) + 18
      canvas.rect(x, 4, 12, 12, colour, radius: 2)
      x -= 14
    }
  }
}

extension Drawing {
  /// A time interval with a constant value.
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
}
