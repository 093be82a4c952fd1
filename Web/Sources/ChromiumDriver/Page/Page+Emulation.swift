import Foundation

extension Page {
  /// Sets whether the page sees that the user prefers reduced motion.
  public func setReducedMotion(_ isReduced: Bool) async throws {
    media["prefers-reduced-motion"] = isReduced ? "reduce" : "no-preference"
    try await sendMedia()
  }

  /// Sets the color scheme that the page sees as preferred.
  public func setColorScheme(_ scheme: ColorScheme) async throws {
    media["prefers-color-scheme"] = scheme.rawValue
    try await sendMedia()
  }

  /// Changes the page's viewport; throws `refused` for sizes that the browser does not accept.
  ///
  /// Use the scale factor with which the browser was launched. With a different factor the page scrolls
  /// correctly, but it receives wheel distances that are wrong by the ratio of the two factors.
  public func setViewport(_ viewport: Viewport) async throws {
    try await call(
      "Emulation.setDeviceMetricsOverride",
      [
        "width": .number(Double(viewport.width)), "height": .number(Double(viewport.height)),
        "deviceScaleFactor": .number(viewport.scaleFactor), "mobile": .bool(viewport.isMobile),
      ])
  }

  /// Slows the page's processor down by a factor; 1 is full speed.
  ///
  /// - Throws: `badInput` for a factor below 1.
  public func setCPUThrottling(rate: Double) async throws {
    guard rate >= 1, rate.isFinite else { throw BrowserError.badInput("CPU throttling by \(rate)") }
    try await call("Emulation.setCPUThrottlingRate", ["rate": .number(rate)])
  }

  /// Limits the latency and speed of the page's connections.
  ///
  /// - Parameters:
  ///   - latency: The time until a response begins.
  ///   - bytesPerSecond: The speed of a response and of an upload.
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

  /// Sets whether the page may use the browser's cache.
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
