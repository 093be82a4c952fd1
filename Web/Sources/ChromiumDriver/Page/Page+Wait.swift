import Foundation

extension Page {
  /// Waits until a JavaScript expression is truthy.
  ///
  /// The page evaluates it every 10 ms.
  ///
  /// A script that throws is treated as false, because the page may still be loading.
  ///
  /// - Throws: `timedOut` with the expression's last value, after `timeout` or the page's call limit.
  public func wait(until expression: String, timeout: Duration? = nil) async throws {
    let limit = timeout ?? callLimit
    let deadline = ContinuousClock.now + limit
    var last = "nothing"
    while true {
      let left = max(ContinuousClock.now.duration(to: deadline), .milliseconds(50))
      do {
        let value = try await evaluate(
          Self.watch(expression, for: min(left, Self.longestWatch)), limit: left + .seconds(1))
        if value[0] == true { return }
        last = value[1].string ?? "nothing"
      } catch BrowserError.script(let text) {
        last = text
      } catch BrowserError.refused(_, let reason) {
        last = reason
      } catch BrowserError.timedOut {
        last = "no answer"
      }
      guard ContinuousClock.now < deadline else {
        throw BrowserError.timedOut(what: "wait until \(expression), which last gave \(last)", after: limit)
      }
      try await Task.sleep(for: .milliseconds(10))
    }
  }

  /// The longest evaluation in the page.
  ///
  /// A navigation loses the pending promise, so a new one starts regularly.
  private static let longestWatch = Duration.milliseconds(500)

  /// Returns a script that evaluates an expression until it is truthy, or for a time.
  ///
  /// The script returns whether it was truthy, and its last value. Polling from this process would use more
  /// processor time than the awaited work.
  private static func watch(_ expression: String, for duration: Duration) -> String {
    """
    (async () => {
      const end = performance.now() + \(duration.seconds * 1000)
      for (;;) {
        let last
        try {
          const value = await (\(expression)
          )
          if (value) return [true, '']
          last = String(value)
        } catch (error) {
          last = String(error)
        }
        if (performance.now() >= end) return [false, last]
        await new Promise((done) => setTimeout(done, 10))
      }
    })()
    """
  }

  /// Waits for `count` frames of the page; after 2, earlier changes are visible.
  public func waitForFrames(_ count: Int = 2) async throws {
    try await evaluate(
      """
      new Promise(done => {
        let left = \(max(0, count))
        const next = () => left-- > 0 ? requestAnimationFrame(next) : done(null)
        next()
      })
      """)
  }
}
