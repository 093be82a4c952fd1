import Foundation
import Testing
import UIKit

@MainActor @Suite("Refresh control, large title and sheet") struct ChromeTests {
  let driver = TouchDriver(safeArea: UIEdgeInsets(top: 50, left: 0, bottom: 30, right: 0))

  /// Shows a scroll view under a large title.
  ///
  /// The content begins at 156.5 pt: 50 of the status bar, 54 of the bar and 52.5 of the large title.
  private func titled() -> (UINavigationController, UIScrollView) {
    let screen = UIViewController()
    let controller = UINavigationController(rootViewController: screen)
    controller.navigationBar.prefersLargeTitles = true
    driver.window.rootViewController = controller
    screen.view.frame = driver.window.bounds
    let view = scrollView(in: screen.view)
    driver.wait(TouchDriver.frame)
    return (controller, view)
  }

  @Test("A pull past the threshold refreshes; the gap opens at the lift and closes after the refresh")
  func refreshControl() {
    let view = scrollView(in: driver.window)
    let control = UIRefreshControl()
    var starts = 0
    control.addAction(UIAction { _ in starts += 1 }, for: .valueChanged)
    view.refreshControl = control
    driver.pull(150)
    #expect(!control.isRefreshing)
    driver.move(100)
    #expect(control.isRefreshing && starts == 1)
    #expect(view.contentInset.top == 0)
    driver.wait(0.2)
    driver.up()
    #expect(view.contentInset.top == 60)
    driver.wait(1.5)
    #expect(view.contentOffset.y == -110)
    control.endRefreshing()
    #expect(view.contentOffset.y == -110)
    driver.wait(1.5)
    #expect(view.contentOffset.y == -50 && view.contentInset.top == 0)
    #expect(starts == 1)
  }

  @Test("A control that ends refreshing in its action opens no gap, and starts only once in a pull")
  func endsItself() {
    let view = scrollView(in: driver.window)
    let control = UIRefreshControl()
    var starts = 0
    control.addAction(
      UIAction { [weak control] _ in
        starts += 1
        control?.endRefreshing()
      }, for: .valueChanged)
    view.refreshControl = control
    driver.pull(400)
    driver.up()
    #expect(starts == 1)
    driver.wait(1.5)
    #expect(view.contentOffset.y == -50 && view.contentInset.top == 0)
  }

  @Test("Removing a refresh control closes its gap")
  func takenAway() {
    let view = scrollView(in: driver.window)
    view.refreshControl = UIRefreshControl()
    driver.pull(400)
    driver.up()
    driver.wait(1.5)
    #expect(view.contentOffset.y == -110)
    view.refreshControl = nil
    driver.wait(1.5)
    #expect(view.contentOffset.y == -50 && view.subviews.isEmpty)
  }

  @Test("A large title shrinks during a scroll; the safe area shrinks only when the title is hidden")
  func collapse() {
    let (controller, view) = titled()
    let bar = controller.navigationBar
    #expect(near(view.contentOffset.y, -156.5) && near(view.adjustedContentInset.top, 156.5))
    #expect(near(bar.titleBottom, 156.5))
    driver.pull(-20, from: 600)
    #expect(near(view.contentOffset.y, -136.5) && near(view.adjustedContentInset.top, 156.5))
    #expect(near(bar.titleBottom, 136.5))
    driver.move(-80)
    #expect(near(view.contentOffset.y, -56.5) && near(view.adjustedContentInset.top, 104))
    #expect(near(bar.titleBottom, 104))
    // At the top again, the title is complete, and the content does not bounce.
    driver.move(100)
    #expect(near(view.contentOffset.y, -156.5) && near(bar.titleBottom, 156.5))
  }

  @Test("After a drag, a partly hidden title becomes completely visible or hidden")
  func snaps() {
    let (controller, view) = titled()
    driver.pull(-20, from: 600)
    driver.up()
    driver.wait(1)
    #expect(near(view.contentOffset.y, -156.5) && near(controller.navigationBar.titleBottom, 156.5))
    driver.pull(-40, from: 600)
    driver.up()
    driver.wait(1)
    #expect(view.contentOffset.y == -104 && controller.navigationBar.titleBottom == 104)
  }

  @Test("When a fling reaches the top, the complete title becomes visible before the content bounces")
  func flingOpens() {
    let (controller, view) = titled()
    view.contentOffset.y = 300
    #expect(controller.navigationBar.titleBottom == 104)
    driver.down(300)
    driver.move(250)
    driver.up()
    var lowest = 0.0
    for _ in 0..<120 {
      driver.wait(TouchDriver.frame)
      lowest = min(lowest, view.contentOffset.y)
    }
    #expect(lowest < -150)
    #expect(near(view.contentOffset.y, -156.5) && near(controller.navigationBar.titleBottom, 156.5))
  }

  @Test("When code scrolls, a title may stay partly hidden")
  func codeDoesNotSnap() {
    let (controller, view) = titled()
    view.setContentOffset(CGPoint(x: 0, y: -120), animated: false)
    driver.wait(1)
    #expect(view.contentOffset.y == -120 && controller.navigationBar.titleBottom == 120)
  }

  @Test(
    "Content does not jump if the safe area is updated only once in each frame", arguments: [-300.0, 300])
  func lateSafeArea(distance: Double) {
    let (controller, view) = titled()
    view.safeAreaOverride = controller.topViewController?.view.safeAreaInsets
    if distance > 0 { view.contentOffset.y = 100 }
    driver.down(400)
    var last = view.contentOffset.y
    func frame() {
      driver.wait(TouchDriver.frame)
      #expect(abs(view.contentOffset.y - last) <= 22)
      last = view.contentOffset.y
      view.safeAreaOverride = controller.topViewController?.view.safeAreaInsets
      #expect(view.contentOffset.y == last)
    }
    for _ in 0..<Int(abs(distance) / 20) {
      driver.move(distance > 0 ? 10 : -10)
      frame()
    }
    driver.up()
    for _ in 0..<120 { frame() }
    #expect(near(view.contentOffset.y, -156.5) || distance < 0)
  }

  @Test("A pull stretches the bar and moves the title down, but does not change the safe area")
  func stretch() {
    let (controller, view) = titled()
    driver.pull(100)
    let pull = -view.contentOffset.y - 156.5
    #expect(near(pull, band(100, 844)))
    #expect(near(controller.navigationBar.titleBottom, 156.5 + pull))
    #expect(controller.navigationBar.frame.maxY == controller.navigationBar.titleBottom)
    #expect(near(view.adjustedContentInset.top, 156.5))
  }

  @Test("Adding an inset while content is pulled moves the title up by the height of the inset")
  func titleJumps() {
    let (controller, view) = titled()
    driver.pull(300)
    let title = controller.navigationBar.titleBottom
    let offset = view.contentOffset
    #expect(title > 156.5 + 60)
    view.contentInset.top = 60
    #expect(view.contentOffset == offset)
    #expect(near(controller.navigationBar.titleBottom, title - 60))
    driver.up()
    driver.wait(1.5)
    #expect(near(view.contentOffset.y, -216.5) && near(controller.navigationBar.titleBottom, 156.5))
  }

  @Test("A navigation item sets the size of its title; `automatic` uses the size of the previous item")
  func itemModes() {
    let (controller, view) = titled()
    let item = controller.topViewController?.navigationItem
    item?.largeTitleDisplayMode = .never
    driver.wait(TouchDriver.frame)
    #expect(controller.navigationBar.frame.height == 54 && view.adjustedContentInset.top == 104)
    let modes: [(UINavigationItem.LargeTitleDisplayMode, CGFloat)] = [(.automatic, 54), (.always, 106.5)]
    for (mode, height) in modes {
      let next = UIViewController()
      next.navigationItem.largeTitleDisplayMode = mode
      controller.pushViewController(next, animated: true)
      driver.wait(TouchDriver.frame)
      #expect(controller.navigationBar.frame.height == height)
      #expect(next.view.safeAreaInsets.top == 50 + height)
    }
    #expect(view.window == nil)
    controller.popViewController(animated: true)
    controller.popViewController(animated: true)
    driver.wait(TouchDriver.frame)
    #expect(view.window != nil && view.adjustedContentInset.top == 104)
  }

  @Test("In a window without a status bar, the bar has the heights that were recorded on iOS 26")
  func recordedHeights() {
    let driver = TouchDriver()
    let (screen, view) = (UIViewController(), UIScrollView())
    let controller = UINavigationController(rootViewController: screen)
    controller.navigationBar.prefersLargeTitles = true
    driver.window.rootViewController = controller
    view.contentSize.height = 2000
    screen.view.addSubview(view)
    view.frame = CGRect(x: 0, y: 0, width: 390, height: 844)
    driver.wait(TouchDriver.frame)
    #expect(controller.navigationBar.frame.minY == 10)
    #expect(near(controller.navigationBar.frame.height, 106.5))
    #expect(near(view.safeAreaInsets.top, 116.5))
    view.contentOffset.y = -76.5
    driver.wait(TouchDriver.frame)
    #expect(near(view.safeAreaInsets.top, 116.5))
    view.contentOffset.y = 203.5
    driver.wait(TouchDriver.frame)
    #expect(view.safeAreaInsets.top == 64)
    #expect(controller.navigationBar.frame.height == 54)
    screen.navigationItem.searchController = UISearchController(searchResultsController: nil)
    view.contentOffset.y = -176.5
    driver.wait(TouchDriver.frame)
    #expect(near(view.safeAreaInsets.top, 176.5))
    #expect(near(controller.navigationBar.frame.height, 106.5))
  }

  @Test("Up to iOS 18 the bar's frame includes the search field")
  func olderSearch() {
    UINavigationBar.metrics = .phone18
    defer { UINavigationBar.metrics = .phone26 }
    let (controller, view) = titled()
    controller.topViewController?.navigationItem.searchController = UISearchController(
      searchResultsController: nil)
    view.contentOffset.y = -198
    driver.wait(TouchDriver.frame)
    #expect(view.safeAreaInsets.top == 198)
    controller.topViewController?.navigationItem.largeTitleDisplayMode = .never
    driver.wait(TouchDriver.frame)
    #expect(controller.navigationBar.frame.height == 96 && view.safeAreaInsets.top == 146)
  }

  @Test(
    "A swipe to the trailing side pops a screen, wherever the swipe begins",
    arguments: [(120.0, 0.0, true), (-120, 0, false), (40, 120, false)])
  func contentPop(_ swipe: (Double, Double, Bool)) {
    let (controller, _) = titled()
    driver.down(200, 400)
    driver.move(120, 0)
    driver.up()
    #expect(controller.viewControllers.count == 1)
    controller.pushViewController(UIViewController(), animated: true)
    var pops = 0
    controller.popped = { pops += 1 }
    driver.down(200, 400)
    driver.move(swipe.0, swipe.1)
    driver.up()
    #expect((controller.viewControllers.count == 1) == swipe.2)
    #expect(pops == (swipe.2 ? 1 : 0))
  }

  @Test("A tap on the status bar makes a hidden title completely visible")
  func statusBarOpensTitle() {
    let (controller, view) = titled()
    view.contentOffset.y = 500
    driver.window.tapStatusBar()
    driver.wait(0.5)
    #expect(near(view.contentOffset.y, -156.5) && near(controller.navigationBar.titleBottom, 156.5))
  }

  /// Presents a scroll view in a sheet.
  private func sheet() -> (UIViewController, UIScrollView) {
    let (below, above) = (UIViewController(), UIViewController())
    driver.window.rootViewController = below
    driver.window.layoutIfNeeded()
    below.present(above, animated: false)
    driver.window.layoutIfNeeded()
    return (below, scrollView(in: above.view))
  }

  @Test("A pull moves and dismisses a sheet if the content in the sheet is at its top")
  func sheetIsDismissed() {
    let (below, view) = sheet()
    #expect(view.convert(view.bounds, to: nil).minY == 60)
    #expect(view.adjustedContentInset.top == 0)
    driver.pull(100)
    #expect(view.contentOffset.y == 0 && !view.isDragging)
    #expect(below.presentedSheet?.translation == 100)
    driver.up()
    driver.wait(1)
    #expect(below.presentedSheet?.translation == 0)
    driver.pull(500)
    driver.up()
    #expect(below.presentedViewController == nil && view.window == nil)
  }

  @Test("A pull scrolls a scroll view with a refresh control, and the sheet around it does not move")
  func sheetWithRefreshControl() {
    let (below, view) = sheet()
    view.refreshControl = UIRefreshControl()
    driver.pull(500)
    #expect(view.isDragging && view.contentOffset.y < -150)
    #expect(below.presentedSheet?.translation == 0)
    driver.up()
    #expect(below.presentedViewController != nil)
  }

  @Test("If the content in a sheet is not at its top, a pull scrolls the content until the finger lifts")
  func sheetWithScrolledContent() {
    let (below, view) = sheet()
    view.contentOffset.y = 50
    driver.pull(100)
    #expect(near(view.contentOffset.y, -band(50, view.frame.height)))
    #expect(below.presentedSheet?.translation == 0)
    driver.up()
    driver.wait(1.5)
    driver.pull(100)
    #expect(below.presentedSheet?.translation == 100)
  }

  @Test("The feedback log contains the haptics and announcements that were requested")
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
