#if canImport(SwiftUI) && canImport(UIKit)
  import Foundation
  import Overscroll
  import OverscrollCore
  import OverscrollLists
  import ScreenDriver
  import SwiftUI
  import Testing

  /// The motion after the lift that starts an action: UIKit's own bounce, which ends at the gap.
  ///
  /// The recorded bounce of iOS 26.5 (`Tests/Fixtures/ios-scroll.json`) is a critically damped spring with
  /// a stiffness of 120. It begins with a speed of 7.2/s of the distance.
  @MainActor @Suite(.onScreen, .serialized, .enabled(if: Screen.hasFingers))
  struct LiftScreenTests {
    /// A screen with content that rests at the edge to pull.
    @MainActor private struct Scene {
      let screen: Screen
      let edge: Edge
      private let model = FeedModel(25) { _ in 44 }
      var work: Work { model.work }
      private var rest: CGFloat = 0

      init(_ host: FeedHost, _ edge: Edge) async {
        self.edge = edge
        screen = await Screen(EdgeFeed(model: model, host: host, edge: edge), frames: 5)
        if edge == .bottom {
          // A pull past the end by 100 pt is too short to start the action.
          var last = CGFloat.nan
          while screen.scrolls[0].offset.y != last {
            last = screen.scrolls[0].offset.y
            await screen.pull(by: -100)
            await screen.wait(0.3)
            screen.lift()
            await screen.rest()
          }
        }
        rest = position
      }

      /// The position of the row at the edge, in pt.
      private var position: CGFloat { screen.frame(of: edge == .top ? "Row 0" : "Row 24")?.minY ?? .nan }

      /// The distance of the content past its edge, in pt.
      var pull: CGFloat { (position - rest) * (edge == .top ? 1 : -1) }

      /// Pulls by a distance of the finger, in pt.
      func pull(by distance: CGFloat) async {
        await screen.pull(by: edge == .top ? distance : -distance)
      }

      /// Pulls far past the edge, and lifts a still finger.
      func pullAndLift() async {
        await pull(by: 400)
        await screen.wait(0.3)
        screen.lift()
      }

      /// Moves the finger, and returns the distance of the last frame, in pt.
      func move(by distance: CGFloat) async -> CGFloat {
        var last = pull
        for _ in 0..<4 {
          last = pull
          await screen.drag(
            by: CGSize(width: 0, height: (edge == .top ? distance : -distance) / 4), over: 1.0 / 60)
        }
        return pull - last
      }

      /// The content's distance past its edge in each of the next frames, in pt.
      func pulls(frames count: Int) async -> [CGFloat] {
        var result = [pull]
        for _ in 0..<count {
          await screen.frames(1)
          result.append(pull)
        }
        return result
      }
    }

    /// The recorded bounce at a frame after the lift, in parts of its distance.
    private func bounce(frame: Int) -> CGFloat {
      let (frequency, age) = (120.0.squareRoot(), Double(frame) / 60)
      return (1 + (frequency - 7.2) * age) * exp(-frequency * age)
    }

    @Test(
      "After the lift of a still finger, each frame is within 2 pt of the recorded bounce to the gap",
      arguments: FeedHost.allCases, [Edge.top, .bottom])
    func still(host: FeedHost, edge: Edge) async {
      let scene = await Scene(host, edge)
      await scene.pullAndLift()
      let pulls = await scene.pulls(frames: 60)
      #expect(scene.work.starts == 1)
      let way = pulls[0] - 60
      for (frame, pull) in pulls.enumerated() {
        #expect(abs(pull - 60 - way * bounce(frame: frame)) <= 2, "\(frame)")
      }
      #expect(abs(pulls[60] - 60) < 0.5)
      await scene.screen.wait(1.5, after: scene.work.succeed)
      #expect(abs(scene.pull) < 0.5)
    }

    @Test(
      "After the lift of a moving finger, the content keeps its speed",
      arguments: FeedHost.allCases, [Edge.top, .bottom])
    func moving(host: FeedHost, edge: Edge) async {
      for distance in [-40.0, 60] {
        let scene = await Scene(host, edge)
        await scene.pull(by: 400)
        let speed = await scene.move(by: distance)
        scene.screen.lift()
        let pulls = await scene.pulls(frames: 90)
        #expect(scene.work.starts == 1, "\(distance)")
        let steps = zip(pulls, pulls.dropFirst()).map { $1 - $0 }
        // The spring begins with 0.12 of the distance in a frame, in addition to the finger's speed.
        let limit = 0.34 * abs(speed) + 0.14 * (pulls[0] - 60) + 2
        for (frame, (last, next)) in zip([speed] + steps, steps).enumerated() {
          #expect(abs(next - last) <= limit, "\(distance), \(frame): \(last), then \(next)")
        }
        if distance < 0 { #expect(steps[0] <= 0.6 * speed, "\(speed), then \(steps[0])") }
        #expect(pulls.allSatisfy { $0 > 59 }, "\(distance)")
        #expect(abs(pulls[90] - 60) < 0.5, "\(distance)")
        await scene.screen.wait(1.5, after: scene.work.succeed)
      }
    }

    @Test(
      "If the action ends during the bounce, the content goes on to its edge without a stop",
      arguments: FeedHost.allCases, [Edge.top, .bottom])
    func endsDuringTheBounce(host: FeedHost, edge: Edge) async {
      let scene = await Scene(host, edge)
      await scene.pullAndLift()
      await scene.screen.frames(4)
      scene.work.succeed()
      let pulls = await scene.pulls(frames: 120)
      #expect(zip(pulls, pulls.dropFirst()).allSatisfy { $1 <= $0 + 0.01 })
      #expect(abs(pulls[120]) < 0.5)
    }
  }
#endif
