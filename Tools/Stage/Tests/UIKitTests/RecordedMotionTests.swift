import Foundation
import ScrollPhysics
import Testing

@MainActor @Suite("The stage's motion against recordings of iOS 26.5") struct RecordedMotionTests {
  private let recorded: RecordedMotion
  private let physics = ScrollPhysics()

  init() throws {
    recorded = try RecordedMotion.inProject()
    physics.viewport = CGSize(width: 390, height: recorded.viewport)
    physics.content = CGSize(width: 390, height: 20_000)
  }

  private func lift(at offset: Double, velocity: Double) {
    physics.put(CGPoint(x: 0, y: offset))
    physics.press(along: .vertical)
    physics.lift(velocity: CGPoint(x: 0, y: -velocity))
    physics.stepAhead()
  }

  /// Returns the largest distance between the motion and recorded rows, in pt.
  ///
  /// - Parameter rows: Times in ms and offsets in pt.
  private func largestDistance(from rows: [[Double]]) -> Double {
    var (age, largest) = (0.0, 0.0)
    for row in rows {
      physics.step(row[0] / 1000 - age)
      age = row[0] / 1000
      largest = max(largest, abs(physics.offset.y - row[1]))
    }
    return largest
  }

  @Test("A fling starts at the lift, stays within 1 pt of the recording, and stops at the same time")
  func fling() throws {
    lift(at: recorded.fling.from, velocity: recorded.fling.velocity)
    #expect(largestDistance(from: recorded.fling.rows) <= 1)
    physics.step(0.1)
    #expect(!physics.isDecelerating)
  }

  @Test("The projected offset of a fling is within 0.5 pt of the recorded `targetContentOffset`")
  func targets() {
    for row in recorded.targets.rows where row[0] == 0.998 {
      physics.put(CGPoint(x: 0, y: row[1]))
      let target = physics.projection(velocity: CGPoint(x: 0, y: -row[2])).y
      #expect(abs(target - row[3]) <= 0.5, "\(row)")
      lift(at: row[1], velocity: row[2])
      physics.step(10)
      #expect(abs(physics.offset.y - row[3]) <= 0.7, "\(row)")
    }
  }

  @Test("When a finger that does not move releases content, the bounce is within 2 pt of the recording")
  func bounce() {
    lift(at: recorded.bounce.from, velocity: 0)
    #expect(largestDistance(from: recorded.bounce.rows) <= 2)
  }

  @Test("The rubber band is within 0.34 pt of the recording, plus the rounding to a pixel")
  func rubberBand() {
    physics.press(along: .vertical)
    for row in recorded.rubberBand.rows {
      physics.drag(to: CGPoint(x: 0, y: row[0]))
      #expect(abs(physics.offset.y + row[1]) <= 0.34 + 1.0 / 6, "at \(row[0]) pt")
    }
  }
}
