import ChromiumDriver

/// What a page holds after each round, and whether it becomes more.
struct SoakScales {
  /// What only the page can tell.
  struct Told: Decodable, Sendable {
    let elements: Double
    let items: Double
    let index: Double
    let engines: Double
    let traces: Double
  }

  /// Something that is weighed.
  struct Kind: Sendable {
    let name: String
    /// By how much the middle of the last third may be above those of the thirds before.
    let allowance: Double
    let weigh: @Sendable (PageHoldings, Told) -> Double
  }

  /// What is weighed, in pieces and bytes.
  ///
  /// - An item of the lists that only ever become longer takes some 400 bytes of the page's own.
  /// - The cards keep the names of the last 24 blocks of characters, of about 70 KB each, which come one by one.
  /// - A list's index has room for more than it says, and an engine is some 4 KB.
  /// - The list of effects has up to 60 lines, of five elements each, and the traces of seven elements up to 2 MB each.
  static let kinds = [
    Kind(name: "elements", allowance: 400) { $1.elements },
    Kind(name: "nodes", allowance: 1500) { page, _ in Double(page.nodes) },
    Kind(name: "documents", allowance: 0) { page, _ in Double(page.documents) },
    Kind(name: "listeners", allowance: 2) { page, _ in Double(page.listeners) },
    Kind(name: "heap", allowance: 2.5e6) { page, told in page.heap - 400 * told.items },
    Kind(name: "buffers", allowance: 8e6) { page, _ in page.buffers },
    Kind(name: "engines", allowance: 24e3) { $1.engines - $1.index },
    Kind(name: "traces", allowance: 16e6) { $1.traces },
    Kind(name: "items", allowance: .infinity) { $1.items },
  ]

  private(set) var readings: [[Double]] = []

  /// Weighs a page.
  mutating func weigh(_ page: Page) async throws {
    let told = try await page.evaluate("soak.holdings", as: Told.self)
    let held = try await page.holdings()
    readings.append(Self.kinds.map { $0.weigh(held, told) })
  }

  /// What has become more, by more than it may: of at least three readings, the middle of the last third is compared with
  /// those of the two thirds before.
  var growth: [String] {
    guard readings.count >= 3 else { return [] }
    return Self.kinds.indices.compactMap { place in
      let (kind, middles) = (Self.kinds[place], thirds(of: place))
      let isMore = middles[2] - min(middles[0], middles[1]) > kind.allowance
      return isMore ? "\(kind.name): \(middles)" : nil
    }
  }

  /// Everything that is weighed, in the middle of each third, as text.
  var summary: String {
    Self.kinds.indices.map { place in
      "  \(Self.kinds[place].name): " + thirds(of: place).map { "\(Int($0))" }.joined(separator: ", ")
    }.joined(separator: "\n")
  }

  /// The middle of each third of the readings.
  private func thirds(of place: Int) -> [Double] {
    let third = max(1, readings.count / 3)
    let parts = [readings.prefix(third), readings.dropLast(third).suffix(third), readings.suffix(third)]
    return parts.map { middle(of: place, $0) }
  }

  private func middle(of place: Int, _ readings: ArraySlice<[Double]>) -> Double {
    let sorted = readings.map { $0[place] }.sorted()
    return sorted.isEmpty ? 0 : sorted[sorted.count / 2]
  }
}
