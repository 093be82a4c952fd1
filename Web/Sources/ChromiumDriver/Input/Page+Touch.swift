import Foundation

extension Page {
  /// Plays gestures at the same time, one per finger, with trusted events at 60 Hz.
  ///
  /// The method returns when the last step is over and the page has handled the last event. If the task is
  /// cancelled or the browser ends during the gesture, the touches are cancelled and the error is thrown.
  /// The page needs a touchscreen. The browser refuses more than 5 fingers.
  ///
  /// - Throws: `badInput` for impossible steps, before an event is sent, and while another gesture plays.
  public func touch(_ gestures: TouchGesture...) async throws { try await touch(gestures) }

  /// Plays gestures at the same time, one per finger, with trusted events at 60 Hz.
  public func touch(_ gestures: [TouchGesture]) async throws {
    let timeline = try TouchTimeline(gestures, fingers: fingers)
    try await playing {
      do {
        try await play(timeline)
        fingers = timeline.fingers
      } catch {
        try? await cancelTouches()
        throw error
      }
    }
  }

  /// Flings with one finger from one point to another.
  public func fling(from start: Point, to end: Point, duration: Duration) async throws {
    try await touch(.fling(from: start, to: end, duration: duration))
  }

  /// Cancels the touches that an earlier gesture left on the screen, for a new document.
  func liftFingers() async throws { if !fingers.isEmpty { try await cancelTouches() } }

  private func cancelTouches() async throws {
    fingers = [:]
    try await connection.post(
      "Input.dispatchTouchEvent", ["type": "touchCancel", "touchPoints": []], session: session)
  }

  private func play(_ timeline: TouchTimeline) async throws {
    let pacer = Pacer()
    for (index, event) in timeline.events.enumerated() {
      try await pacer.wait(until: event.time)
      let points = event.fingers.sorted { $0.key < $1.key }.map { finger, point -> JSONValue in
        ["id": .number(Double(finger)), "x": .number(point.x), "y": .number(point.y)]
      }
      let parameters: JSONValue = [
        "type": .string(event.type), "touchPoints": .array(points),
        "timestamp": pacer.timestamp(at: event.time),
      ]
      // Only the last event waits for the browser's answer, because waiting for each answer would halve the
      // rate.
      if index == timeline.events.count - 1 {
        try await call("Input.dispatchTouchEvent", parameters)
      } else {
        try await connection.post("Input.dispatchTouchEvent", parameters, session: session)
      }
    }
    try await pacer.wait(until: timeline.duration)
  }
}
