import OtherBrowsers
import TestTurns
import Testing

/// The browsers besides Chromium.
enum Kind: String, CaseIterable, Sendable, CustomTestStringConvertible {
  case firefox, webKit

  /// The browser's name and input method, for the output of a test.
  var testDescription: String {
    switch self {
    case .firefox: "Firefox, by a finger on its touchscreen"
    case .webKit: "WebKit, by pointer events that a script dispatches"
    }
  }

  /// Whether the browser is installed on this machine.
  var isHere: Bool {
    switch self {
    case .firefox: Firefox.program != nil
    case .webKit: WebKit.programs != nil
    }
  }

  /// The kinds that are installed on this machine.
  static let here = allCases.filter(\.isHere)

  fileprivate func launch() async throws -> any OtherBrowser {
    switch self {
    case .firefox: try await Firefox()
    case .webKit: try await WebKit()
    }
  }
}

/// A pool with one browser of each kind.
///
/// A browser runs one test at a time. The test's turn limits the number of tests that run on this machine.
/// The suite closes the browsers at its end.
actor Browsers {
  @TaskLocal static var ofSuite: Browsers?

  private var idle: [Kind: any OtherBrowser] = [:]
  private var running: Set<Kind> = []
  private var waiting: [(kind: Kind, start: CheckedContinuation<Void, Never>)] = []

  /// Waits for the browser of a kind and runs `body` with it.
  nonisolated func lend(_ kind: Kind, _ body: (any OtherBrowser) async throws -> Void) async throws {
    await begin(kind)
    do {
      try await TurnTaking.takeNext {
        let browser = try await browser(kind)
        let result: Result<Void, any Error>
        do { result = .success(try await body(browser)) } catch { result = .failure(error) }
        // Unload the page, so that it does not run during later turns.
        try? await browser.navigate(to: "about:blank")
        try result.get()
      }
      await end(kind)
    } catch {
      await end(kind)
      throw error
    }
  }

  /// Closes the browsers.
  func close() async {
    for browser in idle.values { await browser.close() }
    idle = [:]
  }

  private func begin(_ kind: Kind) async {
    if running.insert(kind).inserted { return }
    await withCheckedContinuation { waiting.append((kind, $0)) }
  }

  private func end(_ kind: Kind) {
    if let next = waiting.firstIndex(where: { $0.kind == kind }) {
      waiting.remove(at: next).start.resume()
    } else {
      running.remove(kind)
    }
  }

  private func browser(_ kind: Kind) async throws -> any OtherBrowser {
    if let browser = idle[kind] { return browser }
    let browser = try await kind.launch()
    idle[kind] = browser
    return browser
  }
}
