import OverscrollCore

/// A gesture, what the app does meanwhile, and how much of that to draw.
struct Scene {
  /// The catalog that the picture belongs to.
  enum Catalog: String {
    case overscroll = "Overscroll"
    case articles = "OverscrollArticles"
  }

  /// What the curve shows.
  enum Curve {
    /// How far the content is past its start edge; past its end edge counts downwards.
    case overscroll
    /// How far the content has yet to scroll to its end.
    case distanceToEnd
  }

  /// What an action does once it has started.
  struct Work {
    /// How long it takes, in s.
    let duration: Double
    var result = RefreshResult.success
    /// The extent, in pt, that its end adds to the content.
    var adds = 0.0
  }

  /// The picture's file name, without an ending.
  let name: String
  /// What it shows, for those who hear it.
  let title: String
  var catalog = Catalog.overscroll
  /// What an edge is called in the picture, with its configuration; an edge without one is not drawn.
  var start: (label: String, configuration: EdgeConfiguration)?
  var end: (label: String, configuration: EdgeConfiguration)?
  var curve = Curve.overscroll
  /// The extents, in pt: a phone's viewport, and content of some screens.
  var geometry = ScrollExtents(viewport: 800, content: 3000)
  /// Where the content begins, in pt.
  var offset = 0.0
  /// What fingers do.
  let strokes: [Stroke]
  /// Taps on the indicators.
  var taps: [Tap] = []
  /// What the edges' actions do, in the order of their starts.
  var work: [Work] = []
  /// How long the picture lasts, in s.
  let duration: Double
}

/// A tap on an edge's indicator.
struct Tap {
  let edge: ScrollEdge
  /// When, in s.
  let time: Double
}

/// One finger, from down to up.
struct Stroke {
  /// A place that the finger passes.
  struct Point {
    let time: Double
    let place: Double
  }

  let points: [Point]
  /// Whether the finger keeps its speed between points, as for a fling, or rests at each of them.
  var isFling = false

  /// A finger that passes places, in pt, at times, in s.
  init(_ points: (Double, Double)..., isFling: Bool = false) {
    self.points = points.map { Point(time: $0.0, place: $0.1) }
    self.isFling = isFling
  }

  var start: Double { points.first?.time ?? 0 }
  var end: Double { points.last?.time ?? 0 }

  /// Where the finger is, in pt.
  func place(at time: Double) -> Double {
    guard let next = points.firstIndex(where: { $0.time >= time }) else { return points.last?.place ?? 0 }
    guard next > 0 else { return points[0].place }
    let from = points[next - 1]
    let to = points[next]
    let part = (time - from.time) / (to.time - from.time)
    return from.place + (to.place - from.place) * (isFling ? part : part * part * (3 - 2 * part))
  }
}
