import Foundation

/// A browser that is not Chromium, as far as tests of the elements need it: a page, scripts in it, and a finger.
package protocol OtherBrowser: Sendable {
  /// Goes to an address, and returns once it is loaded.
  func navigate(to address: String) async throws

  /// Runs the body of a script, which calls the last of its `arguments` with what it has to say.
  func execute<Value: Decodable & Sendable>(_ script: String, as type: Value.Type) async throws -> Value

  /// Plays what a finger does, and returns once the page has heard of it.
  func touch(_ swipe: Swipe) async throws

  /// Ends the browser.
  func close() async
}

/// What went wrong in another browser.
package struct OtherBrowserError: Error, CustomStringConvertible {
  /// What the browser, or whoever waited for it, says.
  package let description: String

  init(_ description: String) { self.description = description }
}

extension OtherBrowser {
  /// The value of a JavaScript expression; a promise is awaited.
  package func evaluate<Value: Decodable & Sendable>(
    _ expression: String, as type: Value.Type
  ) async throws -> Value {
    let outcome = try await execute(
      """
      const done = arguments[arguments.length - 1];
      (async () => (\(expression)
      ))().then((value) => done({ value: value ?? null }), (error) => done({ error: `${error}\\n${error?.stack}` }));
      """, as: Outcome<Value>.self)
    switch outcome {
    case .value(let value): return value
    case .error(let error): throw OtherBrowserError("\(error)\nin: \(expression)")
    }
  }

  /// Runs a JavaScript expression for what it does.
  package func run(_ expression: String) async throws {
    _ = try await evaluate("(await \(expression)\n, true)", as: Bool.self)
  }

  /// Waits until a JavaScript expression is truthy, which the page looks at every 10 ms; one that throws is not, yet.
  package func wait(until expression: String, timeout: Duration = .seconds(8)) async throws {
    let result = try await evaluate(
      """
      (async () => {
        const end = performance.now() + \(timeout / .milliseconds(1))
        for (let last; ; ) {
          try {
            last = await (\(expression)
            )
            if (last) return ''
          } catch (error) {
            last = error
          }
          if (performance.now() > end) return `${last}`
          await new Promise((then) => setTimeout(then, 10))
        }
      })()
      """, as: String.self)
    guard result.isEmpty else { throw OtherBrowserError("Not in time, but \(result): \(expression)") }
  }

  /// Waits until the page has drawn some more frames.
  package func waitForFrames(_ count: Int = 3) async throws {
    try await run(
      "(async () => { for (let left = \(count); left > 0; left -= 1) await new Promise(requestAnimationFrame) })()"
    )
  }
}

/// What a script has said: a value, or what it threw.
private enum Outcome<Value: Decodable & Sendable>: Decodable, Sendable {
  case value(Value)
  case error(String)

  private enum Key: CodingKey { case value, error }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    if let error = try container.decodeIfPresent(String.self, forKey: .error) {
      self = .error(error)
    } else {
      self = .value(try container.decode(Value.self, forKey: .value))
    }
  }
}
