import ChromiumDriver

extension Stage {
  /// Pulls down with a finger that stops, and by default lifts it.
  ///
  /// `distance` is the finger's movement, in px. 100 stays below every threshold, and 400 passes every
  /// threshold.
  func pull(
    by distance: Double, from start: Double = 60, duration: Duration = .milliseconds(300),
    hold: Duration = .milliseconds(120), lifts: Bool = true
  ) async throws {
    let begin = window.point(start)
    var gesture: TouchGesture = [
      .down(begin.x, begin.y), .move(to: window.point(start + distance), duration: duration), .hold(hold),
    ]
    if lifts { gesture.steps.append(.up) }
    try await page.touch(gesture)
    if !lifts { try await page.waitForFrames() }
  }

  /// Pulls up with a finger, from near the view's end.
  func pullUp(by distance: Double = 400) async throws {
    try await pull(by: -distance, from: window.height - 40)
  }

  /// Moves the finger to a distance below the viewport's top, and lifts it if `lifts` is `true`.
  func move(to down: Double, duration: Duration = .milliseconds(300), lifts: Bool = false) async throws {
    var gesture: TouchGesture = [
      .move(to: window.point(down), duration: duration), .hold(.milliseconds(100)),
    ]
    if lifts { gesture.steps.append(.up) }
    try await page.touch(gesture)
    if !lifts { try await page.waitForFrames() }
  }

  /// Moves the finger straight to a point in equal steps, and waits after each step until a frame shows it.
  ///
  /// A slow machine merges the moves of `move(to:duration:lifts:)` into a few. Here each step has its own
  /// event and at least one frame on any machine.
  func step(from start: Point, to end: Point, count: Int) async throws {
    for index in 1...count {
      let part = Double(index) / Double(count)
      let point = Point(start.x + (end.x - start.x) * part, start.y + (end.y - start.y) * part)
      try await page.touch([.move(to: point, duration: .zero)])
      try await page.waitForFrames()
    }
  }

  /// Holds the answers to the page's later requests until `releaseAnswers()`.
  ///
  /// So an action of a demo runs until the test has made its gestures, also on a slow machine.
  func holdAnswers() async throws {
    try await page.evaluate(
      """
      void ((fetch) => {
        const { promise, resolve } = Promise.withResolvers()
        globalThis.releaseAnswers = resolve
        globalThis.fetch = async (...request) => {
          const response = await fetch(...request)
          await promise
          return response
        }
      })(fetch)
      """)
  }

  /// Delivers the answers that `holdAnswers()` holds, and the later ones.
  func releaseAnswers() async throws { try await page.evaluate("releaseAnswers()") }

  /// Lifts the finger.
  func lift() async throws { try await page.touch([.up]) }

  /// Scrolls from code, without animation.
  func scroll(to offset: String) async throws {
    try await page.evaluate("\(view).scrollToOffset(\(offset))")
    try await page.waitForFrames()
  }
}
