public import Foundation
import Synchronization

/// The part of Combine that the project's sources use: synchronous, and for the main actor.
@MainActor public protocol Publisher<Output, Failure> {
  /// What it tells.
  associatedtype Output
  /// How it fails: nothing here does.
  associatedtype Failure: Error

  /// Calls a closure with each value until the result is cancelled or let go.
  func sink(receiveValue: @escaping @MainActor (Output) -> Void) -> AnyCancellable
}

/// A subscription, which ends when it is let go.
public final class AnyCancellable: Sendable {
  private let action: Mutex<(@Sendable () -> Void)?>

  /// Makes a subscription that is ended by a closure.
  public init(_ cancel: @escaping @Sendable () -> Void) { action = Mutex(cancel) }

  deinit { cancel() }

  /// Ends it; the second time does nothing.
  public func cancel() {
    let action = action.withLock { action in
      defer { action = nil }
      return action
    }
    action?()
  }
}

/// Those who are to be called, in the order in which they came.
@MainActor public final class Receivers<Value> {
  private var receivers: [Int: @MainActor (Value) -> Void] = [:]
  private var number = 0

  /// Makes an empty list.
  public init() {}

  /// Adds one.
  ///
  /// - Returns: What takes it away again.
  public func add(_ receive: @escaping @MainActor (Value) -> Void) -> AnyCancellable {
    number += 1
    let key = number
    receivers[key] = receive
    // A subscription is let go by main actor objects only.
    return AnyCancellable { [weak self] in MainActor.assumeIsolated { self?.remove(key) } }
  }

  /// Calls those who are there now, and are still there when it is their turn.
  public func send(_ value: Value) {
    for key in receivers.keys.sorted() { receivers[key]?(value) }
  }

  private func remove(_ key: Int) { receivers[key] = nil }
}

extension NotificationCenter {
  /// Tells of the notifications of a name.
  public struct Publisher: Combine.Publisher {
    let center: NotificationCenter
    let name: Notification.Name

    /// Calls a closure with each notification.
    ///
    /// It must be posted by the main actor.
    public func sink(receiveValue: @escaping @MainActor (Notification) -> Void) -> AnyCancellable {
      let token = center.addObserver(forName: name, object: nil, queue: nil) { notification in
        // Foundation calls back in the thread that posts, which is the main one.
        nonisolated(unsafe) let notification = notification
        MainActor.assumeIsolated { receiveValue(notification) }
      }
      // The token is only ever given back to the center, which is safe in any thread.
      nonisolated(unsafe) let kept = token
      return AnyCancellable { [center] in center.removeObserver(kept) }
    }

    /// It never fails.
    public typealias Failure = Never
  }

  /// Tells of the notifications of a name, whoever posts them.
  public func publisher(for name: Notification.Name) -> Publisher {
    Publisher(center: self, name: name)
  }
}
