import Combine
import Foundation
import Testing
import UIKit

@MainActor @Suite("Touches and gesture recognizers") struct TouchTests {
  let driver = TouchDriver()

  @Test("A drag begins after 10 pt, and these 10 pt do not move the content")
  func drag() {
    let view = scrollView(in: driver.window)
    driver.down(400)
    #expect(view.isTracking)
    #expect(!view.isDragging)
    driver.move(-9)
    #expect(view.panGestureRecognizer.state == .possible)
    driver.move(-1)
    #expect(view.panGestureRecognizer.state == .began)
    #expect(view.isDragging)
    driver.move(-50)
    #expect(view.panGestureRecognizer.state == .changed)
    #expect(view.contentOffset.y == 50)
    driver.wait(0.2)
    driver.up()
    #expect(view.contentOffset.y == 50)
    #expect(!view.isTracking && !view.isDragging && !view.isDecelerating)
    #expect(view.panGestureRecognizer.state == .possible)
  }

  @Test("When a finger lifts, the pan recognizer ends before subscribers receive the next offset")
  func liftIsSeenFirst() {
    let view = scrollView(in: driver.window)
    var states: [UIGestureRecognizer.State] = []
    let pan = view.panGestureRecognizer
    let token = view.publisher(for: \.contentOffset, options: []).sink { _ in states.append(pan.state) }
    driver.pull(100)
    let count = states.count
    pan.addTarget(self.driver) { states.append(pan.state) }
    driver.up()
    #expect(states[count...].first == .ended)
    #expect(!view.isDragging && view.isDecelerating)
    driver.wait(1)
    #expect(states[(count + 1)...].allSatisfy { $0 == .possible })
    token.cancel()
  }

  @Test("When the system cancels a touch, pulled content springs back")
  func cancel() {
    let view = scrollView(in: driver.window)
    var last = UIGestureRecognizer.State.possible
    view.panGestureRecognizer.addTarget(driver) { last = view.panGestureRecognizer.state }
    driver.pull(100)
    driver.cancel()
    #expect(last == .cancelled)
    #expect(!view.isDragging)
    driver.wait(1.5)
    #expect(view.contentOffset.y == 0)
  }

  @Test("Disabling scrolling or removing the view cancels the drag", arguments: [true, false])
  func takenAway(bySwitch: Bool) {
    let view = scrollView(in: driver.window)
    var last = UIGestureRecognizer.State.possible
    view.panGestureRecognizer.addTarget(driver) { last = view.panGestureRecognizer.state }
    driver.pull(100)
    if bySwitch { view.isScrollEnabled = false } else { view.removeFromSuperview() }
    #expect(last == .cancelled)
    #expect(!view.isDragging)
  }

  @Test("With two fingers, content moves by half of each movement, and the drag ends when both have lifted")
  func twoFingers() {
    let view = scrollView(in: driver.window)
    driver.down(400)
    driver.move(-60)
    #expect(view.contentOffset.y == 50)
    driver.down(100, 500, id: 1)
    driver.move(0, -40, id: 1)
    #expect(view.contentOffset.y == 70)
    driver.up()
    #expect(view.isDragging)
    driver.move(0, -40, id: 1)
    #expect(view.contentOffset.y == 110)
    driver.wait(0.2)
    driver.up(id: 1)
    #expect(!view.isDragging)
    #expect(view.contentOffset.y == 110)
  }

  @Test("A touch on moving content stops the content and begins a drag immediately")
  func catchIt() {
    let view = scrollView(in: driver.window)
    driver.down(600)
    driver.move(-200)
    driver.up()
    #expect(view.isDecelerating)
    driver.wait(0.1)
    driver.down(400)
    #expect(view.isDragging && view.isDecelerating)
    #expect(view.panGestureRecognizer.state == .began)
    let offset = view.contentOffset.y
    driver.wait(0.2)
    #expect(view.contentOffset.y == offset)
    driver.move(-5)
    #expect(near(view.contentOffset.y, offset + 5))
    #expect(view.isDragging && !view.isDecelerating)
  }

  @Test("Of two nested vertical scroll views, the inner one scrolls until its end, and then the outer one")
  func nested() {
    let outer = scrollView(in: driver.window, content: 3000)
    let inner = scrollView(in: outer, content: 900)
    inner.alwaysBounceVertical = false
    outer.contentOffset.y = 100
    inner.frame.origin.y = 100
    driver.down(400)
    driver.move(-110)
    // The inner view scrolls until the finger lifts, even past its own end.
    #expect(near(inner.contentOffset.y, 56 + band(44, 844)))
    #expect(outer.contentOffset.y == 100)
    driver.wait(0.2)
    driver.up()
    driver.wait(1.5)
    #expect(near(inner.contentOffset.y, 56))
    driver.down(400)
    driver.move(-110)
    #expect(near(inner.contentOffset.y, 56))
    #expect(outer.contentOffset.y == 200)
  }

  @Test("A horizontal drag scrolls the inner horizontal view, and a vertical drag the outer view")
  func crossed() {
    let outer = scrollView(in: driver.window)
    let inner = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 300))
    inner.contentSize = CGSize(width: 1000, height: 300)
    outer.addSubview(inner)
    driver.down(150)
    driver.move(-60, -20)
    #expect(inner.contentOffset.x > 40 && inner.contentOffset.y == 0)
    #expect(outer.contentOffset == .zero)
    driver.wait(0.2)
    driver.up()
    let offset = inner.contentOffset.x
    driver.down(150)
    driver.move(-20, -60)
    #expect(inner.contentOffset.x == offset)
    #expect(outer.contentOffset.y > 40 && outer.contentOffset.x == 0)
  }

  @Test("A pan makes a tap recognizer fail, and a touch without a movement is a tap")
  func tap() {
    let view = scrollView(in: driver.window)
    let button = UIView(frame: CGRect(x: 0, y: 300, width: 390, height: 200))
    let tap = Tap()
    button.addGestureRecognizer(tap)
    view.addSubview(button)
    driver.down(400)
    driver.up()
    #expect(tap.count == 1)
    driver.down(400)
    driver.move(-60)
    #expect(tap.state == .failed)
    driver.up()
    #expect(tap.count == 1)
    // A touch that stops moving content is not a tap.
    driver.down(400)
    driver.up()
    #expect(tap.count == 1)
  }

  @Test("A delegate can allow two recognizers, prevent a recognizer from beginning, and reject a touch")
  func delegates() {
    let view = scrollView(in: driver.window)
    let delegate = Delegate()
    let pan = UIPanGestureRecognizer()
    pan.delegate = delegate
    view.addGestureRecognizer(pan)
    func drag() -> (Bool, Bool) {
      driver.down(400)
      driver.move(-60)
      defer {
        driver.wait(0.2)
        driver.up()
      }
      return (view.isDragging, pan.state == .changed)
    }
    // Both recognizers belong to the same view, so the first one receives the touch first.
    #expect(drag() == (true, false))
    delegate.isSimultaneous = true
    #expect(drag() == (true, true))
    delegate.begins = false
    #expect(drag() == (true, false))
    delegate.begins = true
    delegate.receives = false
    #expect(drag() == (true, false))
    #expect(delegate.asked == 1 + 1)
  }

  @Test("The recognizer with the highest precedence receives a touch first and prevents the rest")
  func precedence() {
    let view = scrollView(in: driver.window)
    let pan = FirstPan()
    driver.window.addGestureRecognizer(pan)
    driver.down(400)
    driver.move(-60)
    #expect(pan.state == .changed)
    #expect(view.panGestureRecognizer.state == .failed)
    #expect(view.contentOffset.y == 0)
  }

  @Test("A trackpad scrolls, pulls and flings; a pan recognizer without a scroll type mask ignores it")
  func trackpad() {
    let view = scrollView(in: driver.window)
    let pan = UIPanGestureRecognizer()
    driver.window.addGestureRecognizer(pan)
    let point = CGPoint(x: 200, y: 400)
    driver.window.trackpad(by: .zero, at: point, .began, time: 0)
    for frame in 1...5 {
      driver.window.trackpad(by: CGPoint(x: 0, y: 20), at: point, .moved, time: Double(frame) / 60)
    }
    #expect(view.isDragging && view.panGestureRecognizer.numberOfTouches == 0)
    #expect(near(view.contentOffset.y, -band(100, 844)))
    #expect(pan.state == .possible)
    driver.window.trackpad(by: .zero, at: point, .ended, time: 5.0 / 60)
    #expect(view.isDecelerating)
    driver.wait(2)
    #expect(view.contentOffset.y == 0)
  }

  @Test("Each step of a wheel is a complete pan, which never scrolls past an edge")
  func wheel() {
    let view = scrollView(in: driver.window)
    var states: [UIGestureRecognizer.State] = []
    view.panGestureRecognizer.addTarget(driver) { states.append(view.panGestureRecognizer.state) }
    let point = CGPoint(x: 200, y: 400)
    driver.window.scrollWheel(by: CGPoint(x: 0, y: -30), at: point, time: 0)
    #expect(view.contentOffset.y == 30)
    #expect(states == [.began, .ended])
    driver.window.scrollWheel(by: CGPoint(x: 0, y: 50), at: point, time: 0.1)
    #expect(view.contentOffset.y == 0)
  }

  @Test("A hit test skips views that are hidden, transparent, covered or without user interaction")
  func hitTest() {
    let back = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let front = UIView(frame: CGRect(x: 50, y: 50, width: 100, height: 100))
    driver.window.addSubview(back)
    driver.window.addSubview(front)
    let point = CGPoint(x: 75, y: 75)
    #expect(driver.window.hitTest(point) === front)
    front.isUserInteractionEnabled = false
    #expect(driver.window.hitTest(point) === back)
    back.alpha = 0
    #expect(driver.window.hitTest(point) === driver.window)
    (front.isUserInteractionEnabled, front.isHidden) = (true, true)
    #expect(driver.window.hitTest(point) === driver.window)
  }
}

/// A simplified tap recognizer, which recognizes the end of any touch.
private final class Tap: UIGestureRecognizer {
  var count = 0

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .recognized
    if state == .recognized { count += 1 }
  }
}

/// A pan recognizer with a higher precedence than the default.
private final class FirstPan: UIPanGestureRecognizer {
  override var precedence: Int { 1 }
}

private final class Delegate: UIGestureRecognizerDelegate {
  var isSimultaneous = false
  var begins = true
  var receives = true
  var asked = 0

  func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
    asked += 1
    return begins
  }

  func gestureRecognizer(
    _ recognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
  ) -> Bool { isSimultaneous }

  func gestureRecognizer(_ recognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool { receives }
}
