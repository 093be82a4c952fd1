#if canImport(SwiftUI) && (canImport(UIKit) || canImport(AppKit))
  import Overscroll
  import ScreenDriver
  import SwiftUI
  import Testing

  /// Drags of a finger, a wheel or a trackpad on a driven list inside a scrolling page.
  ///
  /// The list scrolls along its axis. A drag across that axis scrolls the page.
  @MainActor @Suite(.onScreen, .serialized, .enabled(if: Screen.hasTrackpad))
  struct ListDragScreenTests {
    private let middle = CGPoint(x: 195, y: 400)

    private func screen(_ view: some View) async -> Screen {
      await Screen(view, safeArea: EdgeInsets(), frames: 5)
    }

    /// Returns the position of the content's start, computed from the first visible row.
    private func offset(_ screen: Screen, _ axis: Axis) -> CGFloat? {
      for index in 0..<300 {
        guard let frame = screen.frame(of: "Row \(index)") else { continue }
        return (axis == .vertical ? frame.minY : frame.minX) - CGFloat(index) * DragCards.length
      }
      return nil
    }

    private func size(_ distance: CGFloat, _ axis: Axis) -> CGSize {
      axis == .vertical ? CGSize(width: 0, height: distance) : CGSize(width: distance, height: 0)
    }

    // MARK: A page that scrolls across the list

    @Test("A list and its page each scroll along their own axis", arguments: [Axis.vertical, .horizontal])
    func eachScrollsItsOwnAxis(axis: Axis) async {
      let screen = await screen(DragAcrossPage(axis: axis))
      let other: Axis = axis == .vertical ? .horizontal : .vertical
      let before = offset(screen, axis)
      await screen.drag(from: middle, by: size(-150, axis), over: 0.3)
      let dragged = offset(screen, axis)
      #expect(zip(dragged, before).map { $0 - $1 < -120 } == true)
      #expect(screen.scrolls[0].offset == .zero)
      await screen.lift(after: 8, wait: 1)

      let rested = offset(screen, axis)
      await screen.drag(from: middle, by: size(-150, other), over: 0.3)
      #expect(offset(screen, axis) == rested)
      let page = screen.scrolls[0].offset
      #expect((other == .vertical ? page.y : page.x) > 120)
      await screen.lift(wait: 1)
    }

    @Test(.enabled(if: Screen.hasWheel), arguments: [Axis.vertical, .horizontal])
    func wheelsAndTrackpadsScrollTheirAxis(axis: Axis) async {
      let screen = await screen(DragAcrossPage(axis: axis))
      let other: Axis = axis == .vertical ? .horizontal : .vertical
      let start = offset(screen, axis)
      screen.wheel(by: size(60, axis), at: middle)
      await screen.wait(0.5)
      #expect(zip(offset(screen, axis), start).map { abs($0 - $1 + 60) < 1 } == true)
      #expect(screen.scrolls[0].offset == .zero)

      let turned = offset(screen, axis)
      await screen.trackpad(by: size(-90, axis), over: 0.3, at: middle, lifts: false)
      #expect(zip(offset(screen, axis), turned).map { abs($0 - $1 + 90) < 1 } == true)
      await screen.trackpad(by: .zero, over: 0.2, at: middle)
      await screen.wait(1)
      #expect(screen.scrolls[0].offset == .zero)

      let rested = offset(screen, axis)
      screen.wheel(by: size(60, other), at: middle)
      await screen.wait(0.5)
      #expect(offset(screen, axis) == rested)
      #expect((other == .vertical ? screen.scrolls[0].offset.y : screen.scrolls[0].offset.x) == 60)
    }

    // MARK: A page that scrolls along the list

    @Test("If page and list have the same axis, a drag that begins on the list scrolls the list")
    func aListInAPageOfItsOwnAxisHasWhatBeginsOnIt() async {
      let screen = await screen(DragAlongPage())
      let before = offset(screen, .vertical)
      await screen.swipe(from: middle, by: CGSize(width: 0, height: -100), over: 0.3, liftAfter: 8)
      #expect(screen.scrolls[0].offset.y == 0)
      #expect(zip(offset(screen, .vertical), before).map { $0 - $1 < -80 } == true)
      await screen.wait(1)
      await screen.drag(from: CGPoint(x: 195, y: 100), by: CGSize(width: 0, height: -60), over: 0.3)
      #expect(screen.scrolls[0].offset.y > 40)
      await screen.lift(wait: 1)
    }

    // MARK: Touches

    @Test func buttonsInRowsAreTappedAndNotDragged() async {
      let taps = DragTaps()
      let screen = await screen(DragCards(axis: .vertical, taps: taps))
      screen.tap("Row 3")
      #expect(taps.rows == [3])
      await screen.wait(0.3)
      await screen.swipe(from: middle, by: CGSize(width: 0, height: -100), over: 0.3, liftAfter: 8, wait: 1)
      #expect(taps.rows == [3])
    }

    @Test func aTouchStopsAFlingAndPressesNothing() async {
      let taps = DragTaps()
      let screen = await screen(DragCards(axis: .vertical, taps: taps))
      await screen.fling(by: -200, from: CGPoint(x: 195, y: 600), wait: 0.3)
      let flying = offset(screen, .vertical)
      await screen.frames(2)
      #expect(offset(screen, .vertical) != flying)
      screen.touchDown(at: middle)
      await screen.frames(1)
      let caught = offset(screen, .vertical)
      await screen.frames(20)
      #expect(offset(screen, .vertical) == caught)
      await screen.lift(wait: 1)
      #expect(offset(screen, .vertical) == caught)
      #expect(taps.rows == [])
      // The list is at rest, so the next touch is a tap.
      screen.tap(middle)
      #expect(taps.rows.count == 1)
    }

    @Test("When the first finger lifts, a second finger continues the drag") func aSecondFingerGoesOn() async
    {
      let screen = await screen(DragCards(axis: .vertical))
      screen.touchDown(at: CGPoint(x: 100, y: 600), finger: 0)
      await screen.drag(by: CGSize(width: 0, height: -100), over: 0.3, finger: 0)
      let first = offset(screen, .vertical)
      screen.touchDown(at: CGPoint(x: 300, y: 700), finger: 1)
      await screen.frames(2)
      #expect(offset(screen, .vertical) == first)
      screen.lift(finger: 0)
      await screen.frames(2)
      #expect(offset(screen, .vertical) == first)
      await screen.drag(by: CGSize(width: 0, height: -100), over: 0.3, finger: 1)
      #expect(zip(offset(screen, .vertical), first).map { abs($0 - $1 + 100) < 1 } == true)
      await screen.frames(8)
      screen.lift(finger: 1)
      await screen.wait(1)
    }

    @Test("When the system cancels a touch, no fling starts") func aTouchThatIsTakenAwayFlingsNothing() async
    {
      let screen = await screen(DragCards(axis: .vertical))
      await screen.drag(from: CGPoint(x: 195, y: 600), by: CGSize(width: 0, height: -200), over: 0.1)
      screen.cancelTouch()
      await screen.frames(1)
      let left = offset(screen, .vertical)
      await screen.wait(1)
      #expect(offset(screen, .vertical) == left)
      // The next touch drags the list again.
      await screen.drag(from: CGPoint(x: 195, y: 600), by: CGSize(width: 0, height: -100), over: 0.3)
      #expect(zip(offset(screen, .vertical), left).map { $0 - $1 < -80 } == true)
      await screen.lift(wait: 1)
    }

    /// When a list is removed, its gesture recognizers are removed as well.
    @Test("A list that is removed and shown again can be dragged")
    func aListThatGoesLeavesNothingBehind() async {
      let screen = await screen(DragHiding(isShown: true))
      await screen.replace(DragHiding(isShown: false), frames: 2)
      await screen.replace(DragHiding(isShown: true), frames: 5)
      let before = offset(screen, .vertical)
      await screen.drag(from: middle, by: CGSize(width: 0, height: -100), over: 0.3)
      #expect(zip(offset(screen, .vertical), before).map { abs($0 - $1 + 90) < 11 } == true)
      await screen.lift(wait: 1)
    }
  }

  private func zip<Value>(_ one: Value?, _ other: Value?) -> (Value, Value)? {
    one.flatMap { one in other.map { (one, $0) } }
  }
#endif
