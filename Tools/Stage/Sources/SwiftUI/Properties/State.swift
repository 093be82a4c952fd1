import Combine

/// A property whose value SwiftUI updates before it evaluates the view.
@MainActor @preconcurrency public protocol DynamicProperty {}

/// A dynamic property that the stage implements, such as `State`.
///
/// It is a structure with a reference. All copies share the reference, so connecting one copy connects all.
@MainActor protocol StoredProperty: DynamicProperty {
  /// Connects the property to its storage in the view's node.
  ///
  /// - Parameters:
  ///   - stored: The storage, `nil` at the first call.
  ///   - node: The node of the view.
  func install(_ stored: inout AnyObject?, in node: ViewNode)
}

/// The storage of a property's value in the node of its view.
@MainActor final class StoredValue<Value> {
  private(set) var value: Value
  private let node: Backreference<ViewNode>

  init(_ value: Value, in node: ViewNode) {
    self.value = value
    self.node = node.reference
  }

  func set(_ value: Value, _ cause: String) {
    self.value = value
    node.object?.invalidate(cause)
  }
}

/// The reference to the stored value that all copies of a property share.
@MainActor final class StorageLink<Value> {
  private let initial: () -> Value
  private(set) var stored: StoredValue<Value>?

  init(_ initial: @escaping () -> Value) { self.initial = initial }

  var value: Value { stored?.value ?? initial() }

  func install(_ kept: inout AnyObject?, in node: ViewNode) -> StoredValue<Value> {
    let stored = kept as? StoredValue<Value> ?? StoredValue(initial(), in: node)
    kept = stored
    self.stored = stored
    return stored
  }
}

/// A property with a value that the view owns.
@MainActor @preconcurrency @propertyWrapper public struct State<Value>: StoredProperty {
  private let link: StorageLink<Value>

  public init(wrappedValue: Value) { link = StorageLink { wrappedValue } }
  public init(initialValue: Value) { self.init(wrappedValue: initialValue) }

  public var wrappedValue: Value {
    get { link.value }
    nonmutating set { set(newValue) }
  }

  public var projectedValue: Binding<Value> { Binding(get: { wrappedValue }, set: { set($0) }) }

  private func set(_ value: Value) {
    guard let stored = link.stored else { return Stage.complain("State is set before its view is installed") }
    stored.set(value, "State of \(Value.self)")
  }

  func install(_ stored: inout AnyObject?, in node: ViewNode) { _ = link.install(&stored, in: node) }
}

extension State where Value: ExpressibleByNilLiteral {
  public init() { self.init(wrappedValue: nil) }
}

/// A property with a value that a gesture sets.
///
/// The value returns to its initial value after the gesture.
@MainActor @preconcurrency @propertyWrapper public struct GestureState<Value>: StoredProperty {
  private let link: StorageLink<Value>
  private let initial: Value

  public init(wrappedValue: Value) {
    link = StorageLink { wrappedValue }
    initial = wrappedValue
  }

  public var wrappedValue: Value { link.value }
  public var projectedValue: GestureState { self }

  func set(_ value: Value) { link.stored?.set(value, "GestureState of \(Value.self)") }
  func reset() { set(initial) }

  func install(_ stored: inout AnyObject?, in node: ViewNode) { _ = link.install(&stored, in: node) }
}

/// A property that reads and writes a value owned by a different view or object.
@MainActor @preconcurrency @propertyWrapper @dynamicMemberLookup public struct Binding<Value> {
  private let get: () -> Value
  private let set: (Value) -> Void

  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    self.get = get
    self.set = set
  }

  public static func constant(_ value: Value) -> Binding { Binding(get: { value }, set: { _ in }) }

  public var wrappedValue: Value {
    get { get() }
    nonmutating set { set(newValue) }
  }

  public var projectedValue: Binding { self }

  public subscript<Member>(dynamicMember path: WritableKeyPath<Value, Member>) -> Binding<Member> {
    Binding<Member>(
      get: { get()[keyPath: path] },
      set: { member in
        var value = get()
        value[keyPath: path] = member
        set(value)
      })
  }
}

/// A number that grows with the user's text size.
@MainActor @preconcurrency @propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint>: StoredProperty {
  private let value: Value
  private let style: Font.TextStyle
  private let place = EnvironmentPlace()

  public init(wrappedValue: Value, relativeTo style: Font.TextStyle = .body) {
    value = wrappedValue
    self.style = style
  }

  public var wrappedValue: Value {
    value * Value(style.scale(in: (place.values ?? EnvironmentValues()).dynamicTypeSize))
  }

  func install(_ stored: inout AnyObject?, in node: ViewNode) { place.values = node.environment }
}
