public import Foundation

/// A publisher that waits until it is connected.
@MainActor public protocol ConnectablePublisher: Publisher {
  /// Begins, until the result is cancelled or let go.
  func connect() -> AnyCancellable
}

/// The publishers that others make of themselves.
public enum Publishers {
  /// Connects a publisher as soon as somebody listens.
  @MainActor public final class Autoconnect<Upstream: ConnectablePublisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// The publisher that is connected.
    public let upstream: Upstream
    private var connection: AnyCancellable?

    fileprivate init(_ upstream: Upstream) { self.upstream = upstream }

    /// Connects, and calls a closure with each value.
    public func sink(receiveValue: @escaping @MainActor (Output) -> Void) -> AnyCancellable {
      let token = upstream.sink(receiveValue: receiveValue)
      if connection == nil { connection = upstream.connect() }
      return token
    }
  }
}

extension ConnectablePublisher {
  /// Documented: connects when it is first subscribed to.
  public func autoconnect() -> Publishers.Autoconnect<Self> { Publishers.Autoconnect(self) }
}

extension Timer {
  /// Tells the time again and again, by the stage's clock.
  @MainActor public final class TimerPublisher: ConnectablePublisher {
    public typealias Output = Date
    public typealias Failure = Never

    private let interval: TimeInterval
    private let receivers = Receivers<Date>()
    fileprivate var next = 0.0
    fileprivate var isConnected = false

    fileprivate init(interval: TimeInterval) { self.interval = interval }

    /// Calls a closure each time, once the timer is connected.
    public func sink(receiveValue: @escaping @MainActor (Date) -> Void) -> AnyCancellable {
      receivers.add(receiveValue)
    }

    /// Begins to tell.
    ///
    /// Belief, as the third article needs it: cancelling one connection ends the timer.
    public func connect() -> AnyCancellable {
      if !isConnected { next = TimerClock.now + interval }
      isConnected = true
      TimerClock.add(self)
      return AnyCancellable { [weak self] in MainActor.assumeIsolated { self?.isConnected = false } }
    }

    fileprivate func fire(at time: Double) {
      // A display frame is as long as most intervals, but for rounding.
      guard isConnected, time >= next - 1e-6 else { return }
      next = max(next + interval, time)
      receivers.send(Date(timeIntervalSinceReferenceDate: time))
    }
  }

  /// Makes a publisher that tells the time.
  ///
  /// Documented: `Timer.publish(every:tolerance:on:in:options:)`. The stage has one run loop.
  @MainActor public static func publish(
    every interval: TimeInterval, on runLoop: RunLoop, in mode: RunLoop.Mode
  ) -> TimerPublisher {
    TimerPublisher(interval: interval)
  }
}

/// The stage's own: has timers fire as its clock goes on.
@MainActor public enum TimerClock {
  /// The time of the stage that was moved last, in s.
  public private(set) static var now = 0.0
  private static var timers: [Timer.TimerPublisher] = []

  /// Moves the clock, and fires what is due.
  public static func advance(to time: Double) {
    now = time
    for timer in timers { timer.fire(at: time) }
    timers.removeAll { !$0.isConnected }
  }

  fileprivate static func add(_ timer: Timer.TimerPublisher) {
    if !timers.contains(where: { $0 === timer }) { timers.append(timer) }
  }
}
