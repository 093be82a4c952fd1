import Testing

@testable import OverscrollCore

extension PhysicsTests {
  @Suite("The samples of a velocity tracker")
  struct VelocityTrackerSampleTests {
    @Test("A second sample at the same time replaces the first")
    func duplicates() {
      let clean: [VelocitySample] = [(0, 0), (0.0078125, 10), (0.015625, 20)]
      let doubled: [VelocitySample] = [
        (0, 3), (0, 0), (0.0078125, 99), (0.0078125, 10), (0.015625, 20), (0.015625, 20),
      ]
      #expect(tracker(doubled) == tracker(clean))
      #expect(tracker(doubled).velocity(at: 0.015625) == 1280)
    }

    @Test("Late samples and invalid samples are ignored")
    func lateAndBad() {
      var tracker = tracker([(0, 0), (0.01, 10), (0.02, 20)])
      let before = tracker
      for (position, time) in [
        (500, 0.015), (500, -1), (.nan, 0.03), (.infinity, 0.03), (1, .nan), (1, .infinity),
      ] {
        tracker.add(position: position, at: time)
        tracker.add(position: -.infinity, at: 0.03)
      }
      #expect(tracker == before)
    }

    @Test("Samples may have any time, also before 0", arguments: [-1024.0, -2, 0, 1024])
    func anyTime(time: Double) {
      let samples = (0...2).map { VelocitySample(time + Double($0) / 128, Double($0) * 10) }
      #expect(tracker(samples).velocity(at: time + 2.0 / 128) == 1280)
      #expect(tracker(samples.suffix(2)).velocity(at: time + 2.0 / 128) == 1280)
    }

    @Test("Samples that are more than 0.04 s apart have no velocity", arguments: [0.04, 0.040001])
    func pause(_ age: Double) {
      #expect((tracker([(0, 0), (age, 10)]).velocity(at: age) > 0) == (age <= VelocityTracker.pause))
    }

    @Test("The velocity is limited to 20,000 pt/s")
    func limit() {
      #expect(tracker([(0, 0), (0.001, 5000)]).velocity(at: 0.001) == 20_000)
      #expect(tracker([(0, 0), (0.001, -5000)]).velocity(at: 0.001) == -20_000)
    }

    @Test("The tracker keeps the sixteen newest samples")
    func capacity() {
      let old = (0..<30).map { VelocitySample(Double($0) / 1024, 5000) }
      let new = (30..<46).map { VelocitySample(Double($0) / 1024, Double($0)) }
      #expect(tracker(old + new).velocity(at: 45.0 / 1024) == 1024)
      #expect(tracker(old + new.dropFirst()).velocity(at: 45.0 / 1024) != 1024)
    }

    @Test(
      "The velocity is 0 without two samples, after a reset and at an invalid time",
      arguments: [Double.nan, .infinity, -.infinity])
    func nothing(time: Double) {
      var tracker = tracker([(0, 0), (0.01, 10)])
      #expect(tracker.velocity(at: time) == 0)
      tracker.reset()
      #expect(tracker == VelocityTracker())
      tracker.add(position: 5, at: 0)
      #expect(tracker.velocity(at: 0) == 0)
    }

    @Test("The canonical state keeps the velocity and drops samples that are too old")
    func canonical() {
      let past: [VelocitySample] = [(0, 900), (0.5, 7)]
      let recent = (0..<6).map { VelocitySample(1 + Double($0) / 64, Double($0 * $0)) }
      let now = recent[5].time + 1.0 / 64
      let canonical = tracker(past + recent).canonical(at: now)
      #expect(canonical == tracker(recent).canonical(at: now))
      #expect(canonical.velocity(at: 0) == tracker(past + recent).velocity(at: now))
      #expect(canonical.velocity(at: 0) > 0)
      #expect(tracker(recent).canonical(at: now + 1) == VelocityTracker())
    }
  }
}
