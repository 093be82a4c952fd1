import ChromiumDriver

/// The speed of the page's processor.
enum Pace: String, CaseIterable, Sendable {
  case full = "full"
  case quarter = "a quarter"

  /// Slows the page's processor down, if the speed is not full.
  func apply(to page: Page) async throws {
    try await page.setCPUThrottling(rate: self == .full ? 1 : 4)
  }
}

/// The speeds of the network and of the processor.
enum Line: String, CaseIterable, Sendable {
  case full = "full speed"
  case quarter = "a quarter"
  case slowLine = "full speed, 1.6 Mbit/s, 40 ms to each answer"
  case quarterOnSlowLine = "a quarter, 1.6 Mbit/s, 40 ms to each answer"

  private var pace: Pace { [.full, .slowLine].contains(self) ? .full : .quarter }
  private var isSlowLine: Bool { [.slowLine, .quarterOnSlowLine].contains(self) }

  /// Slows the page's processor and network down, as the case demands.
  func apply(to page: Page) async throws {
    try await pace.apply(to: page)
    if isSlowLine { try await page.setLine(latency: .milliseconds(40), bytesPerSecond: 200_000) }
  }
}
