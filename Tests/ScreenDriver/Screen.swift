#if canImport(SwiftUI)
  package import Foundation
  package import SwiftUI

  // A screen shows a view in a window. Tests use it with the actions of a user, and read its state. Because
  // tests use nothing else, they run on the stage (on Linux) and on SwiftUI (on Apple's systems). The files
  // `Screen+Stage`, `Screen+UIKit` and `Screen+AppKit` declare the same members. This file has the members
  // that all three share.

  /// The state of a scroll view that a test can read.
  package struct ScreenScroll: Equatable {
    /// The frame in the window, in pt.
    package var frame: CGRect
    /// The distance from the offset at the content's start, in pt.
    ///
    /// At the content's start, the content begins below the bars.
    package var offset: CGPoint
    /// The size of the content, in pt.
    package var contentSize: CGSize
    /// The insets that code has added around the content, in pt, without the safe area.
    package var insets: EdgeInsets
  }

  extension Screen {
    /// The default position of a finger in the window, in the upper half of the first scroll view.
    package var middle: CGPoint {
      let frame = scrolls.first?.frame ?? CGRect(origin: .zero, size: size)
      return CGPoint(x: frame.midX, y: frame.minY + frame.height * 0.4)
    }

    /// Moves a finger that is down, with one movement in each frame.
    ///
    /// - Parameters:
    ///   - distance: The distance, in pt.
    ///   - seconds: The duration, in s.
    ///   - finger: The number of the finger.
    package func drag(by distance: CGSize, over seconds: Double, finger: Int = 0) async {
      let start = position(of: finger)
      let steps = max(1, Int((seconds * 60).rounded()))
      for step in 1...steps {
        let share = Double(step) / Double(steps)
        move(
          to: CGPoint(x: start.x + distance.width * share, y: start.y + distance.height * share),
          finger: finger)
        await frames(1)
      }
    }

    /// Puts a finger down and pulls with it.
    ///
    /// The finger stays down.
    ///
    /// - Parameters:
    ///   - distance: The distance, in pt, positive down.
    ///   - seconds: The duration, in s.
    ///   - point: The first position, or `nil` for `middle`.
    package func pull(by distance: CGFloat, over seconds: Double = 0.4, from point: CGPoint? = nil) async {
      touchDown(at: point ?? middle)
      await drag(by: CGSize(width: 0, height: distance), over: seconds)
    }

    /// Pulls with a finger, keeps it still for 8 frames, and lifts it.
    package func pullAndRelease(by distance: CGFloat, over seconds: Double = 0.4, from point: CGPoint? = nil)
      async
    {
      await pull(by: distance, over: seconds, from: point)
      await frames(8)
      lift()
      await frames(1)
    }

    /// Flings the content with a pull of 0.1 s.
    ///
    /// The finger lifts while it moves.
    ///
    /// - Parameters:
    ///   - distance: The distance of the finger, in pt, positive down.
    ///   - point: The first position, or `nil` for `middle`.
    package func fling(by distance: CGFloat, from point: CGPoint? = nil) async {
      await pull(by: distance, over: 0.1, from: point)
      lift()
    }

    /// Waits until the scroll views have not changed for 16 frames.
    ///
    /// - Parameter limit: The maximum time, in s.
    package func rest(upTo limit: Double = 6) async {
      var (last, still) = (scrolls, 0)
      _ = await wait(upTo: limit) {
        let now = scrolls
        still = now == last ? still + 1 : 0
        last = now
        return still > 15
      }
    }

    /// Waits until a condition is true.
    ///
    /// - Parameters:
    ///   - limit: The maximum time, in s.
    ///   - condition: The condition, checked in each frame.
    /// - Returns: Whether the condition became true in time.
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
