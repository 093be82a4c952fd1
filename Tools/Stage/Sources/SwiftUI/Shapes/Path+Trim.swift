import Foundation

extension Path {
  /// Returns a part of the path.
  ///
  /// - Parameters:
  ///   - from: The start of the part, as a share of the path's length from 0 to 1.
  ///   - to: The end of the part, as a share of the path's length. The result is empty if it is at most
  ///     `from`.
  func trimmed(from: Double, to: Double) -> Path {
    let (from, to) = (min(max(from, 0), 1), min(max(to, 0), 1))
    guard from < to else { return Path() }
    guard from > 0 || to < 1 else { return self }
    let segments = segments
    let total = segments.reduce(0) { $0 + $1.length }
    let (low, high) = (from * total, to * total)
    var result: [Path.Element] = []
    var done = 0.0
    for segment in segments {
      let (begin, end) = (done, done + segment.length)
      done = end
      guard segment.length > 0, end > low, begin < high else { continue }
      let part = segment.part((low - begin) / segment.length, (high - begin) / segment.length)
      if result.last?.end != part.start { result.append(.move(part.start)) }
      result.append(part.element)
    }
    return Path(result)
  }

  /// The lines and curves of the path, including the closing lines.
  private var segments: [PathSegment] {
    var result: [PathSegment] = []
    var (start, here) = (CGPoint.zero, CGPoint.zero)
    for element in elements {
      switch element {
      case .move(let point): start = point
      case .line(let point): result.append(PathSegment(start: here, controls: nil, end: point))
      case .curve(let first, let second, let point):
        result.append(PathSegment(start: here, controls: (first, second), end: point))
      case .close: result.append(PathSegment(start: here, controls: nil, end: start))
      }
      here = element.end ?? start
    }
    return result
  }

  /// The smallest rectangle that contains all points and control points, or `nil` for an empty path.
  var bounds: CGRect? {
    let points = elements.flatMap { element -> [CGPoint] in
      switch element {
      case .move(let end), .line(let end): [end]
      case .curve(let first, let second, let end): [first, second, end]
      case .close: []
      }
    }
    guard let first = points.first else { return nil }
    return points.dropFirst().reduce(CGRect(origin: first, size: .zero)) {
      $0.union(CGRect(origin: $1, size: .zero))
    }
  }
}

/// A straight line, or a curve with two control points.
private struct PathSegment {
  let start: CGPoint
  let controls: (CGPoint, CGPoint)?
  let end: CGPoint
  let length: Double

  /// The number of straight lines that approximate a curve when its length is measured.
  private static let steps = 24

  init(start: CGPoint, controls: (CGPoint, CGPoint)?, end: CGPoint) {
    self.start = start
    self.controls = controls
    self.end = end
    guard let controls else {
      length = start.distance(to: end)
      return
    }
    let points = (0...Self.steps).map { step in
      Self.split(start, controls.0, controls.1, end, at: Double(step) / Double(Self.steps)).middle
    }
    length = zip(points, points.dropFirst()).reduce(0) { $0 + $1.0.distance(to: $1.1) }
  }

  var element: Path.Element {
    controls.map { .curve($0.0, $0.1, end) } ?? .line(end)
  }

  /// Returns the part of the segment between two shares of its length, from 0 to 1.
  ///
  /// For a curve this is an approximation: it uses shares of the curve's parameter.
  func part(_ from: Double, _ to: Double) -> PathSegment {
    let (from, to) = (max(0, from), min(1, to))
    guard let controls else {
      return PathSegment(start: start.towards(end, from), controls: nil, end: start.towards(end, to))
    }
    let first = Self.split(start, controls.0, controls.1, end, at: to).before
    guard from > 0 else { return first }
    guard let inner = first.controls else { return first }
    return Self.split(first.start, inner.0, inner.1, first.end, at: from / to).after
  }

  /// Divides a curve into two curves with de Casteljau's algorithm.
  private static func split(
    _ a: CGPoint, _ b: CGPoint, _ c: CGPoint, _ d: CGPoint, at share: Double
  ) -> (before: PathSegment, middle: CGPoint, after: PathSegment) {
    let (ab, bc, cd) = (a.towards(b, share), b.towards(c, share), c.towards(d, share))
    let (abc, bcd) = (ab.towards(bc, share), bc.towards(cd, share))
    let middle = abc.towards(bcd, share)
    return (
      PathSegment(plain: a, (ab, abc), middle), middle, PathSegment(plain: middle, (bcd, cd), d)
    )
  }

  private init(plain start: CGPoint, _ controls: (CGPoint, CGPoint), _ end: CGPoint) {
    self.start = start
    self.controls = controls
    self.end = end
    length = 0
  }
}
