public import Foundation

/// Where a property reads the environment.
@MainActor final class EnvironmentPlace {
  var values: EnvironmentValues?
}

/// A value of the environment.
@MainActor @preconcurrency @propertyWrapper public struct Environment<Value>: StoredProperty {
  private let path: KeyPath<EnvironmentValues, Value>
  private let place = EnvironmentPlace()

  public init(_ path: KeyPath<EnvironmentValues, Value>) { self.path = path }

  public var wrappedValue: Value {
    if place.values == nil { Stage.complain("Environment is read before its view is installed") }
    return (place.values ?? EnvironmentValues())[keyPath: path]
  }

  func install(_ stored: inout AnyObject?, in node: ViewNode) { place.values = node.environment }
}

/// What a value of the environment is found by.
public protocol EnvironmentKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

/// What views further out say to those further in.
public struct EnvironmentValues {
  private var values: [ObjectIdentifier: Any] = [:]

  public init() {}

  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get { values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  /// A value of SwiftUI's own, which has no key that others could name.
  subscript<Value>(_ path: PartialKeyPath<EnvironmentValues>, or value: Value) -> Value {
    get { named[path] as? Value ?? value }
    set { named[path] = newValue }
  }

  private var named: [PartialKeyPath<EnvironmentValues>: Any] = [:]
}

extension EnvironmentValues {
  public var layoutDirection: LayoutDirection {
    get { self[\.layoutDirection, or: .leftToRight] }
    set { self[\.layoutDirection, or: .leftToRight] = newValue }
  }
  public var isEnabled: Bool {
    get { self[\.isEnabled, or: true] }
    set { self[\.isEnabled, or: true] = newValue }
  }
  public var dynamicTypeSize: DynamicTypeSize {
    get { self[\.dynamicTypeSize, or: .large] }
    set { self[\.dynamicTypeSize, or: .large] = newValue }
  }
  public var locale: Locale {
    get { self[\.locale, or: Locale(identifier: "en_US")] }
    set { self[\.locale, or: Locale(identifier: "en_US")] = newValue }
  }
  public var calendar: Calendar {
    get { self[\.calendar, or: Calendar(identifier: .gregorian)] }
    set { self[\.calendar, or: Calendar(identifier: .gregorian)] = newValue }
  }
  public var timeZone: TimeZone {
    get { self[\.timeZone, or: .gmt] }
    set { self[\.timeZone, or: .gmt] = newValue }
  }
  /// Whether the reader asked for less motion.
  ///
  /// Only the stage sets it.
  public internal(set) var accessibilityReduceMotion: Bool {
    get { self[\.accessibilityReduceMotion, or: false] }
    set { self[\.accessibilityReduceMotion, or: false] = newValue }
  }
  /// What `refreshable(action:)` further out has set.
  public internal(set) var refresh: RefreshAction? {
    get { self[\.refresh, or: nil] }
    set { self[\.refresh, or: nil] = newValue }
  }
}

/// What refreshes, as `refreshable(action:)` sets it.
public struct RefreshAction: Sendable {
  let action: @Sendable () async -> Void

  public func callAsFunction() async { await action() }
}
