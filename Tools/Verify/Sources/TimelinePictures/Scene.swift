import OverscrollCore

/// A gesture and the app's actions for a picture, and the values that the picture shows.
struct Scene {
  /// The documentation catalog that contains the picture.
  enum Catalog: String {
    case overscroll = "Overscroll"
    case articles = "OverscrollArticles"
  }

  /// The value that the curve shows.
  enum Curve {
    /// The overscroll, positive at the start edge and negative at the end edge.
    case overscroll
    /// The distance from the viewport to the end of the content.
    case distanceToEnd
  }

  /// The duration and the result of one run of an action.
  struct Work {
    /// The duration, in s.
    let duration: Double
    var result = RefreshResult.success
    /// The extent that the content gains when the action ends, in pt.
    var adds = 0.0
  }

  /// The picture's file name without extension.
  let name: String
  /// A description for screen readers.
  let title: String
  var catalog = Catalog.overscroll
  /// The label and the configuration of the start edge, or `nil` to draw only the end edge.
  var start: (label: String, configuration: EdgeConfiguration)?
  var end: (label: String, configuration: EdgeConfiguration)?
  var curve = Curve.overscroll
  /// The extents of the viewport and the content, in pt, by default those of a phone with a long page.
  var geometry = ScrollExtents(viewport: 800, content: 3000)
  /// The content offset at the start of the scene, in pt.
  var offset = 0.0
  /// The movements of the fingers.
  let strokes: [Stroke]
  /// The user's taps on the indicators.
  var taps: [Tap] = []
  /// The runs of the actions, in the order of their starts.
  var work: [Work] = []
  /// The duration of the picture, in s.
  let duration: Double
}

/// A tap on the indicator of an edge.
struct Tap {
  let edge: ScrollEdge
  /// The time, in s.
  let time: Double
}

/// The movement of one finger, from its touch to its lift.
struct Stroke {
  /// The position of the finger at one time.
  struct Point {
    let time: Double
    let position: Double
  }

  let points: [Point]
  /// Whether the finger moves between points at constant speed, as in a fling.
  ///
  /// Otherwise the finger slows down to a stop at each point.
  var isFling = false

  /// Creates a stroke from points, each a time in s and a position in pt.
  init(_ points: (Double, Double)..., isFling: Bool = false) {
    self.points = points.map { Point(time: $0.0, position: $0.1) }
    self.isFling = isFling
  }

  var start: Double { points.first?.time ?? 0 }
  var end: Double { points.last?.time ?? 0 }

  /// Returns the position of the finger at a time in s, in pt.
  func position(at time: Double) -> Double {
    guard let next = points.firstIndex(where: { $0.time >= time }) else { return points.last?.position ?? 0 }
    guard next > 0 else { return points[0].position }
    let from = points[next - 1]
    let to = points[next]
    let part = (time - from.time) / (to.time - from.time)
    return from.position + (to.position - from.position) * (isFling ? part : part * part * (3 - 2 * part))
  }
}
