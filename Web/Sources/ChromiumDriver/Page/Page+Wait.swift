import Foundation

extension Page {
  /// Waits until a JavaScript expression is truthy; the page evaluates it every 10 ms.
  ///
  /// An expression that throws is treated as false, because the page may still be loading.
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

  /// The maximum time that one script waits in the page.
  ///
  /// If the page navigates, the script never answers. So the wait is divided into several short scripts.
  private static let longestWatch = Duration.milliseconds(500)

  /// Returns a script that evaluates an expression repeatedly, for at most a duration.
  ///
  /// The script ends when the expression is truthy. It returns whether the expression was truthy, and the
  /// expression's last value. The page evaluates the expression, because repeated calls from this process
  /// would use more processor time than the awaited work.
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

  /// Waits for `count` frames of the page.
  ///
  /// After 2 frames, earlier changes are visible.
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
