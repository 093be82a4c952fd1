public import Foundation

extension Page {
  /// Navigates to `address` and waits for the load event.
  ///
  /// If the new address differs from the current one only in its fragment, the method returns at once.
  ///
  /// - Throws: `navigationFailed` for an address that cannot be loaded. An error page that a server sends
  ///   is not a failure.
  public func navigate(to address: String) async throws {
    try await liftFingers()
    struct Started: Decodable, Sendable {
      let loaderId: String?
      let errorText: String?
    }
    let started = try await call("Page.navigate", ["url": .string(address)], as: Started.self)
    if let reason = started.errorText {
      throw BrowserError.navigationFailed(address: String(address.prefix(200)), reason: reason)
    }
    guard let document = started.loaderId else { return }
    try await waitForLoad(of: "\(address.prefix(200))") { $0 == document }
  }

  /// Navigates to `address` and waits for the load event.
  public func navigate(to address: URL) async throws { try await navigate(to: address.absoluteString) }

  private func waitForLoad(of what: String, isDone: (String) -> Bool) async throws {
    let deadline = ContinuousClock.now + callLimit
    while true {
      if let document = await connection.log(session: session)?.loadedDocument, isDone(document) { return }
      guard ContinuousClock.now < deadline else {
        throw BrowserError.timedOut(what: "load \(what)", after: callLimit)
      }
      try await Task.sleep(for: .milliseconds(2))
    }
  }
}
