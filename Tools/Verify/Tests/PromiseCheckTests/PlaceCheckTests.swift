import OverscrollCore
import Testing
import Models

/// Promises 3, 4, 6, 9, 11 and 12, each broken by made-up states.
@Suite struct PlaceCheckTests {
  @Test("Promise 3 is broken by a gap at an idle edge, and by a gap that grows with each start")
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

  @Test("Promise 3 allows a new gap after a change of viewport, configuration or indicator")
  func otherGap() {
    var steps = Steps(GapCheck()) { $0.edges.start = ShownEdge(.dwelling, gap: 60) }
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

  @Test("Promise 4 is broken by an event that moves content further than its input explains")
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

  @Test("Promise 4 is broken by content that is faster than its finger, or moves under a resting finger")
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

  @Test("Promise 4 is broken by content that leaves its rest, or moves faster than its spring")
  func motion() {
    var steps = Steps(JumpCheck())
    steps.waits(0.02) { $0.offset += 2.1 }
    #expect(steps.broken.count == 1)
    // A spring 100 pt from its target moves at 403 pt/s at most.
    for (way, isBroken) in [(10.0, false), (11, true)] {
      var spring = Steps(JumpCheck()) { ($0.offset, $0.edges.start.overscroll) = (-100, 100) }
      spring.waits(0.02) { $0.offset += way }
      #expect(spring.broken.isEmpty != isBroken)
    }
  }

  @Test("Promise 4 is broken by a shifted gap that moves content without a change of the platform offset")
  func shifted() {
    var steps = Steps(JumpCheck()) { $0.settings.behavior.source = .platformTransform }
    steps.happens(.observed(40, .tracking)) { $0.offset = 40 }
    #expect(steps.broken == [])
    steps.happens(.observed(50, .tracking)) { $0.offset = 51 }
    steps.happens(.ended(1)) { $0.offset += 60 }
    #expect(steps.broken.count == 2)
  }

  @Test("Promise 6 is broken by an edge that settles for over 2 s, and by content that stays past it")
  func home() {
    var steps = Steps(HomeCheck()) { $0.edges.start = ShownEdge(.settling, overscroll: 30) }
    steps.waits(1.9)
    #expect(steps.broken == [])
    steps.waits(0.2)
    #expect(steps.broken.count == 1 && steps.broken[0].contains("still settling after 2.1 s"))
    #expect(steps.broken[0].contains("30.0 pt past"))
  }

  @Test("Promise 6 measures the time from the lift and the end of the action")
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
    steps.happens(.ended(1)) { $0.edges.start.phase = .dwelling }
    steps.waits(5)
    steps.happens { $0.edges.start.phase = .settling }
    steps.waits(1.5) { $0.edges.start = ShownEdge(.idle) }
    steps.waits(5)
    #expect(steps.broken == [])
  }

  @Test("Promise 9 is broken by any number that is not finite", arguments: [Double.nan, .infinity])
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

  @Test("Promise 11 is broken by an overscroll below that of the viewport's rubber band")
  func contentSize() {
    // 100 pt of the finger give an overscroll of 55 * 800 / 855 pt, and 200 pt give 110 * 800 / 910 pt.
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

  @Test("Promise 12 is broken by a second finger that moves the content, or that does not continue the drag")
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

  @Test("Promise 12 is broken by a drag of one of two fingers that came down together")
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
