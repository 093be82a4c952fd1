import Foundation
import UIKit

/// A window with a clock, and the fingers that touch the window.
@MainActor final class TouchDriver {
  let scene = UIWindowScene()
  let window: UIWindow
  private(set) var time = 0.0
  private var positions: [Int: CGPoint] = [:]

  /// The duration of a display frame, in s.
  static let frame = 1.0 / 60

  init(_ size: CGSize = CGSize(width: 390, height: 844), safeArea: UIEdgeInsets = .zero) {
    window = UIWindow(windowScene: scene)
    window.frame.size = size
    window.safeAreaOverride = safeArea
  }

  func down(_ y: CGFloat) { down(200, y) }

  func down(_ x: CGFloat, _ y: CGFloat, id: Int = 0) {
    window.layoutIfNeeded()
    positions[id] = CGPoint(x: x, y: y)
    window.touchBegan(id: id, at: CGPoint(x: x, y: y), time: time)
  }

  func move(_ y: CGFloat) { move(0, y) }

  /// Moves a finger by a distance, in pt, at most 10 pt in each frame.
  func move(_ x: CGFloat, _ y: CGFloat, id: Int = 0) {
    let count = max(1, (hypot(x, y) / 10).rounded(.up))
    for _ in 0..<Int(count) {
      wait(TouchDriver.frame)
      guard var position = positions[id] else { return }
      position.x += x / count
      position.y += y / count
      positions[id] = position
      window.touchMoved(id: id, at: position, time: time)
    }
  }

  func up(id: Int = 0) {
    guard let position = positions.removeValue(forKey: id) else { return }
    window.touchEnded(id: id, at: position, time: time)
  }

  func cancel(id: Int = 0) {
    guard let position = positions.removeValue(forKey: id) else { return }
    window.touchCancelled(id: id, at: position, time: time)
  }

  /// Puts a finger down, pulls the content by a distance, in pt, and stops.
  ///
  /// The finger first moves by 10 pt, which begin the pan and do not move the content.
  func pull(_ y: CGFloat, from start: CGFloat = 300) {
    down(start)
    move(y < 0 ? -10 : 10)
    move(y)
    wait(0.2)
  }

  /// Advances the time by a number of seconds, in whole frames.
  func wait(_ seconds: Double) {
    for _ in 0..<max(1, Int((seconds / TouchDriver.frame).rounded())) {
      time += TouchDriver.frame
      window.step(TouchDriver.frame)
    }
  }
}

/// Adds a scroll view to a view, with the view's size.
///
/// The content height is in pt.
@MainActor func scrollView(in view: UIView, content: CGFloat = 2000) -> UIScrollView {
  let scrollView = UIScrollView(frame: view.bounds)
  scrollView.contentSize = CGSize(width: view.bounds.width, height: content)
  scrollView.alwaysBounceVertical = true
  view.addSubview(scrollView)
  return scrollView
}

/// Returns the overscroll of a pull, in pt, with the rubber band's formula written independently.
func band(_ pull: Double, _ viewport: Double) -> Double { viewport * pull * 0.55 / (pull * 0.55 + viewport) }

/// Whether two values differ by at most the rounding to a pixel of a 3x screen.
func near(_ one: Double, _ other: Double, _ tolerance: Double = 0.34) -> Bool {
  abs(one - other) <= tolerance
}
