import Foundation

/// A browser besides Chromium, with a page that tests control by scripts and a finger.
package protocol OtherBrowser: Sendable {
  /// Navigates to an address and returns when the page is loaded.
  func navigate(to address: String) async throws

  /// Runs the body of a function and returns its result.
  ///
  /// The script passes its result to a function, which is the last of its `arguments`.
  func execute<Value: Decodable & Sendable>(_ script: String, as type: Value.Type) async throws -> Value

  /// Plays a swipe and returns when the page has received its last event.
  func touch(_ swipe: Swipe) async throws

  /// Ends the browser.
  func close() async
}

/// An error of Firefox or WebKit, or of the code that controls it.
package struct OtherBrowserError: Error, CustomStringConvertible {
  /// The message of the browser, or of the code that waited for the browser.
  package let description: String

  init(_ description: String) { self.description = description }
}

extension OtherBrowser {
  /// Returns the value of a JavaScript expression; a promise is awaited.
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

  /// Runs a JavaScript expression and ignores its value.
  package func run(_ expression: String) async throws {
    _ = try await evaluate("(await \(expression)\n, true)", as: Bool.self)
  }

  /// Waits until a JavaScript expression is truthy; the page evaluates it every 10 ms.
  ///
  /// An expression that throws is treated as false.
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
    guard result.isEmpty else { throw OtherBrowserError("Timed out with \(result): \(expression)") }
  }

  /// Waits for `count` frames of the page.
  package func waitForFrames(_ count: Int = 3) async throws {
    try await run(
      "(async () => { for (let left = \(count); left > 0; left -= 1) await new Promise(requestAnimationFrame) })()"
    )
  }
}

/// The result of a script: a value or a thrown error.
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
