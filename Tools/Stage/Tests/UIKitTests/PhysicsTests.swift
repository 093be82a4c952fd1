import Foundation
import ScrollPhysics
import Testing

@MainActor @Suite("The motion of a scroll view") struct PhysicsTests {
  private func physics(content: Double = 2000) -> ScrollPhysics {
    let physics = ScrollPhysics()
    physics.viewport = CGSize(width: 390, height: 800)
    physics.content = CGSize(width: 390, height: content)
    return physics
  }

  private func run(_ physics: ScrollPhysics, _ seconds: Double, _ step: Double = 1.0 / 60) {
    for _ in 0..<Int((seconds / step).rounded()) { physics.step(step) }
  }

  private func fling(_ physics: ScrollPhysics, _ velocity: Double) {
    physics.press(along: .vertical)
    physics.lift(velocity: CGPoint(x: 0, y: velocity))
    physics.stepAhead()
  }

  @Test("The range of offsets includes the insets; content that fits stays at its start")
  func range() {
    let physics = physics()
    physics.insets = ScrollPhysics.Insets(top: 90, bottom: 30)
    #expect(physics.range.y == -90...1230)
    physics.content.height = 100
    #expect(physics.range.y == -90 ... -90)
  }

  @Test("If `bounces` is `false`, content does not move past its edge")
  func noBounces() {
    let physics = physics()
    physics.bounces = false
    physics.press(along: .vertical)
    physics.drag(to: CGPoint(x: 0, y: 100))
    #expect(physics.offset.y == 0)
    physics.drag(to: CGPoint(x: 0, y: -100))
    physics.lift(velocity: CGPoint(x: 0, y: 5000))
    run(physics, 3)
    #expect(physics.offset.y == 0)
    #expect(!physics.isDecelerating)
  }

  @Test(
    "A fling ends at 10 pt/s with time steps of any length", arguments: [1.0 / 120, 1.0 / 60, 0.37])
  func stop(step: Double) {
    let physics = physics(content: 9000)
    fling(physics, -1500)
    run(physics, 7.4, step)
    #expect(near(physics.offset.y, (1500 - 10) / 2.002))
    #expect(!physics.isDecelerating)
  }

  @Test("A fling towards an edge moves the content past the edge, and the spring moves it back")
  func springHome() {
    let physics = physics()
    physics.put(CGPoint(x: 0, y: 100))
    fling(physics, 3000)
    var lowest = 0.0
    for _ in 0..<120 {
      physics.step(1.0 / 60)
      lowest = min(lowest, physics.offset.y)
    }
    // The overscroll of a critically damped spring with ω = √120/s and initial speed v is v / (ω e).
    let velocity = 3000 - 100 * 2.002
    #expect(near(lowest, -velocity / (120.0.squareRoot() * exp(1)), 1))
    #expect(physics.offset.y == 0)
    #expect(!physics.isDecelerating)
  }

  @Test("Content past its edge springs back without overshooting after a finger that does not move lifts")
  func springNeverOvershoots() {
    let physics = physics()
    physics.press(along: .vertical)
    physics.drag(to: CGPoint(x: 0, y: 200))
    physics.lift(velocity: .zero)
    for _ in 0..<120 {
      physics.step(1.0 / 60)
      #expect(physics.offset.y <= 0)
    }
    #expect(physics.offset.y == 0)
  }

  @Test("Content past its edge that is flung inwards keeps moving inside its range")
  func flungIn() {
    let physics = physics()
    physics.press(along: .vertical)
    physics.drag(to: CGPoint(x: 0, y: 40))
    physics.lift(velocity: CGPoint(x: 0, y: -3000))
    run(physics, 5)
    #expect(physics.offset.y > 300)
  }

  @Test("A scroll from code takes 0.3 s, is halfway after 0.15 s, and slows down at its end")
  func glide() {
    let physics = physics()
    physics.glide(to: CGPoint(x: 0, y: 300))
    var offsets: [Double] = []
    for _ in 0..<18 {
      physics.step(1.0 / 60)
      offsets.append(physics.offset.y)
    }
    #expect(near(offsets[8], 150))
    #expect(offsets[17] == 300)
    #expect(offsets[17] - offsets[16] < 4)
    #expect(!physics.isAnimating)
  }

  @Test("A drag continues without a jump after code changes the content's offset or range")
  func changesUnderTheFinger() {
    let physics = physics()
    physics.press(along: .vertical)
    physics.drag(to: CGPoint(x: 0, y: 100))
    let offset = physics.offset.y
    physics.insets.top = 60
    #expect(physics.offset.y == offset)
    physics.drag(to: CGPoint(x: 0, y: 100))
    #expect(near(physics.offset.y, offset))
    physics.put(CGPoint(x: 0, y: 500))
    physics.drag(to: CGPoint(x: 0, y: 90))
    #expect(near(physics.offset.y, 510))
  }

  @Test("When an edge moves, a spring ends at the new position of the edge")
  func changesInMotion() {
    let physics = physics()
    physics.press(along: .vertical)
    physics.drag(to: CGPoint(x: 0, y: 200))
    physics.lift(velocity: .zero)
    run(physics, 0.05)
    physics.insets.top = 60
    run(physics, 2)
    #expect(physics.offset.y == -60)
  }

  @Test("Offsets are rounded to a pixel of a 3x screen")
  func pixels() {
    let physics = physics()
    physics.put(CGPoint(x: 0, y: 3.4))
    #expect(physics.offset.y == 10.0 / 3)
  }

  @Test("A finger that has stopped has no velocity")
  func fingerVelocity() {
    var finger = FingerVelocity()
    for frame in 0...6 { finger.note(CGPoint(x: 0, y: frame * 10), at: Double(frame) / 60) }
    #expect(near(finger.velocity(at: 0.1).y, 600, 1e-6))
    #expect(finger.velocity(at: 0.3) == .zero)
  }
}
