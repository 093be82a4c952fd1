import Foundation
import Testing

@testable import OverscrollCore

extension PhysicsTests {
  /// How often the inference is wrong, and how late, on generated traces.
  ///
  /// `OVERSCROLL_INFERENCE_TABLE=1 swift test --filter FingerInference` prints the tables, of 1000 traces a cell
  /// or as many as the variable says.
  @Suite("The inference of a finger, measured")
  struct FingerInferenceRateTests {
    /// How many of 250 traces of each kind may go wrong, at most; the rates are those of 2000.
    struct Limits {
      let policy: Int
      /// Starts by flings, by flicks and by fingers that drag back below the threshold.
      let wrong: [Int]
      /// Pulls that start nothing, or too soon.
      let missed: Int
      let early: Int
      /// The median delay in frames, and the delay of all but 5 %, at 60 Hz.
      let delays: [Int]
    }

    static let limits = [
      Limits(policy: 0, wrong: [0, 1, 3], missed: 3, early: 0, delays: [5, 7]),
      Limits(policy: 1, wrong: [0, 1, 0], missed: 1, early: 0, delays: [1, 2]),
      Limits(policy: 2, wrong: [0, 1, 0], missed: 1, early: 0, delays: [0, 2]),
    ]

    @Test(
      "Flings start nothing, drag-backs nearly nothing, and pulls do a few frames late",
      arguments: [60.0, 120])
    func rates(_ rate: Double) {
      let trial = FingerInferenceTrial(rate: rate)
      let kinds = [FingerTrace.Kind.fling, .flick, .dragBack, .pull].map { trial.scores(of: $0, count: 250) }
      for limits in FingerInferenceRateTests.limits {
        let scores = kinds.map { $0[limits.policy] }
        let failures = "\(FingerInferenceTrial.policies[limits.policy]), seeds \(scores.map(\.failures))"
        for (score, wrong) in zip(scores, limits.wrong) { #expect(score.wrong <= wrong, "\(failures)") }
        let pulls = scores[2] + scores[3]
        #expect(pulls.missed <= limits.missed, "\(failures)")
        #expect(pulls.early <= limits.early, "\(failures)")
        let frames = Int(rate / 60)
        #expect(pulls.delay(0.5) <= limits.delays[0] * frames + frames - 1)
        #expect(pulls.delay(0.95) <= limits.delays[1] * frames + frames - 1)
      }
    }

    @Test("A platform that differs by a tenth, or a clock by half a ms, makes little difference")
    func otherPlatforms() {
      for platform in [
        FingerTrace.Platform(stiffness: 90), FingerTrace.Platform(stiffness: 110),
        FingerTrace.Platform(clockError: 0.0005), FingerTrace.Platform(deceleration: .fast),
      ] {
        let trial = FingerInferenceTrial(platform: platform)
        #expect(trial.scores(of: .fling, count: 150).allSatisfy { $0.wrong == 0 }, "\(platform)")
        #expect(trial.scores(of: .pull, count: 150)[0].missed <= 5, "\(platform)")
      }
    }

    @Test(
      "The trace's platform, with the engine's numbers, moves as the engine does", arguments: UInt64(1)...40)
    func platform(seed: UInt64) {
      var seeded = Dice(seed: seed)
      let (start, strokes) = (seed % 2 == 0 ? FingerTrace.Kind.fling : .pull).strokes(&seeded)
      let finger = SyntheticFinger(strokes, &seeded)
      var platform = PlatformScroller(FingerTrace.Platform(), at: start)
      var scroller = PhysicsTests.scroller(at: start)
      scroller.advance(to: finger.start)
      scroller.beginDrag(at: finger.position(at: finger.start))
      for frame in 1...240 {
        let time = Double(frame) / 60
        platform.advance(to: time, under: finger)
        guard time >= finger.start else { continue }
        if scroller.motion.isDrag {
          scroller.advance(to: min(time, finger.end))
          scroller.drag(to: finger.position(at: scroller.time))
          if time >= finger.end { scroller.endDrag() }
        }
        scroller.advance(to: time)
        #expect(abs(platform.offset - scroller.offset) <= 1, "seed \(seed), frame \(frame)")
        guard scroller.motion.runsByItself else { continue }
        #expect(abs(platform.offset - scroller.offset) < 1e-6, "seed \(seed), frame \(frame)")
      }
    }

    @Test(
      "The tables are printed on demand",
      .enabled(if: ProcessInfo.processInfo.environment["OVERSCROLL_INFERENCE_TABLE"] != nil)
    )
    func tables() {
      let wanted = ProcessInfo.processInfo.environment["OVERSCROLL_INFERENCE_TABLE"].flatMap { Int($0) } ?? 0
      print(FingerInferenceTable.text(count: wanted > 1 ? wanted : 1000))
    }
  }
}

/// The measurements as Markdown.
enum FingerInferenceTable {
  private static let header = """
    | | Hz | policy | flings % | flicks % | drag-backs % | early % | missed % | thrown back missed % | late, frames |
    |---|---|---|---|---|---|---|---|---|---|

    """

  static func text(count: Int) -> String {
    var text = "Frames that have to agree\n\n" + header
    for agreeing in 1...8 {
      for rate in [60.0, 120] {
        text += rows("\(agreeing)", FingerInferenceTrial(agreeing: agreeing, rate: rate), count)
      }
    }
    text += "\nThe latest offset instead of the certain one\n\n" + header
    text += rows("latest", FingerInferenceTrial(isCertain: false), count)
    text += "\nOther platforms\n\n" + header
    for stiffness in [60.0, 80, 90, 100, 110, 120, 150] {
      let platform = FingerTrace.Platform(stiffness: stiffness)
      text += rows("stiffness \(Int(stiffness))", FingerInferenceTrial(platform: platform), count)
    }
    for clockError in [0.00025, 0.0005, 0.001, 0.002] {
      let platform = FingerTrace.Platform(clockError: clockError)
      text += rows("clock ± \(clockError * 1000) ms", FingerInferenceTrial(platform: platform), count)
    }
    for (name, deceleration) in [("0.99/ms", Deceleration.fast), ("0.9985/ms", Deceleration(drag: 1.5))] {
      let platform = FingerTrace.Platform(deceleration: deceleration)
      text += rows(name, FingerInferenceTrial(platform: platform), count)
    }
    return text
  }

  private static func rows(_ name: String, _ trial: FingerInferenceTrial, _ count: Int) -> String {
    let scores = FingerTrace.Kind.allCases.map { trial.scores(of: $0, count: count) }
    return FingerInferenceTrial.policies.indices.map { policy in
      let kinds = scores.map { $0[policy] }
      let pulls = kinds[2] + kinds[3]
      let shares = [
        share(kinds[0].wrong, kinds[0].idle), share(kinds[1].wrong, kinds[1].idle),
        share(kinds[2].wrong, kinds[2].idle), share(pulls.early, pulls.pulls),
        share(pulls.missed, pulls.pulls), share(kinds[4].missed, kinds[4].pulls),
      ]
      let late = [0.5, 0.95, 0.99, 1].map { "\(pulls.delay($0))" }.joined(separator: " / ")
      return "| \(name) | \(Int(trial.rate)) | \(FingerInferenceTrial.policies[policy]) | "
        + shares.joined(separator: " | ") + " | \(late) |\n"
    }.joined()
  }

  private static func share(_ part: Int, _ whole: Int) -> String {
    whole > 10 ? String(format: "%.2f", 100 * Double(part) / Double(whole)) : "-"
  }
}
