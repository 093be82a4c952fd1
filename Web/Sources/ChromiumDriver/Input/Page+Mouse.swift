import Foundation

extension Page {
  /// Plays steps of the mouse, from the mouse's current position.
  ///
  /// The events are trusted and sampled at 60 Hz. The method returns when the last step is over and the
  /// page has handled the last event.
  ///
  /// - Throws: `badInput` for impossible steps, before an event is sent, and while another gesture plays.
  public func mouse(_ steps: MouseStep...) async throws {
    let timeline = try MouseTimeline(steps, from: mouse)
    try await playing {
      let pacer = Pacer()
      for (index, event) in timeline.events.enumerated() {
        try await pacer.wait(until: event.time)
        mouse = event.state
        let isMove = event.type == "mouseMoved"
        let parameters: JSONValue = [
          "type": .string(event.type), "x": .number(event.state.point.x), "y": .number(event.state.point.y),
          "button": isMove && !event.state.isPressed ? "none" : "left",
          "buttons": event.state.isPressed ? 1 : 0, "clickCount": isMove ? 0 : 1,
          "timestamp": pacer.timestamp(at: event.time),
        ]
        if index == timeline.events.count - 1 {
          try await call("Input.dispatchMouseEvent", parameters)
        } else {
          try await connection.post("Input.dispatchMouseEvent", parameters, session: session)
        }
      }
      try await pacer.wait(until: timeline.duration)
    }
  }

  /// Drags with the left button from one point to another.
  public func drag(from start: Point, to end: Point, duration: Duration) async throws {
    try await mouse(.move(to: start), .press, .move(to: end, duration: duration), .release)
  }

  /// Clicks with the left button.
  public func click(at point: Point) async throws { try await mouse(.move(to: point), .press, .release) }

  /// Turns the mouse wheel at a point, by distances in CSS px.
  ///
  /// Positive distances scroll right and down. They are divided evenly among `count` events. The first
  /// event is sent at once and the last after `duration`.
  ///
  /// - Throws: `badInput` for a count below 1 or numbers that are not finite.
  public func wheel(
    at point: Point, deltaX: Double = 0, deltaY: Double = 0, count: Int = 1, duration: Duration = .zero
  ) async throws {
    guard count >= 1, point.isFinite, deltaX.isFinite, deltaY.isFinite, duration >= .zero else {
      throw BrowserError.badInput("wheel at \(point) by \(deltaX), \(deltaY) in \(count) over \(duration)")
    }
    try await playing {
      let pacer = Pacer()
      for index in 0..<count {
        let time = count == 1 ? 0 : duration.seconds * Double(index) / Double(count - 1)
        try await pacer.wait(until: time)
        mouse.point = point
        let parameters: JSONValue = [
          "type": "mouseWheel", "x": .number(point.x), "y": .number(point.y),
          "deltaX": .number(deltaX / Double(count)), "deltaY": .number(deltaY / Double(count)),
          "timestamp": pacer.timestamp(at: time),
        ]
        if index == count - 1 {
          try await call("Input.dispatchMouseEvent", parameters)
        } else {
          try await connection.post("Input.dispatchMouseEvent", parameters, session: session)
        }
      }
    }
  }
}
