import Testing

@testable import OverscrollCore

extension PhysicsTests {
  @Suite("Motion recorded on iOS 26.5")
  struct RecordedMotionTests {
    private let recorded: RecordedMotion
    private var engine: ScrollEngine

    init() throws {
      recorded = try RecordedMotion.inProject()
      engine = ScrollEngine(start: nil)
      send(.layout(ScrollExtents(viewport: recorded.viewport, content: 20_000), revision: 1), at: 0)
    }

    private mutating func send(_ input: ScrollInput, at time: Double) {
      _ = engine.handle(ScrollEvent(input, at: time))
    }

    private func offset(at time: Double) -> Double {
      var engine = engine
      _ = engine.handle(ScrollEvent(.tick, at: time))
      return engine.presentation.contentOffset
    }

    /// Lifts a finger that moved steadily at 60 Hz, with the content at the offset `target`.
    ///
    /// - Parameter pause: The number of frames between the finger's last sample and its lift.
    private mutating func lift(at target: Double, velocity: Double, pause: Double) -> Double {
      let frames = 12
      let way = velocity * Double(frames) / 60
      // The content moves only after the finger has moved by the touch slop.
      send(.scrollTo(target - way + DragGate.touchSlop, animated: false), at: 0)
      send(.dragBegan(DragStart(pointer: 1, main: 600)), at: 1)
      for frame in 1...frames {
        let time = 1 + Double(frame) / 60
        send(.dragMoved(pointer: 1, main: 600 - velocity * Double(frame) / 60, cross: 0), at: time)
      }
      let time = 1 + (Double(frames) + pause) / 60
      #expect(abs(engine.presentation.contentOffset - target) < 1e-9)
      send(.dragEnded(pointer: 1), at: time)
      return time
    }

    @Test(
      "A fling is within 1 pt of the recording at every sample, from the frame of the lift",
      arguments: [0.0, 0.5, 1])
    func fling(pause: Double) throws {
      var test = self
      let fling = recorded.fling
      let lift = test.lift(at: fling.from, velocity: fling.velocity, pause: pause)
      for row in fling.rows {
        #expect(abs(test.offset(at: lift + row[0] / 1000) - row[1]) <= 1, "at \(row[0]) ms")
      }
    }

    @Test("A fling ends within 0.5 pt and 0.1 s of the recorded fling")
    func end() throws {
      var test = self
      let lift = test.lift(at: recorded.fling.from, velocity: recorded.fling.velocity, pause: 1)
      let last = try #require(recorded.fling.rows.last)
      let target = try #require(recorded.targets.rows.first)[3]
      let rest = test.offset(at: lift + 10)
      #expect(abs(rest - target) <= 0.5)
      #expect(test.offset(at: lift + last[0] / 1000 - 0.1) < rest)
      #expect(test.offset(at: lift + last[0] / 1000 + 0.1) == rest)
    }

    @Test("Flings end within 0.5 pt of UIKit's target offsets, for both deceleration rates")
    func targets() throws {
      for row in recorded.targets.rows {
        let deceleration = row[0] == 0.99 ? Deceleration.fast : .normal
        #expect(abs(row[1] + deceleration.reach(of: row[2]) - row[3]) <= 0.5, "\(row)")
      }
    }

    @Test(
      "A fling of 4,030.79 pt/s on an iPhone ends within 0.5 pt of its 2,008.5 pt (flutter/flutter, pull request 60501)"
    )
    func phone() {
      #expect(abs(Deceleration.normal.reach(of: 4030.79) - 2008.5) <= 0.5)
    }

    @Test("Content released by a still finger is within 2 pt of the recording at every sample")
    func bounce() throws {
      var test = self
      let pull =
        DragGate.touchSlop
        + RubberBand(dimension: recorded.viewport).travel(forOverscroll: -recorded.bounce.from)
      test.send(.dragBegan(DragStart(pointer: 1, main: 100)), at: 1)
      for frame in 1...60 {
        let time = 1 + Double(frame) / 60
        test.send(.dragMoved(pointer: 1, main: 100 + pull * Double(frame) / 60, cross: 0), at: time)
      }
      #expect(abs(test.engine.presentation.contentOffset - recorded.bounce.from) < 0.01)
      test.send(.dragEnded(pointer: 1), at: 3)
      for row in recorded.bounce.rows {
        #expect(abs(test.offset(at: 3 + row[0] / 1000) - row[1]) <= 2, "at \(row[0]) ms")
      }
    }

    @Test("The rubber band is within 0.34 pt of the recorded rubber band")
    func rubberBand() throws {
      let band = RubberBand(dimension: recorded.viewport)
      for row in recorded.rubberBand.rows {
        #expect(abs(band.overscroll(forTravel: row[0]) - row[1]) <= 0.34, "at \(row[0]) pt")
      }
    }
  }
}
