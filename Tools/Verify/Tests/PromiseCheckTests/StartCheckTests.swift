import OverscrollCore
import Testing
import Models

/// Promises 1, 2, 5 and 7, each broken by made-up states.
@Suite struct StartCheckTests {
  @Test("Promise 1 is broken by two starts in one gesture, and not by starts in two gestures")
  func twoStarts() {
    var steps = Steps(OneStartCheck())
    for _ in 0..<2 {
      steps.happens(.down(1, 100)) { $0.isDragging = true }
      steps.happens(.moved(1, 300), effects: [.started(.start, 1)])
      steps.happens(.ended(1), effects: [.ended(.start, 1)])
      steps.happens(.dragEnded(pointer: 1)) { $0.isDragging = false }
    }
    #expect(steps.broken == [] && steps.judged == 2)
    steps.happens(.down(1, 100)) { $0.isDragging = true }
    steps.happens(.moved(1, 300), effects: [.started(.start, 3)])
    steps.happens(.moved(1, 400), effects: [.ended(.start, 3), .started(.start, 4)])
    #expect(steps.broken == ["a second start at the start in one gesture"])
  }

  @Test(
    "Promise 1 is broken by a lift after a start by code in the gesture, and not by two starts by code"
  )
  func codeAndFinger() {
    var steps = Steps(OneStartCheck()) { $0.isDragging = true }
    steps.happens(.begin(.start), effects: [.started(.start, 1)])
    steps.happens(.ended(1), effects: [.ended(.start, 1)])
    steps.happens(.begin(.start), effects: [.started(.start, 2)])
    steps.happens(.ended(2), effects: [.ended(.start, 2)])
    #expect(steps.broken == [])
    steps.happens(.dragEnded(pointer: 1), effects: [.started(.start, 3)]) { $0.isDragging = false }
    #expect(steps.broken.count == 1)
  }

  @Test("Promise 1 counts a queued start once")
  func queued() {
    var steps = Steps(OneStartCheck()) { $0.isDragging = true }
    steps.happens(.moved(1, 300), effects: [.edge(.end, .queued(.first))])
    steps.happens(.ended(1), effects: [.ended(.start, 1), .started(.end, 2)])
    #expect(steps.broken == [])
    steps.happens(.moved(1, 310), effects: [.ended(.end, 2), .started(.end, 3)])
    #expect(steps.broken.count == 1)
  }

  @Test("Promise 2 is broken by a start with two outcomes, and by a finished start without an outcome")
  func outcomes() {
    var steps = Steps(OneOutcomeCheck())
    steps.happens(.begin(.start), effects: [.started(.start, 1)]) { $0.edges.start.phase = .running(1) }
    steps.happens(.ended(1), effects: [.ended(.start, 1)]) { $0.edges.start.phase = .settling }
    #expect(steps.broken == [])
    steps.happens(.ended(1), effects: [.ended(.start, 1)])
    #expect(steps.broken.count == 1 && steps.broken[0].hasPrefix("an outcome without a start: 1"))
    steps.happens(.begin(.start), effects: [.started(.start, 2)]) { $0.edges.start.phase = .running(2) }
    steps.happens(.ended(2)) { $0.edges.start.phase = .idle }
    #expect(
      steps.broken.count == 2 && steps.broken[1].hasPrefix("the outcome of start 2 is reported 0 times"))
  }

  @Test("Promise 2 is broken by an outcome for an earlier token, and by a reused token")
  func tokens() {
    var steps = Steps(OneOutcomeCheck())
    steps.happens(.begin(.start), effects: [.started(.start, 7)]) { $0.edges.start.phase = .running(7) }
    steps.happens(.ended(3))
    #expect(steps.broken == [] && steps.judged == 2)
    steps.happens(.ended(3), effects: [.ended(.start, 7)]) { $0.edges.start.phase = .idle }
    steps.happens(.begin(.start), effects: [.started(.start, 7)]) { $0.edges.start.phase = .running(7) }
    #expect(steps.broken == ["two starts with the token 7"])
    steps.happens(.ended(3), effects: [.ended(.start, 3)])
    #expect(steps.broken.count == 2)
  }

  @Test("Promise 2 is broken by an action that runs past its timeout")
  func timeout() {
    var steps = Steps(OneOutcomeCheck()) { $0.settings.edges.start.timeout = 3 }
    steps.happens(.begin(.start), effects: [.started(.start, 1)]) { $0.edges.start.phase = .running(1) }
    steps.waits(2.9)
    #expect(steps.broken == [])
    steps.waits(0.2)
    #expect(steps.broken.count == 1)
  }

  @Test("Promise 5 is broken by momentum that pulls, arms or starts")
  func momentum() {
    var steps = Steps(MomentumCheck())
    steps.waits(0.1) { $0.edges.start.overscroll = 60 }
    #expect(steps.broken == [] && steps.judged == 1)
    steps.waits(0.1) { $0.edges.start.phase = .pulling }
    steps.waits(0.1, waited: [.edge(.start, .armed)]) { $0.edges.start.phase = .armed }
    #expect(steps.broken == ["the start is pulled without a finger", "the start is armed without a finger"])
    var other = Steps(MomentumCheck())
    other.waits(0.1, waited: [.started(.end, 1)]) { $0.edges.end.phase = .running(1) }
    #expect(other.broken == ["the end starts without a finger"])
  }

  @Test("Promise 5 is broken by a finger that catches an overshoot and does not cross the threshold")
  func caught() {
    for found in [60.0, 120] {
      var steps = Steps(MomentumCheck()) { $0.edges.start.overscroll = found }
      steps.happens(.down(1, 100)) { $0.isDragging = true }
      steps.happens(.moved(1, 130), effects: [.edge(.start, .armed)]) {
        $0.edges.start.overscroll = 125
        $0.edges.start.phase = .armed
      }
      #expect(steps.broken.isEmpty == (found < 100))
    }
  }

  @Test("Promise 7 is broken by two running actions, and by a start that stays queued without a reason")
  func exclusion() {
    var steps = Steps(ExclusionCheck()) { $0.settings.exclusion = .cancel }
    steps.happens(.begin(.start), effects: [.started(.start, 1)]) { $0.edges.start.phase = .running(1) }
    steps.happens(.begin(.end), effects: [.ended(.start, 1, .cancelled), .started(.end, 2)]) {
      $0.edges.start.phase = .idle
      $0.edges.end.phase = .running(2)
    }
    #expect(steps.broken == [] && steps.judged == 2)
    steps.happens(.begin(.start), effects: [.started(.start, 3)]) { $0.edges.start.phase = .running(3) }
    #expect(
      steps.broken == ["the start starts while the opposite edge's action runs; both edges' actions run"])
    var waiting = Steps(ExclusionCheck()) { $0.edges.end.phase = .running(1) }
    waiting.happens(.moved(1, 100), effects: [.edge(.start, .queued(.first))])
    waiting.happens(.ended(1), effects: [.ended(.end, 1)]) { $0.edges.end.phase = .idle }
    #expect(waiting.broken == ["the start stays queued after the opposite edge's action"])
  }

  @Test("Promise 7 is broken by a pull that the exclusion policy drops")
  func dropped() {
    for policy in ExclusionPolicy.allCases {
      var steps = Steps(ExclusionCheck()) {
        $0.settings.exclusion = policy
        $0.edges.end.phase = .running(1)
      }
      steps.happens(.moved(1, 100)) { $0.edges.start.phase = .pulling }
      #expect(steps.broken.isEmpty == (policy != .drop))
    }
  }
}
