import Foundation
import UIKit

/// A window with a clock, and the fingers on it.
@MainActor final class Hand {
  let scene = UIWindowScene()
  let window: UIWindow
  private(set) var time = 0.0
  private var places: [Int: CGPoint] = [:]

  /// How long a display frame is, in s.
  static let frame = 1.0 / 60

  init(_ size: CGSize = CGSize(width: 390, height: 844), safeArea: UIEdgeInsets = .zero) {
    window = UIWindow(windowScene: scene)
    window.frame.size = size
    window.safeAreaOverride = safeArea
  }

  func down(_ y: CGFloat) { down(200, y) }

  func down(_ x: CGFloat, _ y: CGFloat, id: Int = 0) {
    window.layoutIfNeeded()
    places[id] = CGPoint(x: x, y: y)
    window.touchBegan(id: id, at: CGPoint(x: x, y: y), time: time)
  }

  func move(_ y: CGFloat) { move(0, y) }

  /// Moves a finger by so much, in frames of 10 pt at most.
  func move(_ x: CGFloat, _ y: CGFloat, id: Int = 0) {
    let count = max(1, (hypot(x, y) / 10).rounded(.up))
    for _ in 0..<Int(count) {
      wait(Hand.frame)
      guard var place = places[id] else { return }
      place.x += x / count
      place.y += y / count
      places[id] = place
      window.touchMoved(id: id, at: place, time: time)
    }
  }

  func up(id: Int = 0) {
    guard let place = places.removeValue(forKey: id) else { return }
    window.touchEnded(id: id, at: place, time: time)
  }

  func cancel(id: Int = 0) {
    guard let place = places.removeValue(forKey: id) else { return }
    window.touchCancelled(id: id, at: place, time: time)
  }

  /// Pulls by so much beyond the ten pt that a pan takes to begin, and holds still.
  func pull(_ y: CGFloat, from start: CGFloat = 300) {
    down(start)
    move(y < 0 ? -10 : 10)
    move(y)
    wait(0.2)
  }

  /// Lets frames pass for so long, in s.
  func wait(_ seconds: Double) {
    for _ in 0..<max(1, Int((seconds / Hand.frame).rounded())) {
      time += Hand.frame
      window.step(Hand.frame)
    }
  }
}

/// A scroll view that fills a view, with content of a height.
@MainActor func scrollView(in view: UIView, content: CGFloat = 2000) -> UIScrollView {
  let scrollView = UIScrollView(frame: view.bounds)
  scrollView.contentSize = CGSize(width: view.bounds.width, height: content)
  scrollView.alwaysBounceVertical = true
  view.addSubview(scrollView)
  return scrollView
}

/// What a finger's pull shows of itself: the rubber band, computed apart.
func band(_ pull: Double, _ viewport: Double) -> Double { viewport * pull * 0.55 / (pull * 0.55 + viewport) }

/// Whether two values are the same but for the pixels that offsets are rounded to.
func near(_ one: Double, _ other: Double, _ tolerance: Double = 0.34) -> Bool {
  abs(one - other) <= tolerance
}
