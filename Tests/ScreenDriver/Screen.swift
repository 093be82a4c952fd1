#if canImport(SwiftUI)
  package import Foundation
  package import SwiftUI

  // A screen is a view in a window, with what a reader does to it and what one sees of it. The tests know nothing else,
  // so they run on Linux on the stage, and on Apple's systems on the real thing: `Screen+Stage`, `Screen+UIKit` and
  // `Screen+AppKit` have the same declarations, of which this file has what they share.

  /// A scroll view as a test sees it.
  package struct ScreenScroll: Equatable {
    /// Where it is in the window, in pt.
    package var frame: CGRect
    /// How far the content is scrolled from where it rests at the top and at the left, in pt, bars included.
    package var offset: CGPoint
    /// How large the content is, in pt.
    package var contentSize: CGSize
    /// What somebody has added around the content, in pt: not what bars cover.
    package var insets: EdgeInsets
  }

  extension Screen {
    /// Where a finger comes down by itself, in the window: in the upper half of the first scroll view.
    package var middle: CGPoint {
      let frame = scrolls.first?.frame ?? CGRect(origin: .zero, size: size)
      return CGPoint(x: frame.midX, y: frame.minY + frame.height * 0.4)
    }

    /// Moves a finger that is down, in steps of a frame.
    ///
    /// - Parameters:
    ///   - distance: How far, in pt.
    ///   - seconds: For how long.
    ///   - finger: Which one.
    package func drag(by distance: CGSize, over seconds: Double, finger: Int = 0) async {
      let start = place(of: finger)
      let steps = max(1, Int((seconds * 60).rounded()))
      for step in 1...steps {
        let share = Double(step) / Double(steps)
        move(
          to: CGPoint(x: start.x + distance.width * share, y: start.y + distance.height * share),
          finger: finger)
        await frames(1)
      }
    }

    /// Puts a finger down, and pulls with it; it stays down.
    ///
    /// - Parameters:
    ///   - distance: How far, in pt; negative upwards.
    ///   - seconds: For how long.
    ///   - point: Where from; nil for the middle of the first scroll view.
    package func pull(by distance: CGFloat, over seconds: Double = 0.4, from point: CGPoint? = nil) async {
      touchDown(at: point ?? middle)
      await drag(by: CGSize(width: 0, height: distance), over: seconds)
    }

    /// Pulls, holds still for a moment, and lets go.
    package func pullAndRelease(by distance: CGFloat, over seconds: Double = 0.4, from point: CGPoint? = nil)
      async
    {
      await pull(by: distance, over: seconds, from: point)
      await frames(8)
      lift()
      await frames(1)
    }

    /// Flings content: a short, quick movement that ends in full flight.
    ///
    /// - Parameters:
    ///   - distance: How far the finger goes, in pt; negative upwards.
    ///   - point: Where from; nil for the middle of the first scroll view.
    package func fling(by distance: CGFloat, from point: CGPoint? = nil) async {
      await pull(by: distance, over: 0.1, from: point)
      lift()
    }

    /// Waits until nothing scrolls any more.
    ///
    /// - Parameter limit: For how long at most, in s.
    package func rest(upTo limit: Double = 6) async {
      var (last, still) = (scrolls, 0)
      _ = await wait(upTo: limit) {
        let now = scrolls
        still = now == last ? still + 1 : 0
        last = now
        return still > 15
      }
    }

    /// Waits until a condition holds.
    ///
    /// - Parameters:
    ///   - limit: For how long at most, in s.
    ///   - condition: What is waited for.
    /// - Returns: Whether it came to hold.
    package func wait(upTo limit: Double, until condition: () -> Bool) async -> Bool {
      var left = limit
      while !condition() {
        guard left > 0 else { return false }
        await frames(1)
        left -= 1.0 / 60
      }
      return true
    }
  }
#endif
