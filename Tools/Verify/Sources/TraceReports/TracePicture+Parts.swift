import Canvas
import OverscrollCore
import PromiseChecks

extension TracePicture {
  /// Draws a value over time as a line.
  mutating func drawCurve(_ value: (PictureFrame) -> Double, _ scale: PictureScale, _ colour: String) {
    canvas.curve(thinned(recording.frames.map { (x($0.time), scale.y(value($0))) }), colour)
  }

  /// Returns the first, the last, the highest and the lowest point in each half px of the width.
  private func thinned(_ points: [(x: Double, y: Double)]) -> [(x: Double, y: Double)] {
    var result: [(x: Double, y: Double)] = []
    var rest = points[...]
    while let first = rest.first {
      let column = rest.prefix { ($0.x - first.x).magnitude < 0.5 }
      rest = rest.dropFirst(column.count)
      let inner = [column.min { $0.y < $1.y }, column.max { $0.y < $1.y }].compactMap { $0 }
      result += column.count < 4 ? Array(column) : [first] + inner + column.suffix(1)
    }
    return result
  }

  /// Draws the labeled effects, with at most one vertical line in each px.
  ///
  /// A label that would overlap another label moves to the next row. A label without space in any row is
  /// omitted.
  mutating func drawMarks(at top: Double, to bottom: Double) {
    var ends = [-1.0, -1.0, -1.0]
    var last = -Double.infinity
    for mark in recording.marks {
      let position = x(mark.time)
      if position - last >= 1 {
        canvas.line(position, top, position, bottom, palette.grid, width: 1)
        last = position
      }
      let width = Canvas.width(of: mark.words) + 8
      let isLeft = position + width > TracePicture.right
      let start = isLeft ? position - width : position
      guard let row = ends.firstIndex(where: { $0 <= start }) else { continue }
      ends[row] = start + width
      canvas.label(
        mark.words, position + (isLeft ? -4 : 4), top + 9 + 15 * Double(row), palette.ink,
        anchor: isLeft ? "end" : "start",
        size: 11)
    }
  }

  /// Draws the gap of an edge as an area from 0 to the gap's length.
  mutating func drawGap(of edge: ScrollEdge, _ scale: PictureScale, _ colour: String) {
    for span in spans({ $0.edges[edge].gap }, joining: { max($0, $1) }) where span.value > 0 {
      let y = scale.y(span.value)
      canvas.rect(
        x(span.start), y, max(x(span.end) - x(span.start), 1), max(scale.y(0) - y, 1), colour, opacity: 0.2,
        radius: 0)
    }
  }

  /// Draws a bar for the time of each drag.
  mutating func drawFinger(at y: Double) {
    canvas.label("finger", TracePicture.left - 8, y + 11, palette.faint, anchor: "end")
    for span in spans({ $0.isDragging }, joining: { $0 || $1 }) where span.value {
      canvas.rect(x(span.start), y + 2, max(x(span.end) - x(span.start), 2), 11, palette.finger, radius: 5.5)
    }
  }

  /// Draws the phases of an edge as areas, with a label if it fits.
  ///
  /// If several phases are within the same half px, only the last one is drawn.
  mutating func drawPhases(of edge: ScrollEdge, at y: Double) {
    canvas.label("\(edge)", TracePicture.left - 8, y + 14, palette.faint, anchor: "end")
    var short = Set(recording.frames.map { $0.edges[edge].phase })
    for span in spans({ $0.edges[edge].phase }, joining: { $1 }) {
      let (start, width) = (x(span.start), x(span.end) - x(span.start))
      canvas.rect(start, y, max(width - 1, 1), 20, palette.phases[span.value.rawValue], radius: 2)
      guard Canvas.width(of: "\(span.value)") < width - 6 else { continue }
      canvas.label("\(span.value)", start + width / 2, y + 14, palette.onPhase, anchor: "middle")
      short.remove(span.value)
    }
    for phase in short { unnamed[phase.rawValue] = "\(phase)" }
  }

  /// Draws a legend for the phases whose areas are too narrow for a label.
  mutating func drawLegend(at y: Double) {
    var end = TracePicture.right
    for (rank, name) in unnamed.sorted(by: { $0.key > $1.key }) {
      canvas.label(name, end, y, palette.faint, anchor: "end")
      end -= Canvas.width(of: name) + 18
      canvas.rect(end, y - 10, 12, 12, palette.phases[rank], radius: 2)
      end -= 14
    }
  }

  /// Draws the range of mounted items as an area, and the first visible item as a line.
  mutating func drawWindow(_ scale: PictureScale) {
    for span in spans({ $0.list?.window ?? 0..<0 }, joining: TracePicture.joined) where !span.value.isEmpty {
      let (top, bottom) = (scale.y(Double(span.value.upperBound)), scale.y(Double(span.value.lowerBound)))
      canvas.rect(
        x(span.start), top, max(x(span.end) - x(span.start), 1), max(bottom - top, 1), palette.finger,
        opacity: 0.35,
        radius: 0)
    }
    canvas.curve(
      thinned(recording.lists.map { (x($0.time), scale.y(Double($0.list.item))) }), palette.lines[2])
  }

  private static func joined(_ one: Range<Int>, _ other: Range<Int>) -> Range<Int> {
    if one.isEmpty || other.isEmpty { return one.isEmpty ? other : one }
    return min(one.lowerBound, other.lowerBound)..<max(one.upperBound, other.upperBound)
  }

  /// A time interval with a constant value.
  private struct Span<Value: Equatable> {
    let value: Value
    let start: Double
    var end: Double
  }

  /// Returns the time intervals with constant values.
  ///
  /// Intervals that are shorter than half a px are joined.
  private func spans<Value: Equatable>(
    _ value: (PictureFrame) -> Value, joining join: (Value, Value) -> Value
  ) -> [Span<Value>] {
    var spans: [Span<Value>] = []
    for frame in recording.frames {
      if let last = spans.indices.last {
        spans[last].end = frame.time
        if spans[last].value == value(frame) { continue }
      }
      spans.append(Span(value: value(frame), start: frame.time, end: frame.time))
    }
    var result: [Span<Value>] = []
    for span in spans {
      if let last = result.last, x(span.end) - x(last.start) < 0.5 {
        let joined = join(last.value, span.value)
        result[result.count - 1] = Span(value: joined, start: last.start, end: span.end)
      } else {
        result.append(span)
      }
    }
    return result
  }
}
