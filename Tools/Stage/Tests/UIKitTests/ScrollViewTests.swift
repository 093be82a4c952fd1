import Combine
import Foundation
import Testing
import UIKit

@MainActor @Suite("A scroll view") struct ScrollViewTests {
  let driver = TouchDriver(safeArea: UIEdgeInsets(top: 50, left: 0, bottom: 30, right: 0))

  @Test("The adjusted insets are the sum of the safe area and the content insets; content begins below them")
  func adjustedInsets() {
    let view = scrollView(in: driver.window)
    #expect(view.adjustedContentInset == UIEdgeInsets(top: 50, left: 0, bottom: 30, right: 0))
    #expect(view.contentOffset.y == -50)
    view.contentInset.top = 8
    #expect(view.adjustedContentInset.top == 58)
    view.contentInsetAdjustmentBehavior = .never
    #expect(view.adjustedContentInset == UIEdgeInsets(top: 8, left: 0, bottom: 0, right: 0))
  }

  @Test("Adding an inset keeps the offset of still content; removing it moves content back into its range")
  func insetsAtRest() {
    let view = scrollView(in: driver.window)
    view.contentInset.top = 60
    #expect(view.contentOffset.y == -50)
    view.contentOffset.y = -110
    view.contentInset.top = 0
    #expect(view.contentOffset.y == -50)
  }

  @Test("Adding an inset during a drag keeps the offset, and the drag continues from that offset")
  func insetsUnderAFinger() {
    let view = scrollView(in: driver.window)
    driver.pull(200)
    let offset = view.contentOffset.y
    view.contentInset.top = 60
    #expect(view.contentOffset.y == offset)
    driver.move(1)
    #expect(near(view.contentOffset.y, offset - 1, 1))
  }

  @Test("An inset at the lift moves pulled content; after code restores the offset, the content springs")
  func insetsAtALift() {
    let view = scrollView(in: driver.window)
    driver.pull(200)
    let offset = view.contentOffset
    view.panGestureRecognizer.addTarget(driver) {
      guard view.panGestureRecognizer.state == .ended else { return }
      view.contentInset.top += 60
      #expect(view.contentOffset.y == offset.y - 60)
      view.contentOffset = offset
    }
    driver.up()
    #expect(view.contentOffset == offset)
    #expect(view.isDecelerating)
    var last = offset.y
    for _ in 0..<90 {
      driver.wait(TouchDriver.frame)
      #expect(view.contentOffset.y >= last && view.contentOffset.y <= -110)
      last = view.contentOffset.y
    }
    #expect(view.contentOffset.y == -110)
  }

  @Test("Setting the offset does not end a fling, and `setContentOffset` without an animation ends it")
  func writes() {
    let view = scrollView(in: driver.window, content: 9000)
    driver.down(700)
    driver.move(-300)
    driver.up()
    view.contentOffset.y += 100
    #expect(view.isDecelerating)
    view.setContentOffset(view.contentOffset, animated: false)
    #expect(!view.isDecelerating)
    let offset = view.contentOffset
    driver.wait(0.1)
    #expect(view.contentOffset == offset)
  }

  @Test("An animated scroll from code replaces the spring, and can end outside the range")
  func animated() {
    let view = scrollView(in: driver.window)
    driver.pull(200)
    driver.up()
    driver.wait(TouchDriver.frame)
    view.setContentOffset(CGPoint(x: 0, y: -120), animated: true)
    #expect(!view.isDecelerating)
    driver.wait(0.5)
    #expect(view.contentOffset.y == -120)
  }

  @Test("`scrollRectToVisible` scrolls by the shortest distance that shows the rectangle")
  func rectToVisible() {
    let view = scrollView(in: driver.window)
    view.scrollRectToVisible(CGRect(x: 0, y: 100, width: 100, height: 100), animated: false)
    #expect(view.contentOffset.y == -50)
    view.scrollRectToVisible(CGRect(x: 0, y: 1000, width: 100, height: 100), animated: false)
    #expect(view.contentOffset.y == 286)
    view.scrollRectToVisible(CGRect(x: 0, y: 100, width: 100, height: 100), animated: false)
    #expect(view.contentOffset.y == 50)
  }

  @Test("A tap on the status bar scrolls to the top, or does nothing if two scroll views could scroll")
  func statusBar() {
    let view = scrollView(in: driver.window)
    view.contentOffset.y = 700
    driver.window.tapStatusBar()
    driver.wait(0.15)
    #expect(view.contentOffset.y > 0 && view.contentOffset.y < 700)
    driver.wait(0.3)
    #expect(view.contentOffset.y == -50)
    let other = scrollView(in: driver.window)
    (view.contentOffset.y, other.contentOffset.y) = (700, 700)
    driver.window.tapStatusBar()
    driver.wait(0.5)
    #expect(view.contentOffset.y == 700 && other.contentOffset.y == 700)
    view.scrollsToTop = false
    driver.window.tapStatusBar()
    driver.wait(0.5)
    #expect(other.contentOffset.y == -50)
  }

  @Test("A rotation keeps content at its top, and moves content past its end back into its range")
  func rotation() {
    let controller = UIViewController()
    driver.window.rootViewController = controller
    driver.window.layoutIfNeeded()
    let view = scrollView(in: controller.view)
    func rotate() {
      let size = driver.window.frame.size
      driver.window.frame.size = CGSize(width: size.height, height: size.width)
      driver.window.safeAreaOverride?.top = size.width < size.height ? 0 : 50
      driver.window.layoutIfNeeded()
      view.frame = controller.view.bounds
    }
    #expect(view.contentOffset.y == -50)
    rotate()
    #expect(controller.view.frame.size == CGSize(width: 844, height: 390))
    #expect(view.contentOffset.y == 0)
    view.contentOffset.y = 2000 + 30 - 390
    rotate()
    #expect(view.contentOffset.y == 1186)
  }

  @Test("A subscriber of a property is called after each change until it is cancelled")
  func observers() {
    let view = scrollView(in: driver.window)
    var changes: [String] = []
    var tokens = [
      view.publisher(for: \.contentOffset, options: []).sink { changes.append("offset \(Int($0.y))") },
      view.publisher(for: \.bounds, options: []).sink { changes.append("bounds \(Int($0.minY))") },
      view.publisher(for: \.contentSize, options: []).sink { changes.append("size \(Int($0.height))") },
      view.publisher(for: \.contentInset, options: []).sink { changes.append("inset \(Int($0.top))") },
      view.publisher(for: \.adjustedContentInset, options: []).sink {
        changes.append("adjusted \(Int($0.top))")
      },
    ]
    view.contentOffset.y = 30
    view.contentSize.height = 3000
    view.contentInset.top = 5
    view.frame.size.height = 830
    // The frame ends 14 pt above the window's bottom, so 16 of the safe area's 30 pt cover the scroll view.
    #expect(
      changes == [
        "offset 30", "bounds 30", "size 3000", "inset 5", "adjusted 55", "adjusted 55", "bounds 30",
      ])
    #expect(view.adjustedContentInset.bottom == 16)
    tokens = []
    view.contentOffset.y = 40
    #expect(changes.count == 7)
    #expect(tokens.isEmpty)
  }

  @Test("Converting a point includes the content offset of the scroll views around it")
  func convert() {
    let view = scrollView(in: driver.window)
    view.frame.origin = CGPoint(x: 10, y: 20)
    let inner = UIView(frame: CGRect(x: 5, y: 300, width: 10, height: 10))
    view.addSubview(inner)
    view.contentOffset.y = 100
    #expect(inner.convert(inner.bounds, to: nil) == CGRect(x: 15, y: 220, width: 10, height: 10))
    #expect(inner.convert(CGPoint(x: 15, y: 220), from: driver.window) == .zero)
    #expect(view.convert(CGPoint(x: 0, y: 100), to: nil) == CGPoint(x: 10, y: 20))
  }
}
