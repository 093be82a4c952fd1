@testable import OverscrollCore

/// What an engine that is told of the inferred mover makes of traces, beside one that is told the truth.
struct FingerInferenceTrial {
  /// What came of traces under a policy.
  struct Score {
    /// The traces in which the truth starts nothing, and those of them in which the inference starts the action.
    var idle = 0
    var wrong = 0
    /// The traces in which the truth starts the action; those in which the inference does not, or before.
    var pulls = 0
    var missed = 0
    var early = 0
    /// How many frames later it starts, in each of the others.
    var delays: [Int] = []
    /// The seeds of the first few failures.
    var failures: [UInt64] = []

    /// The delay, in frames, that a share of the starts does not exceed.
    func delay(_ share: Double) -> Int {
      delays.isEmpty ? 0 : delays.sorted()[min(delays.count - 1, Int(share * Double(delays.count)))]
    }
  }

  static let policies: [TriggerPolicy] = [.release, .reach, .return]

  var agreeing = FingerInference.agreeing
  var rate = 60.0
  var platform = FingerTrace.Platform()
  /// Whether the engine is told of the certain offset, as it should be, or of the latest.
  var isCertain = true

  /// The scores of traces of a kind, one for each policy.
  func scores(of kind: FingerTrace.Kind, count: Int) -> [Score] {
    var scores = FingerInferenceTrial.policies.map { _ in Score() }
    for seed in 0..<UInt64(count) {
      let trace = FingerTrace(kind, seed: seed, rate: rate, platform: platform)
      let told = reports(of: trace)
      let truth = trace.samples.map { ScrollInput.observed($0.offset, phase(of: $0.truth)) }
      for (index, policy) in FingerInferenceTrial.policies.enumerated() {
        let due = start(policy, truth, trace)
        let found = start(policy, told, trace)
        if !scores[index].take(due: due, found: found), scores[index].failures.count < 5 {
          scores[index].failures.append(seed)
        }
      }
    }
    return scores
  }

  /// What the engine is told in each frame.
  private func reports(of trace: FingerTrace) -> [ScrollInput] {
    var inference = FingerInference(agreeing: agreeing)
    var before: Double?
    return trace.samples.map { sample in
      inference.settle(at: sample.time)
      if !trace.reportsChangesOnly || sample.offset != before {
        inference.observe(sample.offset, FingerTrace.geometry, at: sample.time)
      }
      before = sample.offset
      let offset = isCertain ? inference.certainOffset : sample.offset
      return .observed(offset, phase(of: inference.mover))
    }
  }

  /// The frame in which the start edge's action starts, if it does.
  private func start(_ policy: TriggerPolicy, _ inputs: [ScrollInput], _ trace: FingerTrace) -> Int? {
    let edge = EdgeConfiguration(policy: policy)
    var engine = ScrollEngine(start: edge, behavior: ScrollBehavior(source: .shifted))
    _ = engine.handle(ScrollEvent(.layout(FingerTrace.geometry, revision: 1), at: 0))
    var last = ScrollInput.tick
    for (frame, input) in inputs.enumerated() where input != last {
      last = input
      for effect in engine.handle(ScrollEvent(input, at: trace.samples[frame].time)) {
        if case .edge(.start, .started) = effect { return frame }
      }
    }
    return nil
  }

  private func phase(of mover: Mover) -> ObservedPhase {
    switch mover {
    case .nothing: .resting
    case .finger: .tracking
    case .momentum: .decelerating
    }
  }
}

extension FingerInferenceTrial.Score {
  /// Takes the frames in which the action starts, and says whether all is well.
  fileprivate mutating func take(due: Int?, found: Int?) -> Bool {
    guard let due else {
      idle += 1
      if found != nil { wrong += 1 }
      return found == nil
    }
    pulls += 1
    guard let found else {
      missed += 1
      return false
    }
    if found < due { early += 1 } else { delays.append(found - due) }
    return found >= due
  }

  /// The scores of both.
  static func + (a: Self, b: Self) -> Self {
    var sum = a
    sum.idle += b.idle
    sum.wrong += b.wrong
    sum.pulls += b.pulls
    sum.missed += b.missed
    sum.early += b.early
    sum.delays += b.delays
    sum.failures += b.failures
    return sum
  }
}
