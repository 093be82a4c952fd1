@testable import Specification
import Foundation

/// All searches of one world (a small model of the engine), with increasing precision.
struct Campaign: Sendable {
  /// The result of a search with one precision.
  struct Pass: Sendable {
    let grain: Grain
    let situations: Int
    let isExhausted: Bool
  }

  /// The result of all searches of a world.
  struct Result: Sendable {
    let name: String
    let coarse: Pass
    let fine: Pass?
    let transitions: Int
    let fault: String?

    var line: String {
      func words(_ pass: Pass) -> String {
        """
        \(pass.isExhausted ? "all" : "the first") \(pass.situations) situations at \(pass.grain.length.formatted()) pt
        """
      }
      let passes = [words(coarse)] + (fine.map { [words($0)] } ?? [])
      return "\(name): \(transitions) transitions; \(passes.joined(separator: ", "))"
        + (fault.map { "\n  FAULT: \($0)" } ?? "")
    }
  }

  /// The largest number of situations that a search stores, which take some gigabytes of memory.
  private static let limit = 1_000_000

  let name: String
  /// A closure that searches for a time in s, and returns the result.
  let run: @Sendable (Double) -> Result

  private init(_ name: String, _ world: some SearchedWorld) {
    self.name = name
    run = { Self.search(world, name, seconds: $0) }
  }

  static let all =
    SmallWorld.Mode.all.map { Campaign($0.name, $0.world) }
    + SmallList.World.allCases.map { Campaign("list, \($0)", $0) }

  private static func search(_ world: some SearchedWorld, _ name: String, seconds: Double) -> Result {
    let deadline = Date.now + seconds
    var passes: [Pass] = []
    var transitions = 0
    var grain = Grain()
    while true {
      var search = Search(world, grain: grain)
      let fault = search.run { $0.situations < limit && Date.now < deadline }
      transitions += search.transitions
      let pass = Pass(grain: grain, situations: search.situations, isExhausted: search.isExhausted)
      passes.append(pass)
      if fault != nil || !pass.isExhausted || Date.now >= deadline {
        return Result(
          name: name, coarse: passes[0], fine: passes.count > 1 ? pass : nil, transitions: transitions,
          fault: fault)
      }
      grain = grain.half
    }
  }
}
