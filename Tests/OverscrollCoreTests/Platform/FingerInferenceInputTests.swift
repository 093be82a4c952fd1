import Testing

@testable import OverscrollCore

extension PhysicsTests {
  /// What else an inference may be told.
  @Suite("The inference of a finger, told anything")
  struct FingerInferenceInputTests {
    /// A pull of n frames, let go after n and not held.
    private func pull(_ frames: Int, at start: Double = 0) -> FingerInference {
      var inference = FingerInference()
      inference.observe(0, FingerTrace.geometry, at: start)
      for frame in 1...frames {
        let offset = -10 * Double(frame) + 0.1 * Double(frame * frame)
        inference.observe(offset, FingerTrace.geometry, at: start + 1 + Double(frame) / 64)
      }
      return inference
    }

    @Test("A sample that is no number, or from before the last one, is no sample")
    func absurd() {
      let before = pull(10)
      for (offset, time) in [
        (Double.nan, 2.0), (.infinity, 2), (-.infinity, 2), (0, .nan), (0, .infinity), (0, -.infinity),
        (0, 1), (50, 1.1), (0, -5),
      ] {
        var inference = before
        #expect(inference.observe(offset, FingerTrace.geometry, at: time) == .finger)
        #expect(inference == before)
      }
    }

    @Test("A second report in a frame corrects the first, and is no motion")
    func sameFrame() {
      var inference = pull(10)
      let last = 1 + 10.0 / 64
      inference.observe(-92, FingerTrace.geometry, at: last)
      #expect(inference.latest == -92)
      inference.observe(-93, FingerTrace.geometry, at: last + 0.001)
      #expect(inference.latest == -93)
      #expect(inference.motion == pull(10).motion)
      #expect(inference.deadline == last + 0.001 + 0.1)
    }

    @Test("Another range to scroll in is no finger, and the spring that follows from it is momentum")
    func layout() {
      var inference = FingerInference()
      var scroller = PhysicsTests.scroller(at: 2200)
      inference.observe(2200, scroller.geometry, at: 0)
      scroller.geometry = ScrollExtents(viewport: 800, content: 2850)
      #expect(inference.observe(2200, scroller.geometry, at: 1) == .nothing)
      #expect(inference.certainOffset == 2200)
      scroller.time = 1
      for frame in 1...90 {
        scroller.advance(to: 1 + Double(frame) / 60)
        inference.settle(at: scroller.time)
        #expect(inference.observe(scroller.offset, scroller.geometry, at: scroller.time) != .finger)
      }
      #expect(inference.mover == .nothing)
    }

    @Test("Free motion agrees with itself at irregular times, from any start", arguments: UInt64(1)...200)
    func laws(seed: UInt64) {
      var seeded = Dice(seed: seed)
      let past = seeded.chance(0.5)
      let spring = BounceSpring(
        displacement: seeded.next(in: -250...(-20)), velocity: seeded.next(in: -2000...500))
      let origin = seeded.next(in: 0...2200)
      let speed = seeded.next(in: -4000...4000)
      var motion = FingerInference.FreeMotion()
      var age = 0.0
      for frame in 0..<12 {
        let offset =
          past
          ? spring.displacement(age: age) : origin + Deceleration.normal.travel(velocity: speed, age: age)
        guard past == (offset < 0), offset <= 2200 else { return }
        let verdict = motion.take(offset, at: age + 5, within: 2200)
        #expect(verdict == (frame < 2 ? .unknown : .agrees), "seed \(seed), frame \(frame)")
        age += seeded.next(in: 0.011...0.06)
      }
    }

    @Test("A glide is followed across the edge into the spring", arguments: [-400.0, -1500, -4000])
    func crossing(_ speed: Double) {
      var scroller = PhysicsTests.scroller(at: -speed * 0.052)
      scroller.glide(velocity: speed)
      var motion = FingerInference.FreeMotion()
      for frame in 0..<9 {
        scroller.advance(to: Double(frame) / 60)
        let verdict = motion.take(scroller.offset, at: scroller.time + 5, within: 2200)
        #expect(verdict == (frame < 2 ? .unknown : .agrees), "frame \(frame)")
      }
      #expect(scroller.offset < 0)
    }

    @Test("One kink does not make a finger of momentum, two in a row do", arguments: [1, 2])
    func kinks(_ count: Int) {
      var inference = FingerInference()
      inference.observe(500, FingerTrace.geometry, at: 0)
      var offset = 500.0
      var speed = 900.0
      for frame in 60..<90 {
        if frame >= 80, frame < 80 + count { speed *= 0.7 }
        offset += Deceleration.normal.travel(velocity: speed, age: 1.0 / 60)
        speed = Deceleration.normal.velocity(from: speed, age: 1.0 / 60)
        let mover = inference.observe(offset, FingerTrace.geometry, at: Double(frame) / 60)
        if frame >= 79, frame < 82 {
          #expect(mover == (frame == 81 && count == 2 ? .finger : .momentum), "frame \(frame)")
        }
      }
    }

    @Test("Canonical inferences forget when they began, and go on alike", arguments: [2, 5, 10, 30])
    func canonical(_ frames: Int) {
      let first = pull(frames)
      let second = pull(frames, at: 64)
      let now = 1 + Double(frames) / 64
      for wait in [0, 0.03125, 0.0625, 0.125, 2] {
        var early = first
        var late = second
        early.settle(at: now + wait)
        late.settle(at: now + wait + 64)
        #expect(early != late)
        #expect(early.canonical(at: now + wait) == late.canonical(at: now + wait + 64))
        var again = early.canonical(at: now + wait)
        #expect(again.mover == early.mover && again.certainOffset == early.certainOffset)
        for frame in 1...40 {
          let age = Double(frame) / 64
          let offset = early.latest * (1 + 10 * age) * ElementaryFunctions.exp(-10 * age)
          early.settle(at: now + wait + age)
          again.settle(at: age)
          early.observe(offset, FingerTrace.geometry, at: now + wait + age)
          again.observe(offset, FingerTrace.geometry, at: age)
          #expect(early.mover == again.mover, "frame \(frame) after \(wait) s")
          #expect(early.certainOffset == again.certainOffset, "frame \(frame) after \(wait) s")
        }
      }
    }

    @Test("Nothing traps, and stillness always comes to an end", arguments: UInt64(1)...100)
    func fuzz(seed: UInt64) {
      var seeded = Dice(seed: seed)
      var inference = FingerInference()
      var time = 0.0
      for step in 0..<300 {
        time += seeded.pick([0, 1e-9, 0.004, 1.0 / 120, 1.0 / 60, 0.3, 20, 1e9])
        let offset = seeded.pick([
          0, -0.0, seeded.next(in: -200...200), seeded.next(in: -9...2300), 1e300, -1e300, 0x1p-1074,
        ])
        let content = seeded.chance(0.95) ? 3000 : seeded.pick([0, 500, 1e300])
        let geometry = ScrollExtents(viewport: 800, content: content)
        inference.observe(offset, geometry, at: time)
        #expect(inference.certainOffset.isFinite, "seed \(seed), step \(step)")
        guard inference.deadline < .infinity else { continue }
        var alone = inference
        alone.settle(at: inference.deadline)
        #expect(alone.deadline == .infinity, "seed \(seed), step \(step)")
        #expect(alone.mover != .momentum && alone.certainOffset == offset, "seed \(seed), step \(step)")
      }
    }
  }
}
