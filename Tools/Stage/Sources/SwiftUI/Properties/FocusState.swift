/// A property that stores which view has the keyboard focus.
///
/// A Boolean property stores whether one view has the focus. Documented: if the app sets the property, the
/// focus moves after the layout of that update.
@MainActor @preconcurrency @propertyWrapper public struct FocusState<Value: Hashable>: StoredProperty {
  private let link: FocusLink<Value>

  public init() where Value == Bool { link = FocusLink(.keyboard, none: false) }
  public init<Wrapped: Hashable>() where Value == Wrapped? { link = FocusLink(.keyboard, none: nil) }

  public var wrappedValue: Value {
    get { link.value }
    nonmutating set { link.ask(newValue) }
  }

  public var projectedValue: Binding { Binding(link: link) }
  public typealias Binding = FocusBinding<Value>

  func install(_ stored: inout AnyObject?, in node: ViewNode) { link.install(&stored, in: node) }
}

/// A property that stores which element has the focus of an assistive technology.
///
/// A Boolean property stores whether one element has the focus.
@MainActor @preconcurrency @propertyWrapper
public struct AccessibilityFocusState<Value: Hashable>: StoredProperty {
  private let link: FocusLink<Value>

  public init() where Value == Bool { link = FocusLink(.assistive, none: false) }
  public init<Wrapped: Hashable>() where Value == Wrapped? { link = FocusLink(.assistive, none: nil) }

  public var wrappedValue: Value {
    get { link.value }
    nonmutating set { link.ask(newValue) }
  }

  public var projectedValue: Binding { Binding(link: link) }
  public typealias Binding = FocusBinding<Value>

  func install(_ stored: inout AnyObject?, in node: ViewNode) { link.install(&stored, in: node) }
}

/// A binding to a focus property.
///
/// Apple declares two types for it, `FocusState.Binding` and `AccessibilityFocusState.Binding`.
@MainActor @preconcurrency @propertyWrapper public struct FocusBinding<Value: Hashable> {
  let link: FocusLink<Value>

  public var wrappedValue: Value {
    get { link.value }
    nonmutating set { link.ask(newValue) }
  }

  public var projectedValue: FocusBinding { self }
}

/// The reference to the stored value that all copies of a focus property share.
@MainActor final class FocusLink<Value: Hashable> {
  let kind: FocusKind
  let none: Value
  private(set) var stored: FocusValue<Value>?

  init(_ kind: FocusKind, none: Value) {
    self.kind = kind
    self.none = none
  }

  var value: Value { stored?.value ?? none }

  /// Sets a value from the app.
  ///
  /// The focus moves after the next layout. If no view is bound to the value, the property returns to
  /// `none`.
  func ask(_ value: Value) {
    guard let stored else { return Stage.complain("FocusState is set before its view is installed") }
    stored.set(value)
    let stage = stored.node?.stage
    stage?.later { [kind, none] in
      if stage?.follow(kind, stored) == false { stored.set(none) }
    }
  }

  func install(_ kept: inout AnyObject?, in node: ViewNode) {
    let stored = kept as? FocusValue<Value> ?? FocusValue(none, in: node)
    kept = stored
    self.stored = stored
  }

  /// Returns a modifier that binds a view's focus to a value of the property.
  func mark(_ match: Value) -> FocusMark {
    FocusMark(
      kind: kind, storage: stored, isWanted: { [stored] in stored?.value == match },
      enter: { [stored] in stored?.set(match) },
      leave: { [stored, none] in if stored?.value == match { stored?.set(none) } })
  }
}

/// The storage of a focus property's value in the node of its view.
@MainActor final class FocusValue<Value: Hashable> {
  private(set) var value: Value
  var node: ViewNode? { place.object }
  private let place: Backreference<ViewNode>

  init(_ value: Value, in node: ViewNode) {
    self.value = value
    place = node.reference
  }

  /// Sets the value after the focus has moved, and invalidates the view.
  func set(_ value: Value) {
    guard value != self.value else { return }
    self.value = value
    node?.invalidate("FocusState of \(Value.self)")
  }
}

/// A modifier that binds the focus in a view to a value.
///
/// The focus may be on the view or on a view inside it. Documented: the value is set when the focus enters
/// the view, and reset when the focus leaves it. Belief for assistive technologies: a view without an
/// accessibility element has the focus if an element inside it has the focus. This is assumed because the
/// view's accessibility modifiers also apply to the elements inside it.
struct FocusMark: ElementModifier {
  let kind: FocusKind
  let storage: AnyObject?
  let isWanted: () -> Bool
  let enter: () -> Void
  let leave: () -> Void

  var name: String {
    switch kind {
    case .keyboard: "focused"
    case .assistive: "accessibilityFocused"
    }
  }
}

extension View {
  public func focused(_ condition: FocusState<Bool>.Binding) -> some View {
    modified(condition.link.mark(true))
  }

  public func focused<Value: Hashable>(_ binding: FocusState<Value>.Binding, equals value: Value) -> some View
  {
    modified(binding.link.mark(value))
  }

  public func accessibilityFocused(_ condition: AccessibilityFocusState<Bool>.Binding) -> some View {
    modified(condition.link.mark(true))
  }

  public func accessibilityFocused<Value: Hashable>(
    _ binding: AccessibilityFocusState<Value>.Binding, equals value: Value
  ) -> some View {
    modified(binding.link.mark(value))
  }
}
