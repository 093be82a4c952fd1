import OverscrollCore

/// A gesture with the app's actions, and the values to draw.
struct Scene {
  /// The documentation catalog of the picture.
  enum Catalog: String {
    case overscroll = "Overscroll"
    case articles = "OverscrollArticles"
  }

  /// The value of the curve.
  enum Curve {
    /// The overscroll.
    ///
    /// It is positive at the start edge and negative at the end edge.
    case overscroll
    /// The distance from the viewport to the content's end.
    case distanceToEnd
  }

  /// The work of an action after its start.
  struct Work {
    /// The duration, in s.
    let duration: Double
    var result = RefreshResult.success
    /// The extent that the end of the action adds to the content, in pt.
    var adds = 0.0
  }

  /// The picture's file name without extension.
  let name: String
  /// A description for screen readers.
  let title: String
  var catalog = Catalog.overscroll
  /// The start edge's label and configuration, or `nil` to draw no such edge.
  var start: (label: String, configuration: EdgeConfiguration)?
  var end: (label: String, configuration: EdgeConfiguration)?
  var curve = Curve.overscroll
  /// The extents in pt: the viewport of a phone, and a few screens of content.
  var geometry = ScrollExtents(viewport: 800, content: 3000)
  /// The first content offset, in pt.
  var offset = 0.0
  /// The strokes of the fingers.
  let strokes: [Stroke]
  /// The taps on the indicators.
  var taps: [Tap] = []
  /// The work of the edges' actions, in the order of their starts.
  var work: [Work] = []
  /// The duration of the picture, in s.
  let duration: Double
}

/// A tap on an edge's indicator.
struct Tap {
  let edge: ScrollEdge
  /// The time, in s.
  let time: Double
}

/// The movement of one finger, from down to up.
struct Stroke {
  /// A position of the finger at a time.
  struct Point {
    let time: Double
    let place: Double
  }

  let points: [Point]
  /// Whether the finger keeps its speed between points, as in a fling.
  ///
  /// Otherwise it rests at each point.
  var isFling = false

  /// Creates a stroke from pairs of a time in s and a position in pt.
  init(_ points: (Double, Double)..., isFling: Bool = false) {
    self.points = points.map { Point(time: $0.0, place: $0.1) }
    self.isFling = isFling
  }

  var start: Double { points.first?.time ?? 0 }
  var end: Double { points.last?.time ?? 0 }

  /// Returns the finger's position, in pt.
  func place(at time: Double) -> Double {
    guard let next = points.firstIndex(where: { $0.time >= time }) else { return points.last?.place ?? 0 }
    guard next > 0 else { return points[0].place }
    let from = points[next - 1]
    let to = points[next]
    let part = (time - from.time) / (to.time - from.time)
    return from.place + (to.place - from.place) * (isFling ? part : part * part * (3 - 2 * part))
  }
}
