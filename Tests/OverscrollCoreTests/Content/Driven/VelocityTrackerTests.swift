import OverscrollTestSupport
import Testing

@testable import OverscrollCore

extension PhysicsTests {
  @Suite("The velocity tracker")
  struct VelocityTrackerTests {
    /// The slope of a least-squares line through the recent samples, by the textbook formula.
    private func naive(_ samples: [VelocitySample], at time: Double) -> Double {
      var counting: [VelocitySample] = []
      var later = time
      for sample in samples.suffix(16).reversed() {
        guard later - sample.time <= 0.04, time - sample.time <= 0.1 else { break }
        counting.append(sample)
        later = sample.time
      }
      guard counting.count > 1 else { return 0 }
      let n = Double(counting.count)
      let meanTime = counting.reduce(0) { $0 + $1.time } / n
      let meanPosition = counting.reduce(0) { $0 + $1.position } / n
      let products = counting.reduce(0) { $0 + ($1.time - meanTime) * ($1.position - meanPosition) }
      let squares = counting.reduce(0) { $0 + ($1.time - meanTime) * ($1.time - meanTime) }
      return min(20_000, max(-20_000, products / squares))
    }

    @Test(
      "For a finger at constant velocity, the tracker returns the exact velocity",
      arguments: [0.0, 64, -512, 1536, -16_384])
    func constant(velocity: Double) {
      for count in 2...40 {
        let samples = (0..<count).map { VelocitySample(Double($0) / 128, 100 + velocity * Double($0) / 128) }
        #expect(tracker(samples).velocity(at: Double(count - 1) / 128) == velocity, "\(count) samples")
      }
    }

    @Test(
      "The velocity is the slope of the least-squares line through the samples of the last 0.1 s",
      arguments: UInt64(1)...40)
    func model(seed: UInt64) {
      var seeded = Dice(seed: seed)
      var samples: [VelocitySample] = []
      var time = seeded.next(in: 0...1000)
      for _ in 0..<60 {
        time += seeded.chance(0.1) ? seeded.next(in: 0.03...0.06) : seeded.next(in: 0.002...0.02)
        samples.append((time, seeded.next(in: -200...200)))
        let lift = time + seeded.next(in: 0...0.05)
        let found = tracker(samples).velocity(at: lift)
        #expect(abs(found - naive(samples, at: lift)) < 1e-6, "seed \(seed), lifted at \(lift) s")
      }
    }

    @Test("The jitter of a touch screen changes the velocity by less than 25 pt/s", arguments: UInt64(1)...20)
    func jitter(seed: UInt64) {
      var seeded = Dice(seed: seed)
      let samples = (0..<13).map {
        VelocitySample(Double($0) / 120, Double($0) * 8 + seeded.next(in: -0.5...0.5))
      }
      let velocity = tracker(samples).velocity(at: 0.1)
      #expect(abs(velocity - 960) < 25, "seed \(seed): \(velocity) pt/s")
    }

    @Test("A finger that pauses before its lift has no velocity")
    func pause() {
      let samples: [VelocitySample] = [(0, 0), (0.01, 10), (0.02, 20)]
      #expect(abs(tracker(samples).velocity(at: 0.0599) - 1000) < 1e-9)
      #expect(tracker(samples).velocity(at: 0.0601) == 0)
      #expect(tracker(samples).velocity(at: 1e9) == 0)
    }

    @Test("Only samples after a pause determine the velocity")
    func gap() {
      let samples: [VelocitySample] = [(0, 0), (0.01, 300), (0.06, 310), (0.07, 312), (0.08, 314)]
      #expect(abs(tracker(samples).velocity(at: 0.08) - 200) < 1e-9)
      #expect(tracker([(0, 0), (0.05, 300)]).velocity(at: 0.05) == 0)
    }

    @Test("0.1 s after a finger turns back, the tracker returns its new velocity")
    func turn() {
      let out = (0...20).map { VelocitySample(Double($0) / 100, Double($0) * 10) }
      let back = (1...12).map { VelocitySample(0.2 + Double($0) / 100, 200 - Double($0) * 10) }
      #expect(abs(tracker(out).velocity(at: 0.2) - 1000) < 1e-9)
      #expect(tracker(out + back.prefix(8)).velocity(at: 0.28) < 0)
      #expect(abs(tracker(out + back).velocity(at: 0.32) + 1000) < 1e-9)
    }
  }
}
