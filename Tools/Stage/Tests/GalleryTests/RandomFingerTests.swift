import Foundation
import ScreenDriver
import SwiftUI
import Testing
import UIKit

@testable import GalleryScreens

/// Random touches on every screen report no problem, and the screen then comes to rest.
///
/// Each screen is tested once. With `OVERSCROLL_SOAK=600`, the tests run for 600 s in total, with a new
/// seed in each repetition.
@MainActor @Suite(.onScreen, .inGallery, .serialized) struct RandomFingerTests {
  /// The duration of the test of each screen, in s.
  static let seconds =
    (ProcessInfo.processInfo.environment["OVERSCROLL_SOAK"].flatMap(Double.init) ?? 0)
    / Double(GalleryScreens.Screen.allCases.count)

  @Test(arguments: GalleryScreens.Screen.allCases)
  func aScreenIsHeldByAnyFingers(_ gallery: GalleryScreens.Screen) async {
    let began = ContinuousClock.now
    var seed: UInt32 = 1
    repeat {
      let screen = ScreenDriver.Screen(NavigationStack { gallery.view(Keeper()) })
      await screen.wait(0.5)
      var fingers = RandomFingers(seed)
      for _ in 0..<12 where screen.stage.complaints.isEmpty { await fingers.disturb(screen) }
      fingers.leave(screen)
      let rests = await screen.wait(upTo: 20) { !screen.stage.wantsFrames }
      let isSomewhere = screen.scrolls.allSatisfy { $0.offset.x.isFinite && $0.offset.y.isFinite }
      // A random touch may turn on a toggle of `completionParts` that animates the screen forever.
      let maySpin = gallery.movesAtRest || gallery == .completionParts
      #expect(rests || maySpin, "seed \(seed): \(fingers.path)")
      #expect(isSomewhere, "seed \(seed): \(fingers.path)")
      seed += 1
    } while (ContinuousClock.now - began) / .seconds(1) < Self.seconds
  }
}

/// Random touches, rotations and covers of a screen, determined by a seed.
@MainActor private struct RandomFingers {
  private var state: UInt32
  private(set) var path: [String] = []

  /// Creates the touches of a seed.
  ///
  /// The random numbers come from a linear congruential generator (`ranqd1` in *Numerical Recipes*).
  init(_ seed: UInt32) { state = seed &* 2_654_435_761 }

  private mutating func below(_ limit: Int) -> Int {
    state = state &* 1_664_525 &+ 1_013_904_223
    return Int(state >> 8) % max(1, limit)
  }

  private mutating func point(in size: CGSize) -> CGPoint {
    CGPoint(x: Double(below(Int(size.width))), y: Double(below(Int(size.height))))
  }

  /// Performs a random touch, rotation, cover or wait.
  mutating func disturb(_ screen: ScreenDriver.Screen) async {
    let choice = below(12)
    path.append("\(choice)")
    switch choice {
    case 0...4: await drag(screen)
    case 5:
      screen.lift()
      screen.tap(point(in: screen.size))
    case 6: screen.cancelTouch(finger: below(2))
    case 7: screen.wheel(by: CGSize(width: 0, height: Double(below(600) - 300)), at: point(in: screen.size))
    case 8: screen.tapStatusBar()
    case 9:
      let turned = CGSize(width: screen.size.height, height: screen.size.width)
      screen.resize(to: turned, safeArea: EdgeInsets(top: 24, leading: 0, bottom: 20, trailing: 0))
    case 10:
      screen.cover(true)
      await screen.frames(below(20))
      screen.cover(false)
    default: await screen.wait(Double(below(20)) / 10)
    }
    await screen.frames(below(10))
  }

  /// Puts a finger down and moves it for some frames.
  ///
  /// In one of four cases, the finger stays down.
  private mutating func drag(_ screen: ScreenDriver.Screen) async {
    let finger = below(3) == 0 ? 1 : 0
    screen.lift(finger: finger)
    screen.touchDown(at: point(in: screen.size), finger: finger)
    let (x, y) = (Double(below(31) - 15), Double(below(81) - 30))
    for _ in 0..<below(30) {
      let position = screen.position(of: finger)
      screen.move(to: CGPoint(x: position.x + x, y: position.y + y), finger: finger)
      await screen.frames(1)
    }
    if below(4) > 0 { screen.lift(finger: finger) }
  }

  /// Lifts all fingers.
  func leave(_ screen: ScreenDriver.Screen) {
    for finger in 0..<2 { screen.lift(finger: finger) }
  }
}
