import ChromiumDriver

extension Stage {
  /// Pulls down with one finger that rests at the end, and lifts it unless told.
  ///
  /// Distances are the finger's, in px: 100 stays below every threshold, 400 passes each of them.
  func pull(
    by distance: Double, from start: Double = 60, duration: Duration = .milliseconds(300),
    hold: Duration = .milliseconds(120), lifts: Bool = true
  ) async throws {
    let begin = window.place(start)
    var gesture: TouchGesture = [
      .down(begin.x, begin.y), .move(to: window.place(start + distance), duration: duration), .hold(hold),
    ]
    if lifts { gesture.steps.append(.up) }
    try await page.touch(gesture)
  }

  /// Pulls up with one finger, from near the view's end.
  func pullUp(by distance: Double = 400) async throws {
    try await pull(by: -distance, from: window.height - 40)
  }

  /// Moves the finger that is down to a place, and lifts it if told.
  func move(to down: Double, duration: Duration = .milliseconds(300), lifts: Bool = false) async throws {
    var gesture: TouchGesture = [
      .move(to: window.place(down), duration: duration), .hold(.milliseconds(100)),
    ]
    if lifts { gesture.steps.append(.up) }
    try await page.touch(gesture)
  }

  /// Lifts the finger that is down.
  func lift() async throws { try await page.touch([.up]) }

  /// Scrolls from code, at once.
  func scroll(to offset: String) async throws {
    try await page.evaluate("\(view).scrollToOffset(\(offset))")
    try await page.waitForFrames()
  }
}
