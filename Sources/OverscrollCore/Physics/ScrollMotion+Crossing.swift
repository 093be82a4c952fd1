extension ScrollMotion {
  /// The first instant after `time` at which the motion, by itself, brings the content to `offset`.
  ///
  /// A glide and a timed curve have closed forms; a spring is bisected on the stretches where it runs one way.
  ///
  /// - Parameters:
  ///   - offset: The content offset asked about, in pt.
  ///   - time: The instant, in s, to look onward from.
  /// - Returns: An instant in s, or infinity where the motion ends first. Complexity: O(1).
  func firstInstant(reaching offset: Double, after time: Double) -> Double {
    switch self {
    case .rest, .drag:
      return .infinity
    case .glide(let glide):
      let age = glide.deceleration.age(forTravel: offset - glide.origin, velocity: glide.velocity)
      let instant = glide.start + age
      return age <= glide.duration && instant > time ? instant : .infinity
    case .timed(let timed):
      let instant = timed.start + timed.curve.age(forTravel: offset - timed.origin)
      return instant > time ? instant : .infinity
    case .bounce(let bounce):
      let turn = min(bounce.spring.turningAge, bounce.duration)
      let wanted = offset - bounce.target
      let before = bounce.start + bounce.spring.age(reaching: wanted, from: 0, to: turn)
      if before > time { return before }
      let after = bounce.start + bounce.spring.age(reaching: wanted, from: turn, to: bounce.duration)
      return after > time ? after : .infinity
    }
  }
}

extension BounceSpring {
  /// The age, in s, at which a spring that runs one way between two ages is at `wanted`; before any age where it
  /// never is.
  fileprivate func age(reaching wanted: Double, from: Double, to: Double) -> Double {
    let before = displacement(age: from) - wanted
    let after = displacement(age: to) - wanted
    guard from < to, (before < 0) != (after < 0), before != 0 else { return -.infinity }
    return bisect(from: from, to: to) { ((displacement(age: $0) - wanted) < 0) != (before < 0) }
  }
}
