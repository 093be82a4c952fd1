public import Combine
import Foundation

/// The options of a key-value observation, which the stage ignores.
public struct NSKeyValueObservingOptions: OptionSet, Sendable {
  /// The options, one bit each.
  public let rawValue: UInt
  /// Creates options from their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
}

/// The observers of a property.
typealias Observers = Receivers<Void>

extension UIScrollView {
  /// A publisher that emits a property of a scroll view after each change.
  public struct KeyValuePublisher<Value>: Publisher {
    let scrollView: UIScrollView
    let path: KeyPath<UIScrollView, Value>

    /// Subscribes a closure that is called with each new value while the scroll view exists.
    public func sink(receiveValue: @escaping @MainActor (Value) -> Void) -> AnyCancellable {
      let observers = scrollView.observers[path] ?? Observers()
      scrollView.observers[path] = observers
      return observers.add { [weak scrollView, path] _ in
        if let scrollView { receiveValue(scrollView[keyPath: path]) }
      }
    }

    /// This publisher never fails.
    public typealias Failure = Never
  }

  /// Returns a publisher that emits a property after each change.
  ///
  /// UIKit does not document that these properties are observable. The test suite `PlatformScrollProbes`
  /// checks it on both platforms.
  ///
  /// - Precondition: The property is in `observable`.
  public func publisher<Value>(
    for path: KeyPath<UIScrollView, Value>, options: NSKeyValueObservingOptions
  ) -> KeyValuePublisher<Value> {
    precondition(UIScrollView.observable.contains(path), "\(path) is not observable on the stage")
    return KeyValuePublisher(scrollView: self, path: path)
  }

  private static let observable: Set<PartialKeyPath<UIScrollView>> = [
    \.contentOffset, \.contentSize, \.bounds, \.contentInset, \.adjustedContentInset,
  ]

  /// Notifies the observers of the adjusted insets, unless the window is silent about them.
  func adjustedInsetChanged() {
    if window?.silencesAdjustedInsets != true { changed(\.adjustedContentInset) }
  }

  /// Notifies the observers of a property.
  func changed(_ path: PartialKeyPath<UIScrollView>) { observers[path]?.send(()) }
}
