import AllocationCounter
import Canvas
import Foundation
import OverscrollCore
import OverscrollListCore

// Measures the times of the list's index and of an array of prefix sums. First compares the results of both
// with simple prefix sums, and exits with status 1 if a result is wrong.
//
// usage: list-benchmark [--json FILE] [--add-json FILE] [--picture FILE.svg]
//
// --json writes the measured times. --add-json adds the times of another run, for example from
// Web/Scripts/list-bench.mjs --json. --picture draws all times into FILE.svg, and for a dark page into
// FILE~dark.svg.

/// Returns the file whose path follows an option, or `nil`.
func file(after option: String) -> URL? {
  let arguments = CommandLine.arguments
  guard let index = arguments.firstIndex(of: option), index + 1 < arguments.count else { return nil }
  return URL(fileURLWithPath: arguments[index + 1])
}

let sizes = [1_000, 10_000, 100_000, 1_000_000, 10_000_000]
let all = RandomNumbers.extents(sizes[sizes.count - 1], seed: 1)
let lists = sizes.map { Array(all.prefix($0)) }

func check<Engine: OffsetEngine>(_: Engine.Type) {
  for list in lists {
    var check = Check<Engine>()
    guard let error = check.firstError(list) else { continue }
    print("\(Engine.name) gives a wrong answer: \(error)")
    exit(1)
  }
}

func measure<Engine: OffsetEngine>(_: Engine.Type) -> [Figure] {
  var figures: [Figure] = []
  print(row(["\(Engine.name): median time"] + sizes.map { "\($0)" }))
  for operation in Operation.allCases {
    let times = lists.map { operation.nanoseconds(Engine.self, $0) }
    print(row([operation.rawValue] + times.map { text($0) }))
    for (list, time) in zip(lists, times) {
      figures.append(
        Figure(engine: Engine.name, operation: operation, items: list.count, nanoseconds: time))
    }
  }
  return figures
}

/// Prints the memory that an engine uses, in bytes.
///
/// The first line is the engine's own computation, and the second line is the C library's count.
func printBytes<Engine: OffsetEngine>(_ words: String, _: Engine.Type, _ make: ([Double]) -> Engine) {
  func share(_ bytes: Int, of items: Int) -> String {
    if bytes < 4096 { return bytes < 0 ? "not counted" : "\(bytes)" }
    return "\((Double(bytes) / Double(items) * 100).rounded() / 100)/item"
  }
  var counted: [String] = []
  var allocated: [String] = []
  for list in lists {
    let own = make(list).byteCount
    // A small engine is copied a thousand times. The allocator may place a single copy in memory that it
    // already has, and then the C library counts no bytes.
    let copies = own < 4096 ? 1000 : 1
    let before = allocation_counter_live_bytes()
    let engines = (0..<copies).map { _ in make(list) }
    let after = allocation_counter_live_bytes()
    counted.append(share(own, of: list.count))
    allocated.append(share(before < 0 ? -1 : (after - before) / copies, of: list.count))
    Stopwatch.kept &+= withExtendedLifetime(engines) { $0.count }
  }
  print(row(["bytes, \(words), computed"] + counted))
  print(row(["bytes, \(words), allocated"] + allocated))
}

check(ExtentIndex.self)
check(PrefixArray.self)
print("Every answer of both engines equals the plain prefix sums, at \(sizes) items.")
print(
  "A time is the warm median of \(Stopwatch.samples.lowerBound) to \(Stopwatch.samples.upperBound) samples.")
print(row(["a whole list: common case, hard case"] + sizes.map { "\($0)" }))
for listCase in ListCases.allCases {
  let figures = sizes.map { listCase.figures(items: $0) }
  let write = listCase == .bytes ? { "\(Int($0))" } : text
  print(row([listCase.rawValue] + figures.map { write($0.common) }))
  print(row([""] + figures.map { write($0.hard) }))
}
var figures = measure(ExtentIndex.self)
printBytes("measured", ExtentIndex.self) { ExtentIndex(extents: $0) }
printBytes("unmeasured", ExtentIndex.self) { ExtentIndex(count: $0.count, estimate: 44) }
figures += measure(PrefixArray.self)
printBytes("measured and queried", PrefixArray.self) {
  var engine = PrefixArray(extents: $0)
  _ = engine.offset(of: $0.count)
  return engine
}
printBytes("unmeasured", PrefixArray.self) { PrefixArray(count: $0.count, estimate: 44) }

if let file = file(after: "--json") {
  let encoder = JSONEncoder()
  encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
  try encoder.encode(figures).write(to: file)
}
if let file = file(after: "--add-json") {
  figures += try JSONDecoder().decode([Figure].self, from: Data(contentsOf: file))
}
if let file = file(after: "--picture") {
  let dark = file.deletingPathExtension().path + "~dark.svg"
  try Data(Panels.svg(of: figures, .light).utf8).write(to: file)
  try Data(Panels.svg(of: figures, .dark).utf8).write(to: URL(fileURLWithPath: dark))
}
