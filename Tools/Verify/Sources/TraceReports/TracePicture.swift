import Canvas
import OverscrollCore
package import OverscrollTrace
import PromiseChecks

/// A picture of a trace over time, as a vector image.
///
/// It shows the offset, the overscroll with its gap, the progress, the phases, the effects, and the mounted
/// items of a list. The same image is readable on light and dark pages.
package struct TracePicture {
  static let width = 960.0
  static let left = 92.0
  static let right = 944.0

  let recording: PictureRecording
  let palette = Palette.adaptive
  /// The edges that are enabled at any time of the trace.
  let edges: [ScrollEdge]
  var canvas: Canvas
  /// The names of the phases whose areas are too narrow for a label, by the index of their color.
  var unnamed: [Int: String] = [:]

  private let first: Double
  private let last: Double
  private let bands: Bands

  /// Draws a trace.
  ///
  /// - Parameters:
  ///   - trace: The trace.
  ///   - window: The range of times that is drawn, in s.
  /// - Returns: The image as SVG text.
  package static func svg(of trace: Trace, in window: ClosedRange<Double> = -.infinity ... .infinity)
    -> String
  {
    let recording = PictureRecording(of: trace, in: window)
    var picture = TracePicture(trace, recording)
    picture.draw(trace)
    return picture.canvas.svg
  }

  /// The y positions of the parts of the picture, in px.
  private struct Bands {
    let marks = 40.0
    let offset: PictureScale
    let overscroll: PictureScale
    let progress: PictureScale
    let list: PictureScale?
    let finger: Double
    let phases: Double
    let bottom: Double

    init(_ recording: PictureRecording, edges: [ScrollEdge]) {
      let frames = recording.frames
      offset = PictureScale(frames.lazy.map(\.offset), top: 100, height: 130)
      let pulls = frames.lazy.flatMap { frame in
        edges.flatMap { [frame.edges[$0].overscroll, frame.edges[$0].gap] }
      }
      overscroll = PictureScale(pulls, top: offset.bottom + 32, height: edges.isEmpty ? 0 : 110)
      progress = PictureScale(
        [0, 1], top: overscroll.bottom + (edges.isEmpty ? 0 : 32), height: edges.isEmpty ? 0 : 48)
      finger = progress.bottom + 14
      phases = finger + 24
      let under = phases + 26 * Double(edges.count) + 6
      let windows = recording.lists.flatMap { [Double($0.list.window.upperBound), Double($0.list.count)] }
      list = recording.lists.isEmpty ? nil : PictureScale(windows, top: under + 26, height: 110)
      bottom = (list?.bottom ?? under) + 8
    }
  }

  private init(_ trace: Trace, _ recording: PictureRecording) {
    self.recording = recording
    edges = ScrollEdge.allCases.filter { edge in
      recording.frames.contains { $0.edges[edge].phase != .disabled }
    }
    bands = Bands(recording, edges: edges)
    first = recording.frames.first?.time ?? 0
    last = max(recording.frames.last?.time ?? 0, first + 1e-3)
    canvas = Canvas(
      title: trace.about.isEmpty ? "A trace" : trace.about, width: TracePicture.width,
      height: bands.bottom + 34, style: Palette.adaptiveStyle)
  }

  /// Returns the x position of a time, in px.
  func x(_ time: Double) -> Double {
    Self.left + (time - first) / (last - first) * (Self.right - Self.left)
  }

  private mutating func draw(_ trace: Trace) {
    canvas.rect(0, 0, Self.width, bands.bottom + 34, Palette.adaptivePage, radius: 0)
    canvas.label(Wording.cut(trace.about, to: 130), Self.left, 20, palette.ink, size: 13)
    drawTime()
    drawMarks(at: bands.marks, to: bands.bottom)
    drawBand(bands.offset, "offset, pt")
    drawCurve({ $0.offset }, bands.offset, palette.ink)
    if !edges.isEmpty {
      drawBand(bands.overscroll, "overscroll, pt (area: the gap)")
      drawBand(bands.progress, "progress")
    }
    for (index, edge) in edges.enumerated() {
      let colour = palette.lines[index]
      drawGap(of: edge, bands.overscroll, colour)
      drawCurve({ $0.edges[edge].overscroll }, bands.overscroll, colour)
      drawCurve({ $0.edges[edge].progress }, bands.progress, colour)
      canvas.label(
        "\(edge)", Self.right - 50 * Double(edges.count - 1 - index), bands.overscroll.top - 8, colour,
        anchor: "end")
      drawPhases(of: edge, at: bands.phases + 26 * Double(index))
    }
    drawFinger(at: bands.finger)
    drawLegend(at: bands.offset.top - 8)
    if let list = bands.list {
      drawBand(list, "items (area: mounted; line: the first visible)")
      drawWindow(list)
    }
  }

  private mutating func drawTime() {
    let step = PictureScale.step(for: last - first, height: Self.right - Self.left, apart: 60)
    let start = recording.start
    var tick = ((start + first) / step).rounded(.up) * step - start
    var count = 0
    while tick <= last + step * 1e-9, count < 40 {
      canvas.line(x(tick), bands.bottom, x(tick), bands.bottom + 4, palette.faint, width: 1)
      let words = step < 0.1 ? Wording.seconds(start + tick) : Wording.points(start + tick)
      canvas.label(words, x(tick), bands.bottom + 18, palette.faint, anchor: "middle")
      tick += step
      count += 1
    }
    canvas.label("time, s", Self.left - 16, bands.bottom + 18, palette.faint, anchor: "end")
  }

  private mutating func drawBand(_ scale: PictureScale, _ caption: String) {
    for tick in scale.ticks {
      canvas.line(
        Self.left, scale.y(tick), Self.right, scale.y(tick), palette.grid, width: tick == 0 ? 1.5 : 1)
      let words = tick < 0 ? "\u{2212}\(Canvas.text(-tick))" : Canvas.text(tick)
      canvas.label(words, Self.left - 8, scale.y(tick) + 4, palette.faint, anchor: "end")
    }
    canvas.label(caption, Self.left, scale.top - 8, palette.faint)
  }
}
