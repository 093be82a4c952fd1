import OverscrollCore
import Testing
import PromiseChecks

/// Tests of the checks of promises 1, 2, 5 and 7.
///
/// The tests create states that break a promise, and expect that its check reports this.
@Suite struct StartCheckTests {
  @Test("The check of promise 1 reports two starts in one gesture, and permits starts in two gestures")
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
    "The check of promise 1 permits starts by code in a gesture, and reports a later start by its finger"
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

  @Test("The check of promise 1 counts a start that is first queued and then started as one start")
  func queued() {
    var steps = Steps(OneStartCheck()) { $0.isDragging = true }
    steps.happens(.moved(1, 300), effects: [.edge(.end, .queued(.first))])
    steps.happens(.ended(1), effects: [.ended(.start, 1), .started(.end, 2)])
    #expect(steps.broken == [])
    steps.happens(.moved(1, 310), effects: [.ended(.end, 2), .started(.end, 3)])
    #expect(steps.broken.count == 1)
  }

  @Test("The check of promise 2 reports a start with two outcomes, and a finished action without one")
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

  @Test("The check of promise 2 reports an outcome for an earlier token, and a token that is used twice")
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

  @Test("The check of promise 2 reports an action that runs past its timeout")
  func timeout() {
    var steps = Steps(OneOutcomeCheck()) { $0.settings.edges.start.timeout = 3 }
    steps.happens(.begin(.start), effects: [.started(.start, 1)]) { $0.edges.start.phase = .running(1) }
    steps.waits(2.9)
    #expect(steps.broken == [])
    steps.waits(0.2)
    #expect(steps.broken.count == 1)
  }

  @Test("The check of promise 5 reports an edge that is pulled, armed or started without a finger")
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

  @Test("The check of promise 5 reports a finger that arms an edge without crossing the threshold")
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

  @Test("The check of promise 7 reports two running actions, and a start that stays queued for no reason")
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

  @Test("With the policy `drop`, the check of promise 7 reports a pull during the opposite edge's action")
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
