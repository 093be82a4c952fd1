import OverscrollCore
import Testing
import PromiseChecks

/// Tests of the checks of promises 3, 4, 6, 9, 11 and 12.
///
/// The tests create states that break a promise, and expect that its check reports this.
@Suite struct PositionCheckTests {
  @Test("The check of promise 3 reports a gap at an idle edge, and a gap that grows with each start")
  func gap() {
    var steps = Steps(GapCheck())
    for gap in [60.0, 60] {
      steps.happens { $0.edges.start = ShownEdge(.running(1), gap: gap) }
      steps.happens { $0.edges.start = ShownEdge(.settling) }
    }
    #expect(steps.broken == [])
    steps.happens { $0.edges.start = ShownEdge(.running(1), gap: 120) }
    #expect(steps.broken == ["a gap of 120.0 pt at the start, not 60.0 pt as before"])
    steps.happens { $0.edges.start = ShownEdge(.idle, gap: 60) }
    steps.happens { $0.edges.start = ShownEdge(.idle, gap: -1) }
    #expect(steps.broken.count == 3)
  }

  @Test("The check of promise 3 permits a new gap if the viewport, configuration or indicator changes")
  func otherGap() {
    var steps = Steps(GapCheck()) { $0.edges.start = ShownEdge(.showingResult, gap: 60) }
    steps.happens()
    steps.happens(.indicatorExtent(.start, 90)) { $0.edges.start.gap = 90 }
    steps.happens {
      $0.settings.edges.start.gap = .points(50)
      $0.edges.start.gap = 50
    }
    steps.happens {
      $0.settings.extents = ScrollExtents(viewport: 40, content: 3000)
      $0.edges.start.gap = 40
    }
    #expect(steps.broken == [])
  }

  @Test("The check of promise 4 reports an event that moves content further than its input permits")
  func jump() {
    var steps = Steps(JumpCheck())
    steps.happens(.begin(.start)) { $0.offset = -60 }
    steps.happens(.wheel(100, isPrecise: true)) { $0.offset += 101 }
    steps.happens(.relayout(ScrollExtents(viewport: 800, content: 4000), revision: 1, shift: 300)) {
      $0.offset += 301
    }
    #expect(steps.broken.count == 3)
    steps.happens(.wheel(100, isPrecise: true)) { $0.offset += 100 }
    steps.happens(.scrollTo(2000, animated: false)) { $0.offset = 2000 }
    #expect(steps.broken.count == 3)
  }

  @Test("The check of promise 4 reports content that moves further than its finger or under a still finger")
  func finger() {
    var steps = Steps(JumpCheck())
    steps.happens(.down(1, 400)) { $0.isDragging = true }
    steps.happens(.moved(1, 430)) { $0.offset -= 30 }
    steps.happens(.moved(1, 450)) { $0.offset -= 20 }
    #expect(steps.broken == [])
    steps.happens(.moved(1, 460)) { $0.offset -= 11 }
    #expect(steps.broken == ["the content jumped by 11.0 pt; at most 10.0 pt are explained"])
    steps.waits(1) { $0.offset -= 1 }
    #expect(steps.broken.count == 2)
  }

  @Test("The check of promise 4 reports still content that moves, and content faster than its spring")
  func motion() {
    var steps = Steps(JumpCheck())
    steps.waits(0.02) { $0.offset += 2.1 }
    #expect(steps.broken.count == 1)
    // A spring that is 100 pt from its target has a speed of at most 403 pt/s.
    for (way, isBroken) in [(10.0, false), (11, true)] {
      var spring = Steps(JumpCheck()) { ($0.offset, $0.edges.start.overscroll) = (-100, 100) }
      spring.waits(0.02) { $0.offset += way }
      #expect(spring.broken.isEmpty != isBroken)
    }
  }

  @Test("If a platform scrolls, the check of promise 4 reports content that moves further than its offset")
  func shifted() {
    var steps = Steps(JumpCheck()) { $0.settings.behavior.source = .platformTransform }
    steps.happens(.observed(40, .tracking)) { $0.offset = 40 }
    #expect(steps.broken == [])
    steps.happens(.observed(50, .tracking)) { $0.offset = 51 }
    steps.happens(.ended(1)) { $0.offset += 60 }
    #expect(steps.broken.count == 2)
  }

  @Test("The check of promise 6 reports an edge or content that has not returned after 2 s")
  func home() {
    var steps = Steps(HomeCheck()) { $0.edges.start = ShownEdge(.settling, overscroll: 30) }
    steps.waits(1.9)
    #expect(steps.broken == [])
    steps.waits(0.2)
    #expect(steps.broken.count == 1 && steps.broken[0].contains("still settling after 2.1 s"))
    #expect(steps.broken[0].contains("30.0 pt past"))
  }

  @Test("The check of promise 6 measures the 2 s from the lift and the end of the result display")
  func busy() {
    var steps = Steps(HomeCheck()) {
      $0.edges.start = ShownEdge(.pulling, overscroll: 30)
      $0.isDragging = true
    }
    steps.waits(5)
    steps.happens(.dragEnded(pointer: 1)) {
      $0.isDragging = false
      $0.edges.start.phase = .running(1)
    }
    steps.waits(5)
    steps.happens(.ended(1)) { $0.edges.start.phase = .showingResult }
    steps.waits(5)
    steps.happens { $0.edges.start.phase = .settling }
    steps.waits(1.5) { $0.edges.start = ShownEdge(.idle) }
    steps.waits(5)
    #expect(steps.broken == [])
  }

  @Test("The check of promise 9 reports any number that is not finite", arguments: [Double.nan, .infinity])
  func finite(_ number: Double) {
    let changes: [(inout ShownState) -> Void] = [
      { $0.offset = number }, { $0.velocity = number }, { $0.time = number }, { $0.shift = number },
      { $0.edges.end.gap = number }, { $0.edges.start.indicator = [0, number] },
      { $0.edges.start.progress = number }, { $0.list = ShownList(extent: number) },
      { $0.nextDeadline = .nan },
    ]
    for change in changes {
      var steps = Steps(FiniteCheck())
      steps.happens()
      #expect(steps.broken == [])
      steps.happens { change(&$0) }
      #expect(steps.broken.count == 1)
    }
  }

  @Test("The check of promise 11 reports an overscroll that is less than the rubber band's formula")
  func contentSize() {
    // A finger's distance of 100 pt gives an overscroll of 55 * 800 / 855 pt, and 200 pt give 110 * 800 /
    // 910 pt.
    for (shown, isBroken) in [(110.0 * 800 / 910, false), (96, true)] {
      var steps = Steps(ContentSizeCheck())
      steps.happens(.down(1, 0)) {
        $0.isDragging = true
        $0.settings.dragger = 1
      }
      steps.happens(.moved(1, 100)) { $0.edges.start.overscroll = 55.0 * 800 / 855 }
      steps.happens(.moved(1, 200)) { $0.edges.start.overscroll = shown }
      #expect(steps.judged == 1 && steps.broken.isEmpty != isBroken)
    }
  }

  @Test(
    "Promise 12: a second finger that moves content, or does not continue the drag after the first lifts, is reported"
  )
  func secondFinger() {
    var steps = Steps(SecondFingerCheck())
    steps.happens(.down(1, 0))
    steps.happens(.moved(1, 20)) { $0.settings.dragger = 1 }
    let second = DragStart(pointer: 2, main: 300, isOnlyPointer: false)
    steps.happens(.dragBegan(second))
    steps.happens(.moved(2, 320))
    #expect(steps.broken == [] && steps.judged == 1)
    steps.happens(.moved(2, 340)) { $0.offset -= 20 }
    #expect(steps.broken == ["finger 2 moves content that finger 1 drags"])
    steps.happens(.dragEnded(pointer: 1)) { $0.settings.dragger = nil }
    #expect(steps.broken.last == "finger 2 is down, but does not continue the drag")
  }

  @Test("The check of promise 12 reports a drag by one of two fingers that came down before a drag")
  func together() {
    var steps = Steps(SecondFingerCheck())
    steps.happens(.down(1, 0))
    steps.happens(.dragBegan(DragStart(pointer: 2, main: 300, isOnlyPointer: false)))
    steps.happens(.moved(1, 40))
    #expect(steps.broken == [] && steps.judged == 1)
    steps.happens(.moved(2, 340)) { $0.settings.dragger = 2 }
    #expect(steps.broken == ["one of 2 fingers drags"])
  }
}
