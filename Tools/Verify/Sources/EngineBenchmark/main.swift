import AllocationCounter
import Foundation  // links the mathematics library, which the core does not link
import OverscrollCore

// Prints the median time of an event for each scenario, without and with reading the presentation. Also
// prints the number of allocations in a million events, and exits with status 1 if it is not 0.

/// Returns the median time of an event, in ns.
///
/// Each batch of events starts with a copy of the scenario's engine.
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

/// Returns the number of allocations in a million events.
///
/// One event is sent before the count, because the first event may cause allocations that happen only once.
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
      + (count < 0 ? "not counted" : "\(count)"))
}
print("size of an engine: \(MemoryLayout<ScrollEngine>.size) bytes")
if total > 0 {
  print("the engine allocates in the steady state")
  exit(1)
}
