public import Foundation

/// A shared reference through which an `Environment` property reads its environment.
@MainActor final class EnvironmentPlace {
  var values: EnvironmentValues?
}

/// A property that reads a value from the environment of its view.
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

/// The key of a value in the environment.
public protocol EnvironmentKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

/// The values that a view passes to all its descendants.
public struct EnvironmentValues {
  private var values: [ObjectIdentifier: Any] = [:] {
    didSet { version = Version() }
  }
  private var named: [String: Any] = [:] {
    didSet { version = Version() }
  }
  /// An object that identifies this set of values.
  ///
  /// Copies share the object until one of them changes, so comparing the object is a fast test for
  /// equality.
  private var version: Version?

  private final class Version {}

  /// A comparison of two sets of values, with its result.
  ///
  /// It keeps both versions, so no other version has the identity of one of them.
  private struct Comparison {
    let one: Version
    let other: Version
    let isSame: Bool
  }

  private struct Pair: Hashable {
    let one: ObjectIdentifier
    let other: ObjectIdentifier
  }

  /// The latest comparisons: many views compare the same two sets.
  @MainActor private static var comparisons: [Pair: Comparison] = [:]

  public init() {}

  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get { values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  /// A value that SwiftUI itself defines, stored under the name of its property.
  ///
  /// - Parameters:
  ///   - value: The default value.
  ///   - name: The name of the property.
  subscript<Value>(or value: Value, name: String = #function) -> Value {
    get { named[name] as? Value ?? value }
    set { named[name] = newValue }
  }
}

extension EnvironmentValues {
  /// Whether both environments are certainly equal.
  ///
  /// Belief: SwiftUI compares structures that are not `Equatable` member by member, and compares objects by
  /// identity. Closures are never equal.
  @MainActor func isSame(as other: EnvironmentValues) -> Bool {
    guard version !== other.version else { return true }
    guard let one = version, let two = other.version else { return hasSameValues(as: other) }
    let pair = Pair(one: ObjectIdentifier(one), other: ObjectIdentifier(two))
    if let known = Self.comparisons[pair] { return known.isSame }
    let isSame = hasSameValues(as: other)
    if Self.comparisons.count == 64 { Self.comparisons = [:] }
    Self.comparisons[pair] = Comparison(one: one, other: two, isSame: isSame)
    return isSame
  }

  private func hasSameValues(as other: EnvironmentValues) -> Bool {
    Self.isSame(values, other.values) && Self.isSame(named, other.named)
  }

  private static func isSame<Key>(_ one: [Key: Any], _ other: [Key: Any]) -> Bool {
    one.count == other.count
      && one.allSatisfy { key, value in other[key].map { isSame(value, $0) } ?? false }
  }

  private static func isSame(_ one: Any, _ other: Any) -> Bool {
    guard type(of: one) == type(of: other) else { return false }
    let (mirror, otherMirror) = (Mirror(reflecting: one), Mirror(reflecting: other))
    switch mirror.displayStyle {
    case .optional, .tuple:
      return areSame(mirror, otherMirror)
    case .class:
      return one as AnyObject === other as AnyObject
    case .struct:
      if let one = one as? any Equatable { return isEqual(one, other) }
      return areSame(mirror, otherMirror)
    default:
      return (one as? any Equatable).map { isEqual($0, other) } ?? false
    }
  }

  private static func areSame(_ one: Mirror, _ other: Mirror) -> Bool {
    one.children.count == other.children.count
      && zip(one.children, other.children).allSatisfy { isSame($0.value, $1.value) }
  }

  private static func isEqual<Value: Equatable>(_ one: Value, _ other: Any) -> Bool {
    other as? Value == one
  }
}

extension EnvironmentValues {
  public var layoutDirection: LayoutDirection {
    get { self[or: .leftToRight] }
    set { self[or: .leftToRight] = newValue }
  }
  public var isEnabled: Bool {
    get { self[or: true] }
    set { self[or: true] = newValue }
  }
  public var dynamicTypeSize: DynamicTypeSize {
    get { self[or: .large] }
    set { self[or: .large] = newValue }
  }
  public var locale: Locale {
    get { self[or: Locale(identifier: "en_US")] }
    set { self[or: Locale(identifier: "en_US")] = newValue }
  }
  public var calendar: Calendar {
    get { self[or: Calendar(identifier: .gregorian)] }
    set { self[or: Calendar(identifier: .gregorian)] = newValue }
  }
  public var timeZone: TimeZone {
    get { self[or: .gmt] }
    set { self[or: .gmt] = newValue }
  }
  /// Whether the user prefers reduced motion; apps can only read this value.
  public package(set) var accessibilityReduceMotion: Bool {
    get { self[or: false] }
    set { self[or: false] = newValue }
  }
  /// Whether VoiceOver is running; apps can only read this value.
  public package(set) var accessibilityVoiceOverEnabled: Bool {
    get { self[or: false] }
    set { self[or: false] = newValue }
  }
  /// The action that an enclosing `refreshable(action:)` modifier has set, or `nil` without one.
  public internal(set) var refresh: RefreshAction? {
    get { self[or: nil] }
    set { self[or: nil] = newValue }
  }
}

/// The action of a `refreshable(action:)` modifier.
public struct RefreshAction: Sendable {
  let action: @Sendable () async -> Void

  public func callAsFunction() async { await action() }
}
