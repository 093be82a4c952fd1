import Foundation

extension Page {
  /// Tells the page whether its reader prefers less motion.
  public func setReducedMotion(_ isReduced: Bool) async throws {
    media["prefers-reduced-motion"] = isReduced ? "reduce" : "no-preference"
    try await sendMedia()
  }

  /// Tells the page which colours its reader prefers.
  public func setColorScheme(_ scheme: ColorScheme) async throws {
    media["prefers-color-scheme"] = scheme.rawValue
    try await sendMedia()
  }

  /// Gives the page another window; throws `refused` for sizes that the browser does not take.
  ///
  /// With another scale factor than the browser was started with, the distance that a wheel event tells the
  /// page is off by the ratio of the two, though the page scrolls as it should: start a browser with the
  /// factor instead.
  public func setViewport(_ viewport: Viewport) async throws {
    try await call(
      "Emulation.setDeviceMetricsOverride",
      [
        "width": .number(Double(viewport.width)), "height": .number(Double(viewport.height)),
        "deviceScaleFactor": .number(viewport.scaleFactor), "mobile": .bool(viewport.isMobile),
      ])
  }

  /// Makes the page's processor `rate` times slower; 1 is full speed, and less throws `badInput`.
  public func setCPUThrottling(rate: Double) async throws {
    guard rate >= 1, rate.isFinite else { throw BrowserError.badInput("CPU throttling by \(rate)") }
    try await call("Emulation.setCPUThrottlingRate", ["rate": .number(rate)])
  }

  /// Has the page's connections be as slow as a line.
  ///
  /// - Parameters:
  ///   - latency: How long an answer takes to begin.
  ///   - bytesPerSecond: How fast answers come.
  public func setLine(latency: Duration, bytesPerSecond: Double) async throws {
    guard latency >= .zero, bytesPerSecond > 0 else {
      throw BrowserError.badInput("a line of \(bytesPerSecond) B/s")
    }
    try await call("Network.enable")
    try await call(
      "Network.emulateNetworkConditions",
      [
        "offline": false, "latency": .number(latency / .milliseconds(1)),
        "downloadThroughput": .number(bytesPerSecond), "uploadThroughput": .number(bytesPerSecond),
      ])
  }

  /// Whether the page may take what it was sent before.
  public func setCaching(_ isOn: Bool) async throws {
    try await call("Network.enable")
    try await call("Network.setCacheDisabled", ["cacheDisabled": .bool(!isOn)])
  }

  func sendMedia() async throws {
    let features = media.sorted { $0.key < $1.key }.map { name, value -> JSONValue in
      ["name": .string(name), "value": .string(value)]
    }
    try await call("Emulation.setEmulatedMedia", ["features": .array(features)])
  }
}
