/// The browser's totals for a page, or the difference of two such readings.
public struct PageMetrics: Sendable, Hashable {
  private let values: [String: Double]

  init(_ values: [String: Double]) { self.values = values }

  /// The metric that the browser calls `name`, in its unit; 0 if it has none of that name.
  public subscript(name: String) -> Double { values[name] ?? 0 }

  /// The names of all metrics, sorted.
  public var names: [String] { values.keys.sorted() }

  /// Time spent in the page's own scripts, in s; what `evaluate` runs does not count.
  public var scriptDuration: Double { self["ScriptDuration"] }

  /// Time spent in all of the page's tasks, in s.
  public var taskDuration: Double { self["TaskDuration"] }

  /// Time spent in layout, in s.
  public var layoutDuration: Double { self["LayoutDuration"] }

  /// Time spent in recalculating styles, in s.
  public var styleDuration: Double { self["RecalcStyleDuration"] }

  /// How many times the page was laid out.
  public var layoutCount: Int { Int(self["LayoutCount"]) }

  /// Memory that live JavaScript objects take, in bytes.
  public var heapUsed: Double { self["JSHeapUsedSize"] }

  /// How many DOM nodes there are.
  public var nodeCount: Int { Int(self["Nodes"]) }

  /// What was added from the reading `start` to the reading `end`.
  public static func - (end: PageMetrics, start: PageMetrics) -> PageMetrics {
    PageMetrics(Dictionary(uniqueKeysWithValues: end.values.map { ($0, $1 - start[$0]) }))
  }
}
