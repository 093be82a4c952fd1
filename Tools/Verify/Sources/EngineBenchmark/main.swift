import AllocationCounter
import Foundation  // brings in the mathematics library that the core leaves to the program
import OverscrollCore

// Prints, for each scenario, the median time of an event (and of an event with its presentation) and the number of
// allocations in a million events. Ends with status 1 if there is any.

/// Times `count` events in batches that begin with the scenario's engine as it was.
func nanoseconds(_ scenario: Scenario, presenting: Bool) -> Double {
  let clock = ContinuousClock()
  let batch = 200
  let samples = (0..<2001).map { _ -> Double in
    var engine = scenario.engine
    let start = engine.hostTime
    var sum = 0.0
    let elapsed = clock.measure {
      for step in 1...batch {
        let effects = engine.handle(ScrollEvent(scenario.input(step), at: start + Double(step) / 120))
        sum += Double(effects.count)
        if presenting { sum += engine.presentation.contentOffset }
      }
    }
    precondition(sum.isFinite)
    return Double(elapsed.components.attoseconds) / 1e9 / Double(batch)
  }
  return samples.sorted()[samples.count / 2]
}

/// Counts the allocations of a million events, after a first one that may set something up.
func allocations(_ scenario: Scenario) -> Int {
  var engine = scenario.engine
  let start = engine.hostTime
  _ = engine.handle(ScrollEvent(scenario.input(1), at: start))
  allocation_counter_start()
  for step in 1...1_000_000 {
    let effects = engine.handle(ScrollEvent(scenario.input(step), at: start + Double(step) / 120))
    if effects.count > 1 { print(effects) }
  }
  return allocation_counter_read()
}

func column(_ text: String, _ width: Int) -> String {
  text + String(repeating: " ", count: max(0, width - text.count))
}

func figure(_ value: Double) -> String { "\((value * 10).rounded() / 10)" }

var total = 0
print(
  "\(column("scenario", 28))\(column("handle, ns", 14))\(column("and present, ns", 18))allocations in 10^6")
for scenario in Scenario.all {
  let count = allocations(scenario)
  total += count
  print(
    column(scenario.name, 28) + column(figure(nanoseconds(scenario, presenting: false)), 14)
      + column(figure(nanoseconds(scenario, presenting: true)), 18)
      + (count < 0 ? "not counted here" : "\(count)"))
}
print("size of an engine: \(MemoryLayout<ScrollEngine>.size) bytes")
if total > 0 {
  print("the steady state allocates")
  exit(1)
}
