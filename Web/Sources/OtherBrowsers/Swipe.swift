package import ChromiumDriver

/// What one finger does: it comes down, goes straight to a place, rests there, and lifts.
package struct Swipe: Sendable {
  /// Where it is at first, in CSS px of the viewport.
  package var start: Point
  /// Where it goes.
  package var end: Point
  /// How long it is on its way.
  package var duration: Duration
  /// How long it rests at the end.
  package var hold: Duration
  /// Whether it comes down: otherwise it has been down since the swipe before.
  package var comesDown = true
  /// Whether it lifts.
  package var lifts = true

  /// A finger's way.
  package init(
    from start: Point, to end: Point, duration: Duration = .milliseconds(300),
    hold: Duration = .milliseconds(120),
    comesDown: Bool = true, lifts: Bool = true
  ) {
    (self.start, self.end, self.duration, self.hold) = (start, end, duration, hold)
    (self.comesDown, self.lifts) = (comesDown, lifts)
  }

  /// A finger that comes down and lifts.
  package static func tap(at point: Point) -> Swipe {
    Swipe(from: point, to: point, duration: .zero, hold: .milliseconds(50))
  }

  /// A script that plays it, sampled at 60 Hz, by a function `send(kind, x, y)`, and is a promise.
  ///
  /// Each sample is due at its own time since the start, so that lateness does not add up.
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
