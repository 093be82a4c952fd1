public import Foundation

/// A publisher that emits only after it is connected.
@MainActor public protocol ConnectablePublisher: Publisher {
  /// Starts to emit until the returned subscription is cancelled or released.
  func connect() -> AnyCancellable
}

/// The namespace of publishers that wrap another publisher.
public enum Publishers {
  /// A publisher that connects the wrapped publisher on the first subscription.
  @MainActor public final class Autoconnect<Upstream: ConnectablePublisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// The wrapped publisher.
    public let upstream: Upstream
    private var connection: AnyCancellable?

    fileprivate init(_ upstream: Upstream) { self.upstream = upstream }

    /// Subscribes a closure, and connects the wrapped publisher on the first call.
    public func sink(receiveValue: @escaping @MainActor (Output) -> Void) -> AnyCancellable {
      let token = upstream.sink(receiveValue: receiveValue)
      if connection == nil { connection = upstream.connect() }
      return token
    }
  }
}

extension ConnectablePublisher {
  /// Returns a publisher that calls `connect()` on the first subscription, as documented.
  public func autoconnect() -> Publishers.Autoconnect<Self> { Publishers.Autoconnect(self) }
}

extension Timer {
  /// A publisher that emits the date at a fixed interval.
  ///
  /// The stage's clock drives it, so a test controls the time.
  @MainActor public final class TimerPublisher: ConnectablePublisher {
    public typealias Output = Date
    public typealias Failure = Never

    private let interval: TimeInterval
    private let receivers = Receivers<Date>()
    fileprivate var next = 0.0
    fileprivate var isConnected = false

    fileprivate init(interval: TimeInterval) { self.interval = interval }

    /// Subscribes a closure that is called at each interval after the timer is connected.
    public func sink(receiveValue: @escaping @MainActor (Date) -> Void) -> AnyCancellable {
      receivers.add(receiveValue)
    }

    /// Starts the timer.
    ///
    /// Belief: the timer ends when one of its connections is cancelled. The third article needs this
    /// behavior.
    public func connect() -> AnyCancellable {
      if !isConnected { next = TimerClock.now + interval }
      isConnected = true
      TimerClock.add(self)
      return AnyCancellable { [weak self] in MainActor.assumeIsolated { self?.isConnected = false } }
    }

    fileprivate func fire(at time: Double) {
      // The tolerance allows for rounding, because most intervals equal the duration of a display frame.
      guard isConnected, time >= next - 1e-6 else { return }
      next = max(next + interval, time)
      receivers.send(Date(timeIntervalSinceReferenceDate: time))
    }
  }

  /// Creates a timer publisher, like `Timer.publish(every:tolerance:on:in:options:)`.
  ///
  /// The stage ignores the run loop, because it has only one.
  @MainActor public static func publish(
    every interval: TimeInterval, on runLoop: RunLoop, in mode: RunLoop.Mode
  ) -> TimerPublisher {
    TimerPublisher(interval: interval)
  }
}

/// The stage's clock for timers; Combine has no such type.
@MainActor public enum TimerClock {
  /// The time, in s, that the last call of `advance(to:)` set.
  public private(set) static var now = 0.0
  private static var timers: [Timer.TimerPublisher] = []

  /// Sets the time and fires the due timers.
  public static func advance(to time: Double) {
    now = time
    for timer in timers { timer.fire(at: time) }
    timers.removeAll { !$0.isConnected }
  }

  fileprivate static func add(_ timer: Timer.TimerPublisher) {
    if !timers.contains(where: { $0 === timer }) { timers.append(timer) }
  }
}
