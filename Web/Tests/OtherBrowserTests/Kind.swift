import OtherBrowsers
import TestTurns
import Testing

/// The browsers besides Chromium.
enum Kind: String, CaseIterable, Sendable, CustomTestStringConvertible {
  case firefox, webKit

  /// What a test says that it ran in.
  var testDescription: String {
    switch self {
    case .firefox: "Firefox, by a finger on its touchscreen"
    case .webKit: "WebKit, by pointer events that a script dispatches"
    }
  }

  /// Whether this machine has it.
  var isHere: Bool {
    switch self {
    case .firefox: Firefox.program != nil
    case .webKit: WebKit.programs != nil
    }
  }

  /// Those that this machine has.
  static let here = allCases.filter(\.isHere)

  fileprivate func launch() async throws -> any OtherBrowser {
    switch self {
    case .firefox: try await Firefox()
    case .webKit: try await WebKit()
    }
  }
}

/// One browser of each kind, lent to one test at a time in its turn on this machine, and closed with the suite.
actor Browsers {
  @TaskLocal static var ofSuite: Browsers?

  private var idle: [Kind: any OtherBrowser] = [:]
  private var lent: Set<Kind> = []
  private var waiting: [(kind: Kind, start: CheckedContinuation<Void, Never>)] = []

  /// Lends a browser.
  nonisolated func lend(_ kind: Kind, _ body: (any OtherBrowser) async throws -> Void) async throws {
    await begin(kind)
    do {
      try await TurnTaking.takeNext {
        let browser = try await browser(kind)
        let result: Result<Void, any Error>
        do { result = .success(try await body(browser)) } catch { result = .failure(error) }
        // Nothing of its page goes on in the turns of others.
        try? await browser.navigate(to: "about:blank")
        try result.get()
      }
      await end(kind)
    } catch {
      await end(kind)
      throw error
    }
  }

  /// Closes all.
  func close() async {
    for browser in idle.values { await browser.close() }
    idle = [:]
  }

  private func begin(_ kind: Kind) async {
    if lent.insert(kind).inserted { return }
    await withCheckedContinuation { waiting.append((kind, $0)) }
  }

  private func end(_ kind: Kind) {
    if let next = waiting.firstIndex(where: { $0.kind == kind }) {
      waiting.remove(at: next).start.resume()
    } else {
      lent.remove(kind)
    }
  }

  private func browser(_ kind: Kind) async throws -> any OtherBrowser {
    if let browser = idle[kind] { return browser }
    let browser = try await kind.launch()
    idle[kind] = browser
    return browser
  }
}
