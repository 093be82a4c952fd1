package import ChromiumDriver

/// A gesture of one finger: it touches, moves along a straight line, waits and lifts.
package struct Swipe: Sendable {
  /// The first position, in CSS px of the viewport.
  package var start: Point
  /// The last position, in CSS px of the viewport.
  package var end: Point
  /// The duration of the movement.
  package var duration: Duration
  /// The time between the end of the movement and the lift.
  package var hold: Duration
  /// Whether the finger touches at the start.
  ///
  /// If false, the finger is still down from the previous swipe.
  package var comesDown = true
  /// Whether the finger lifts at the end.
  package var lifts = true

  /// Creates a swipe.
  package init(
    from start: Point, to end: Point, duration: Duration = .milliseconds(300),
    hold: Duration = .milliseconds(120),
    comesDown: Bool = true, lifts: Bool = true
  ) {
    (self.start, self.end, self.duration, self.hold) = (start, end, duration, hold)
    (self.comesDown, self.lifts) = (comesDown, lifts)
  }

  /// Returns a swipe that touches and lifts at one point.
  package static func tap(at point: Point) -> Swipe {
    Swipe(from: point, to: point, duration: .zero, hold: .milliseconds(50))
  }

  /// A script that plays the swipe at 60 Hz and resolves at its end.
  ///
  /// The script calls a function `send(kind, x, y)` for each sample. The time of each sample counts from
  /// the start, so one late sample does not delay the following ones.
  var player: String {
    """
    (async () => {
      const began = Date.now()
      const until = (time) => new Promise((then) => setTimeout(then, Math.max(0, began + time - Date.now())))
      const [from, to, duration, hold] = [\(start.json), \(end.json), \(duration.milliseconds), \(hold.milliseconds)]
      if (\(comesDown)) send('down', from.x, from.y)
      const count = from.x === to.x && from.y === to.y ? 0 : Math.max(1, Math.round(duration * 60 / 1000))
      for (let step = 1; step <= count; step += 1) {
        const part = step / count
        await until(duration * part)
        send('move', from.x + (to.x - from.x) * part, from.y + (to.y - from.y) * part)
      }
      await until(duration + hold)
      if (\(lifts)) send('up', to.x, to.y)
      await until(duration + hold + 40)
      return null
    })()
    """
  }
}

extension Point {
  fileprivate var json: String { "{ x: \(x), y: \(y) }" }
}

extension Duration {
  fileprivate var milliseconds: Double { self / .milliseconds(1) }
}
