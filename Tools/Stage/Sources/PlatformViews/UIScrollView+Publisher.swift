public import Combine
import Foundation

/// How a property is to be observed; only what is new counts here.
public struct NSKeyValueObservingOptions: OptionSet, Sendable {
  /// The options, a bit each.
  public let rawValue: UInt
  /// Makes a set of bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
}

/// Those who observe a property.
typealias Observers = Receivers<Void>

extension UIScrollView {
  /// Tells of a property of a scroll view after each change.
  public struct KeyValuePublisher<Value>: Publisher {
    let scrollView: UIScrollView
    let path: KeyPath<UIScrollView, Value>

    /// Calls a closure with each value, as long as the scroll view lives.
    public func sink(receiveValue: @escaping @MainActor (Value) -> Void) -> AnyCancellable {
      let observers = scrollView.observers[path] ?? Observers()
      scrollView.observers[path] = observers
      return observers.add { [weak scrollView, path] _ in
        if let scrollView { receiveValue(scrollView[keyPath: path]) }
      }
    }

    /// It never fails.
    public typealias Failure = Never
  }

  /// Tells of a property after each change: of those that the stage knows to be observable.
  ///
  /// UIKit does not promise it: `PlatformScrollProbes` is what it is held to.
  public func publisher<Value>(
    for path: KeyPath<UIScrollView, Value>, options: NSKeyValueObservingOptions
  ) -> KeyValuePublisher<Value> {
    precondition(UIScrollView.observable.contains(path), "Nobody tells of \(path)")
    return KeyValuePublisher(scrollView: self, path: path)
  }

  private static let observable: Set<PartialKeyPath<UIScrollView>> = [
    \.contentOffset, \.contentSize, \.bounds, \.contentInset, \.adjustedContentInset,
  ]

  /// A property has changed.
  func changed(_ path: PartialKeyPath<UIScrollView>) { observers[path]?.send(()) }
}
