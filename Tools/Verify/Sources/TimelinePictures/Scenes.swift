import OverscrollCore

extension Scene {
  /// The scenes of all pictures in the documentation.
  static let all = overscroll + articles

  private static let overscroll = [
    Scene(
      name: "policy-release", title: "A pull past the threshold that is let go",
      start: ("top edge", .standard),
      strokes: [Stroke((0.3, 0), (0.95, 330), (1.15, 330))],
      work: [Work(duration: 1.2)], duration: 3.2),
    Scene(
      name: "policy-release-cancelled", title: "A pull past the threshold that is dragged back first",
      start: ("top edge", .standard),
      strokes: [Stroke((0.3, 0), (0.9, 330), (1.15, 330), (1.75, 90), (1.95, 90))],
      duration: 3.2),
    Scene(
      name: "policy-reach",
      title: "A pull that starts the action on reaching the threshold, once",
      start: ("top edge", .fraction(0.15)),
      strokes: [Stroke((0.3, 0), (0.9, 360), (1.6, 360), (2.0, 60), (2.4, 360), (2.6, 360))],
      work: [Work(duration: 0.8)], duration: 3.6),
    Scene(
      name: "policy-return", title: "A pull that starts the action on coming back through the threshold",
      start: ("top edge", returning),
      strokes: [Stroke((0.3, 0), (0.9, 360), (1.2, 360), (1.7, 190), (1.9, 190))],
      work: [Work(duration: 1.1)], duration: 3.6),
    Scene(
      name: "reach-then-hold",
      title: "A gap that is held once the content has come back through the threshold",
      start: ("top edge", .reachThenHold(80)),
      strokes: [Stroke((0.3, 0), (0.85, 320), (1.3, 320))],
      work: [Work(duration: 1.6)], duration: 3.2),
    Scene(
      name: "fling", title: "A fling into the edge, which starts nothing",
      start: ("top edge", .standard), offset: 1000,
      strokes: [Stroke((0.3, 0), (0.42, 600), isFling: true)],
      duration: 2.4),
    Scene(
      name: "failure", title: "A failure that stays until it is retried",
      start: ("top edge", failing),
      strokes: [Stroke((0.3, 0), (0.9, 330), (1.15, 330))],
      taps: [Tap(edge: .start, time: 3.2)],
      work: [Work(duration: 0.9, result: .failure), Work(duration: 0.8)], duration: 5),
    Scene(
      name: "exclusion-drop", title: "A footer that cannot be pulled while the header's action runs",
      start: ("top edge", .standard), end: ("bottom edge", .headerFooter),
      geometry: ScrollExtents(viewport: 800, content: 500),
      strokes: [
        Stroke((0.2, 0), (0.65, 330), (0.8, 330)), Stroke((1.3, 0), (1.7, -300), (1.85, -300)),
        Stroke((3.0, 0), (3.4, -300), (3.6, -300)),
      ],
      work: [Work(duration: 1.6), Work(duration: 0.9)], duration: 5.2),
    Scene(
      name: "policy-approach",
      title: "Loading more before the end is reached, once for each content",
      end: ("bottom edge", EdgeConfiguration(policy: .approach(600), gap: .points(0))),
      curve: .distanceToEnd, geometry: ScrollExtents(viewport: 800, content: 2500), offset: 100,
      strokes: [
        Stroke((0.3, 0), (0.42, -420), isFling: true), Stroke((2.2, 0), (2.32, -420), isFling: true),
      ],
      work: [Work(duration: 0.6, adds: 1500), Work(duration: 0.6, adds: 1500)], duration: 4.2),
  ]

  private static let articles = [
    Scene(
      name: "completion", title: "An action that completes while the finger is still down, and starts once",
      catalog: .articles, start: ("top edge", .fraction(0.15)),
      strokes: [Stroke((0.3, 0), (0.85, 380), (2.1, 380)), Stroke((3.0, 0), (3.5, 380), (3.65, 380))],
      work: [Work(duration: 0.7), Work(duration: 0.9)], duration: 5.2),
    Scene(
      name: "binding",
      title: "A flag that is set on crossing the threshold, and taken away at once the second time",
      catalog: .articles, start: ("top edge", .reachThenHold(80)),
      strokes: [Stroke((0.3, 0), (0.8, 320), (1.1, 320)), Stroke((3.0, 0), (3.5, 320), (3.8, 320))],
      work: [Work(duration: 1.6), Work(duration: 0)], duration: 4.8),
    Scene(
      name: "threads",
      title: "A header that stands still, and a second pull that the running action does not allow",
      catalog: .articles, start: ("header", .pinnedHeader()),
      strokes: [
        Stroke((0.3, 0), (0.8, 330), (0.95, 330)), Stroke((1.6, 0), (2.0, 330), (2.15, 330)),
        Stroke((3.5, 0), (4.0, 330), (4.15, 330)),
      ],
      work: [Work(duration: 1.9), Work(duration: 0.7)], duration: 5.4),
    Scene(
      name: "header-footer", title: "A header's and a footer's turn, one after the other",
      catalog: .articles, start: ("header", .headerFooter), end: ("footer", .headerFooter),
      geometry: ScrollExtents(viewport: 800, content: 500),
      strokes: [
        Stroke((0.2, 0), (0.65, 300), (0.85, 300)), Stroke((1.3, 0), (1.7, -300), (1.9, -300)),
        Stroke((2.9, 0), (3.3, -300), (3.55, -300)),
      ],
      work: [Work(duration: 1.5), Work(duration: 0.9)], duration: 5.2),
  ]

  private static var returning: EdgeConfiguration {
    var result = EdgeConfiguration.standard
    result.policy = .return
    return result
  }

  private static var failing: EdgeConfiguration {
    var result = EdgeConfiguration.standard
    result.keepsFailure = true
    result.resultDuration = 0.5
    return result
  }
}
