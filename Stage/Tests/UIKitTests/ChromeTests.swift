import Foundation
import Testing
import UIKit

@MainActor @Suite("Refresh control, large title and sheet") struct ChromeTests {
  let hand = Hand(safeArea: UIEdgeInsets(top: 50, left: 0, bottom: 30, right: 0))

  /// A list under a large title: at rest it begins at 50 + 96.
  private func titled() -> (UINavigationController, UIScrollView) {
    let screen = UIViewController()
    let controller = UINavigationController(rootViewController: screen)
    controller.navigationBar.prefersLargeTitles = true
    hand.window.rootViewController = controller
    screen.view.frame = hand.window.bounds
    let view = scrollView(in: screen.view)
    hand.wait(Hand.frame)
    return (controller, view)
  }

  @Test("A pull past its threshold refreshes, holds the gap at the lift, and closes it in the end")
  func refreshControl() {
    let view = scrollView(in: hand.window)
    let control = UIRefreshControl()
    var starts = 0
    control.addAction(UIAction { _ in starts += 1 }, for: .valueChanged)
    view.refreshControl = control
    hand.pull(150)
    #expect(!control.isRefreshing)
    hand.move(100)
    #expect(control.isRefreshing && starts == 1)
    #expect(view.contentInset.top == 0)
    hand.wait(0.2)
    hand.up()
    #expect(view.contentInset.top == 60)
    hand.wait(1.5)
    #expect(view.contentOffset.y == -110)
    control.endRefreshing()
    #expect(view.contentOffset.y == -110)
    hand.wait(1.5)
    #expect(view.contentOffset.y == -50 && view.contentInset.top == 0)
    #expect(starts == 1)
  }

  @Test("A control that ends itself holds nothing and starts once in a pull")
  func endsItself() {
    let view = scrollView(in: hand.window)
    let control = UIRefreshControl()
    var starts = 0
    control.addAction(
      UIAction { [weak control] _ in
        starts += 1
        control?.endRefreshing()
      }, for: .valueChanged)
    view.refreshControl = control
    hand.pull(400)
    hand.up()
    #expect(starts == 1)
    hand.wait(1.5)
    #expect(view.contentOffset.y == -50 && view.contentInset.top == 0)
  }

  @Test("A control that is taken away takes its gap with it")
  func takenAway() {
    let view = scrollView(in: hand.window)
    view.refreshControl = UIRefreshControl()
    hand.pull(400)
    hand.up()
    hand.wait(1.5)
    #expect(view.contentOffset.y == -110)
    view.refreshControl = nil
    hand.wait(1.5)
    #expect(view.contentOffset.y == -50 && view.subviews.isEmpty)
  }

  @Test("A large title collapses with the scroll, and the safe area with it")
  func collapse() {
    let (controller, view) = titled()
    let bar = controller.navigationBar
    #expect(view.contentOffset.y == -146 && view.adjustedContentInset.top == 146)
    #expect(bar.titleBottom == 146)
    hand.pull(-20, from: 600)
    #expect(view.contentOffset.y == -126 && view.adjustedContentInset.top == 126)
    #expect(bar.titleBottom == 126)
    hand.move(-80)
    #expect(view.contentOffset.y == -46 && view.adjustedContentInset.top == 94)
    #expect(bar.titleBottom == 94)
    // Back at the top it is whole again, without a bounce before.
    hand.move(100)
    #expect(view.contentOffset.y == -146 && bar.titleBottom == 146)
  }

  @Test("A large title does not stay halfway")
  func snaps() {
    let (controller, view) = titled()
    hand.pull(-20, from: 600)
    hand.up()
    hand.wait(1)
    #expect(view.contentOffset.y == -146 && controller.navigationBar.titleBottom == 146)
    hand.pull(-40, from: 600)
    hand.up()
    hand.wait(1)
    #expect(view.contentOffset.y == -94 && controller.navigationBar.titleBottom == 94)
  }

  @Test("A fling to the top opens the title before it bounces")
  func flingOpens() {
    let (controller, view) = titled()
    view.contentOffset.y = 300
    #expect(controller.navigationBar.titleBottom == 94)
    hand.down(300)
    hand.move(250)
    hand.up()
    var lowest = 0.0
    for _ in 0..<120 {
      hand.wait(Hand.frame)
      lowest = min(lowest, view.contentOffset.y)
    }
    #expect(lowest < -150)
    #expect(view.contentOffset.y == -146 && controller.navigationBar.titleBottom == 146)
  }

  @Test("Code may leave a title halfway")
  func codeDoesNotSnap() {
    let (controller, view) = titled()
    view.setContentOffset(CGPoint(x: 0, y: -120), animated: false)
    hand.wait(1)
    #expect(view.contentOffset.y == -120 && controller.navigationBar.titleBottom == 120)
  }

  @Test(
    "Content does not jump where somebody hands the safe area down once a frame", arguments: [-300.0, 300])
  func lateSafeArea(distance: Double) {
    let (controller, view) = titled()
    view.safeAreaOverride = controller.topViewController.view.safeAreaInsets
    if distance > 0 { view.contentOffset.y = 100 }
    hand.down(400)
    var last = view.contentOffset.y
    func frame() {
      hand.wait(Hand.frame)
      #expect(abs(view.contentOffset.y - last) <= 22)
      last = view.contentOffset.y
      view.safeAreaOverride = controller.topViewController.view.safeAreaInsets
      #expect(view.contentOffset.y == last)
    }
    for _ in 0..<Int(abs(distance) / 20) {
      hand.move(distance > 0 ? 10 : -10)
      frame()
    }
    hand.up()
    for _ in 0..<120 { frame() }
    #expect(view.contentOffset.y == -146 || distance < 0)
  }

  @Test("A pull stretches the bar and brings the title down, while the safe area stays")
  func stretch() {
    let (controller, view) = titled()
    hand.pull(100)
    let pull = -view.contentOffset.y - 146
    #expect(near(pull, band(100, 844)))
    #expect(near(controller.navigationBar.titleBottom, 146 + pull))
    #expect(controller.navigationBar.frame.maxY == controller.navigationBar.titleBottom)
    #expect(view.adjustedContentInset.top == 146)
  }

  @Test("An inset that is added to pulled content makes the title jump up by as much")
  func titleJumps() {
    let (controller, view) = titled()
    hand.pull(300)
    let title = controller.navigationBar.titleBottom
    let place = view.contentOffset
    #expect(title > 146 + 60)
    view.contentInset.top = 60
    #expect(view.contentOffset == place)
    #expect(near(controller.navigationBar.titleBottom, title - 60))
    hand.up()
    hand.wait(1.5)
    #expect(view.contentOffset.y == -206 && controller.navigationBar.titleBottom == 146)
  }

  @Test("The status bar's tap opens a collapsed title")
  func statusBarOpensTitle() {
    let (controller, view) = titled()
    view.contentOffset.y = 500
    hand.window.tapStatusBar()
    hand.wait(0.5)
    #expect(view.contentOffset.y == -146 && controller.navigationBar.titleBottom == 146)
  }

  /// A list in a sheet.
  private func sheet() -> (UIViewController, UIScrollView) {
    let (below, above) = (UIViewController(), UIViewController())
    hand.window.rootViewController = below
    hand.window.layoutIfNeeded()
    below.present(above, animated: false)
    hand.window.layoutIfNeeded()
    return (below, scrollView(in: above.view))
  }

  @Test("A pull in a sheet moves and dismisses it, where no scroll view claims the pull")
  func sheetIsDismissed() {
    let (below, view) = sheet()
    #expect(view.convert(view.bounds, to: nil).minY == 60)
    #expect(view.adjustedContentInset.top == 0)
    hand.pull(100)
    #expect(view.contentOffset.y == 0 && !view.isDragging)
    #expect(below.presentedSheet?.translation == 100)
    hand.up()
    hand.wait(1)
    #expect(below.presentedSheet?.translation == 0)
    hand.pull(500)
    hand.up()
    #expect(below.presentedViewController == nil && view.window == nil)
  }

  @Test("With a refresh control the pull is the scroll view's, and the sheet stays")
  func sheetWithRefreshControl() {
    let (below, view) = sheet()
    view.refreshControl = UIRefreshControl()
    hand.pull(500)
    #expect(view.isDragging && view.contentOffset.y < -150)
    #expect(below.presentedSheet?.translation == 0)
    hand.up()
    #expect(below.presentedViewController != nil)
  }

  @Test("Content in a sheet that is not at its top scrolls, up to the lift")
  func sheetWithScrolledContent() {
    let (below, view) = sheet()
    view.contentOffset.y = 50
    hand.pull(100)
    #expect(near(view.contentOffset.y, -band(50, view.frame.height)))
    #expect(below.presentedSheet?.translation == 0)
    hand.up()
    hand.wait(1.5)
    hand.pull(100)
    #expect(below.presentedSheet?.translation == 100)
  }

  @Test("What is played and announced can be read")
  func feedback() {
    let before = UIFeedbackLog.entries
    let entries = UIFeedbackLog.collect {
      UIImpactFeedbackGenerator(style: .medium).impactOccurred()
      UINotificationFeedbackGenerator().notificationOccurred(.success)
      let words = NSAttributedString(
        string: "Refreshed",
        attributes: [.accessibilitySpeechAnnouncementPriority: UIAccessibilityPriority.low])
      UIAccessibility.post(notification: .announcement, argument: words)
    }
    #expect(
      entries == [.impact(.medium), .notification(.success), .announcement("Refreshed", waits: true)])
    #expect(UIFeedbackLog.entries == before)
  }
}
