public import Foundation
import Synchronization

/// A source of values, with the part of Combine's API that the project uses.
///
/// Values are delivered synchronously on the main actor.
@MainActor public protocol Publisher<Output, Failure> {
  /// The type of the published values.
  associatedtype Output
  /// The type of failures, always `Never` on the stage.
  associatedtype Failure: Error

  /// Calls a closure with each value until the subscription is cancelled or released.
  func sink(receiveValue: @escaping @MainActor (Output) -> Void) -> AnyCancellable
}

/// A subscription that is cancelled when it is released.
public final class AnyCancellable: Sendable {
  private let action: Mutex<(@Sendable () -> Void)?>

  /// Creates a subscription that calls a closure when it is cancelled.
  public init(_ cancel: @escaping @Sendable () -> Void) { action = Mutex(cancel) }

  deinit { cancel() }

  /// Cancels the subscription.
  ///
  /// Only the first call has an effect.
  public func cancel() {
    let action = action.withLock { action in
      defer { action = nil }
      return action
    }
    action?()
  }
}

/// The subscribers of a publisher, in the order of their subscription.
@MainActor public final class Receivers<Value> {
  private var receivers: [Int: @MainActor (Value) -> Void] = [:]
  private var number = 0

  /// Creates a publisher's list of subscribers, which is empty at first.
  public init() {}

  /// Adds a subscriber.
  ///
  /// - Returns: The subscription, which removes the subscriber when it is cancelled.
  public func add(_ receive: @escaping @MainActor (Value) -> Void) -> AnyCancellable {
    number += 1
    let key = number
    receivers[key] = receive
    // This code is on the main actor, because only objects of the main actor release subscriptions.
    return AnyCancellable { [weak self] in MainActor.assumeIsolated { self?.remove(key) } }
  }

  /// Calls all current subscribers with a value.
  ///
  /// A subscriber that an earlier one removes during this call is not called.
  public func send(_ value: Value) {
    for key in receivers.keys.sorted() { receivers[key]?(value) }
  }

  private func remove(_ key: Int) { receivers[key] = nil }
}

extension NotificationCenter {
  /// A publisher of the notifications with one name.
  public struct Publisher: Combine.Publisher {
    let center: NotificationCenter
    let name: Notification.Name

    /// Calls a closure with each notification.
    ///
    /// Notifications must be posted on the main actor.
    public func sink(receiveValue: @escaping @MainActor (Notification) -> Void) -> AnyCancellable {
      let token = center.addObserver(forName: name, object: nil, queue: nil) { notification in
        // Foundation calls the block on the posting thread, which is the main thread.
        nonisolated(unsafe) let notification = notification
        MainActor.assumeIsolated { receiveValue(notification) }
      }
      // The closure only passes the token back to the center, which is safe on any thread.
      nonisolated(unsafe) let kept = token
      return AnyCancellable { [center] in center.removeObserver(kept) }
    }

    /// This publisher never fails.
    public typealias Failure = Never
  }

  /// Returns a publisher of the notifications with a name, from any sender.
  public func publisher(for name: Notification.Name) -> Publisher {
    Publisher(center: self, name: name)
  }
}
