import OverscrollCore
import Testing
import PromiseChecks

/// Tests of the check of promise 8: an approach starts an action only once for the same content.
///
/// An approach is a scroll within the edge's load-more distance. The tests create states that break the
/// promise.
@Suite struct ApproachCheckTests {
  /// Returns steps that start the action of the end edge.
  ///
  /// The viewport is 200 pt from the end of the content, and the load-more distance is 500 pt.
  private func started() -> Steps {
    var steps = Steps(ApproachCheck()) {
      $0.offset = 2000
      $0.settings.edges.end.policy = .approach(500)
    }
    steps.happens(
      .layout(ScrollExtents(viewport: 800, content: 3000), revision: 1), effects: [.started(.end, 1)])
    return steps
  }

  /// Adds a layout, at which the action of the end edge starts again.
  private func startsAgain(_ steps: inout Steps, content: Double = 3000, revision: UInt32 = 1) {
    let extents = ScrollExtents(viewport: 800, content: content)
    steps.happens(.layout(extents, revision: revision), effects: [.started(.end, 2)]) {
      $0.settings.extents = extents
    }
  }

  @Test("After a success, the check reports a second start for the same content")
  func success() {
    var steps = started()
    steps.happens(.ended(1), effects: [.ended(.end, 1)])
    startsAgain(&steps)
    #expect(steps.broken == ["the end starts again for the same content"])
  }

  @Test("After a success, the check permits a second start for longer content or a new revision")
  func grown() {
    for (content, revision) in [(3001.0, UInt32(1)), (3000, 2)] {
      var steps = started()
      steps.happens(.ended(1), effects: [.ended(.end, 1)])
      startsAgain(&steps, content: content, revision: revision)
      #expect(steps.broken == [] && steps.judged == 2)
    }
  }

  @Test(
    "After a failure, the check reports a second start, even for longer content",
    arguments: [3000.0, 3100])
  func failure(_ content: Double) {
    var steps = started()
    steps.happens(.ended(1, .failure), effects: [.ended(.end, 1, .failure)])
    startsAgain(&steps, content: content, revision: 2)
    #expect(steps.broken.count == 1)
  }

  @Test("The check permits a second start by code, or after a scroll outside the load-more distance")
  func outOfReach() {
    var steps = started()
    steps.happens(.ended(1, .failure), effects: [.ended(.end, 1, .failure)])
    steps.happens(.begin(.end), effects: [.started(.end, 2)])
    steps.happens(.ended(2, .failure), effects: [.ended(.end, 2, .failure)])
    steps.happens(.scrollTo(0, animated: false)) { $0.offset = 0 }
    steps.happens(.scrollTo(2000, animated: false), effects: [.started(.end, 3)]) { $0.offset = 2000 }
    #expect(steps.broken == [] && steps.judged == 2)
  }

  @Test("After a failure, a pull may start again, but a touch may not", arguments: [true, false])
  func pulled(_ isArmed: Bool) {
    var steps = started()
    steps.happens(.ended(1, .failure), effects: [.ended(.end, 1, .failure)])
    steps.happens(.moved(1, 100)) { $0.edges.end.phase = isArmed ? .armed : .idle }
    steps.happens(.dragEnded(pointer: 1), effects: [.started(.end, 2)])
    #expect(steps.broken.count == (isArmed ? 0 : 1))
  }

  @Test("After a failure, the check permits a start if the opposite edge succeeds, but not if that fails")
  func otherEdge() {
    for (result, broken) in [(RefreshResult.success, 0), (.failure, 1)] {
      var steps = started()
      steps.happens(.ended(1, .failure), effects: [.ended(.end, 1, .failure)])
      steps.happens(.begin(.start), effects: [.started(.start, 2)])
      steps.happens(.ended(2, result), effects: [.ended(.start, 2, result)])
      steps.happens(.tick, effects: [.started(.end, 3)])
      #expect(steps.broken.count == broken, "\(result)")
    }
  }

  @Test(
    "If the opposite edge's start cancels an action, the check permits a new start when that edge has ended")
  func cancelled() {
    for (ends, broken) in [(true, 0), (false, 1)] {
      var steps = started()
      steps.happens(.begin(.start), effects: [.ended(.end, 1, .cancelled), .started(.start, 2)])
      if ends { steps.happens(.ended(2, .failure), effects: [.ended(.start, 2, .failure)]) }
      steps.happens(.tick, effects: [.started(.end, 3)])
      #expect(steps.broken.count == broken)
    }
    var steps = started()
    steps.happens(.cancel(.end), effects: [.ended(.end, 1, .cancelled)])
    steps.happens(.begin(.start), effects: [.started(.start, 2)])
    steps.happens(.ended(2, .failure), effects: [.ended(.start, 2, .failure)])
    steps.happens(.tick, effects: [.started(.end, 3)])
    #expect(steps.broken.count == 1, "the app cancelled the action, not the opposite edge")
  }

  @Test(
    "The check permits a start at the same time as the end of the opposite edge's action",
    arguments: ScrollEdge.allCases)
  func atOnce(_ edge: ScrollEdge) {
    let other = edge.opposite
    var steps = Steps(ApproachCheck()) {
      $0.offset = edge == .start ? 100 : 2000
      $0.settings.edges[edge].policy = .approach(500)
    }
    steps.happens(.tick, effects: [.started(edge, 1)])
    steps.happens(.begin(other), effects: [.ended(edge, 1, .cancelled), .started(other, 2)])
    steps.happens(.ended(2), effects: [.ended(other, 2), .started(edge, 3)])
    #expect(steps.broken == [] && steps.judged == 2)
  }

  @Test("For a list, the check permits a second start after a new revision, but not after growth alone")
  func longerList() {
    for (revision, broken) in [(UInt32(1), 1), (2, 0)] {
      var steps = Steps(ApproachCheck()) {
        $0.offset = 2000
        $0.settings.edges.end.policy = .approach(500)
        $0.list = ShownList(count: 100, extent: 3000, revision: 1)
      }
      steps.happens(.tick, effects: [.started(.end, 1)])
      steps.happens(.ended(1), effects: [.ended(.end, 1)])
      steps.happens(.tick, effects: [.started(.end, 2)]) {
        $0.settings.extents = ScrollExtents(viewport: 800, content: 3100)
        $0.list = ShownList(count: 100, extent: 3100, revision: revision)
      }
      #expect(steps.broken.count == broken)
    }
  }
}
