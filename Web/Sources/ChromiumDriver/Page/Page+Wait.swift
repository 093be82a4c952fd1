import Foundation

extension Page {
  /// Waits until a JavaScript expression is truthy, which the page looks at every 10 ms.
  ///
  /// A script that throws counts as not yet true, since the page may still be loading. Throws `timedOut`
  /// with what the expression last gave, after the page's call limit unless told.
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

  /// How long the page looks before it is asked again: what it has promised is lost where it goes elsewhere.
  private static let longestWatch = Duration.milliseconds(500)

  /// A script that looks at an expression until that is truthy, or for some time, and says what it gave.
  ///
  /// To ask from here each time would keep the machine busier than what is waited for.
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

  /// Waits until the page has drawn `count` more frames; 2 make sure that what was set before is shown.
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
