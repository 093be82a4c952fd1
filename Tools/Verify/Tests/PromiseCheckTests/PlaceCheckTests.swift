import OverscrollCore
import Testing
import Models

/// Promises 3, 4, 6, 9, 11 and 12, each broken by made-up states.
@Suite struct PlaceCheckTests {
  @Test("Promise 3 breaks where an idle edge has a gap, and where a gap grows with each start")
  func gap() {
    var steps = Steps(GapCheck())
    for gap in [60.0, 60] {
      steps.happens { $0.edges.start = ShownEdge(.running(1), gap: gap) }
      steps.happens { $0.edges.start = ShownEdge(.settling) }
    }
    #expect(steps.broken == [])
    steps.happens { $0.edges.start = ShownEdge(.running(1), gap: 120) }
    #expect(steps.broken == ["a gap of 120.0 pt at the start, where it was 60.0 pt"])
    steps.happens { $0.edges.start = ShownEdge(.idle, gap: 60) }
    steps.happens { $0.edges.start = ShownEdge(.idle, gap: -1) }
    #expect(steps.broken.count == 3)
  }

  @Test("Promise 3 takes another gap where the viewport, the numbers or the indicator are others")
  func otherGap() {
    var steps = Steps(GapCheck()) { $0.edges.start = ShownEdge(.dwelling, gap: 60) }
    steps.happens()
    steps.happens(.indicatorExtent(.start, 90)) { $0.edges.start.gap = 90 }
    steps.happens {
      $0.settings.edges.start.hold = .points(50)
      $0.edges.start.gap = 50
    }
    steps.happens {
      $0.settings.extents = ScrollExtents(viewport: 40, content: 3000)
      $0.edges.start.gap = 40
    }
    #expect(steps.broken == [])
  }

  @Test("Promise 4 breaks where an event moves content by more than it says")
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

  @Test("Promise 4 breaks where content is faster than the finger, or moves under one that holds still")
  func finger() {
    var steps = Steps(JumpCheck())
    steps.happens(.down(1, 400)) { $0.isDragging = true }
    steps.happens(.moved(1, 430)) { $0.offset -= 30 }
    steps.happens(.moved(1, 450)) { $0.offset -= 20 }
    #expect(steps.broken == [])
    steps.happens(.moved(1, 460)) { $0.offset -= 11 }
    #expect(steps.broken == ["the content jumped by 11.0 pt; 10.0 pt are explained"])
    steps.waits(1) { $0.offset -= 1 }
    #expect(steps.broken.count == 2)
  }

  @Test("Promise 4 breaks where content at rest moves by itself, or faster than its spring")
  func motion() {
    var steps = Steps(JumpCheck())
    steps.waits(0.02) { $0.offset += 2.1 }
    #expect(steps.broken.count == 1)
    // A spring 100 pt from its target moves by 403 pt/s at most.
    for (way, isBroken) in [(10.0, false), (11, true)] {
      var spring = Steps(JumpCheck()) { ($0.offset, $0.edges.start.overscroll) = (-100, 100) }
      spring.waits(0.02) { $0.offset += way }
      #expect(spring.broken.isEmpty != isBroken)
    }
  }

  @Test("Promise 4 breaks where a gap that is shifted moves what the platform did not")
  func shifted() {
    var steps = Steps(JumpCheck()) { $0.settings.behavior.source = .shifted }
    steps.happens(.observed(40, .tracking)) { $0.offset = 40 }
    #expect(steps.broken == [])
    steps.happens(.observed(50, .tracking)) { $0.offset = 51 }
    steps.happens(.ended(1)) { $0.offset += 60 }
    #expect(steps.broken.count == 2)
  }

  @Test("Promise 6 breaks where an edge settles for more than 2 s, and where content stays past its edge")
  func home() {
    var steps = Steps(HomeCheck()) { $0.edges.start = ShownEdge(.settling, overscroll: 30) }
    steps.waits(1.9)
    #expect(steps.broken == [])
    steps.waits(0.2)
    #expect(steps.broken.count == 1 && steps.broken[0].contains("still settling after 2.1 s"))
    #expect(steps.broken[0].contains("30.0 pt past"))
  }

  @Test("Promise 6 begins to count when the finger has lifted and the action has ended")
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

  @Test("Promise 9 breaks with any number that is not finite", arguments: [Double.nan, .infinity])
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

  @Test("Promise 11 breaks where a finger pulls less than the rubber band of its viewport says")
  func contentSize() {
    // 100 pt of the finger show as 55 * 800 / 855, and 200 as 110 * 800 / 910.
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

  @Test("Promise 12 breaks where a second finger moves the content, and where it does not go on")
  func secondFinger() {
    var steps = Steps(SecondFingerCheck())
    steps.happens(.down(1, 0))
    steps.happens(.moved(1, 20)) { $0.settings.dragger = 1 }
    let second = DragStart(pointer: 2, main: 300, isOnlyPointer: false)
    steps.happens(.dragBegan(second))
    steps.happens(.moved(2, 320))
    #expect(steps.broken == [] && steps.judged == 1)
    steps.happens(.moved(2, 340)) { $0.offset -= 20 }
    #expect(steps.broken == ["finger 2 moves what finger 1 drags"])
    steps.happens(.dragEnded(pointer: 1)) { $0.settings.dragger = nil }
    #expect(steps.broken.last == "finger 2 is down, and does not go on")
  }

  @Test("Promise 12 breaks where one of two fingers that came down together drags")
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
