/// A property for the keyboard focus.
///
/// It stores whether a view has the focus, or which of several views has it.
///
/// Documented: `FocusState`. Setting the property moves the focus after the layout of that update.
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

/// A property for the focus of an assistive technology.
///
/// It stores whether an element has the focus, or which of several elements has it.
///
/// Documented: `AccessibilityFocusState`.
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
/// Apple declares a binding with the same members in each of the two properties.
@MainActor @preconcurrency @propertyWrapper public struct FocusBinding<Value: Hashable> {
  let link: FocusLink<Value>

  public var wrappedValue: Value {
    get { link.value }
    nonmutating set { link.ask(newValue) }
  }

  public var projectedValue: FocusBinding { self }
}

/// The link from the copies of a focus property to the value in a node.
@MainActor final class FocusLink<Value: Hashable> {
  let kind: FocusKind
  let none: Value
  private(set) var stored: FocusValue<Value>?

  init(_ kind: FocusKind, none: Value) {
    self.kind = kind
    self.none = none
  }

  var value: Value { stored?.value ?? none }

  /// Sets the value from the app, and moves the focus after the layout.
  func ask(_ value: Value) {
    guard let stored else { return Stage.complain("FocusState is set before its view is installed") }
    stored.tell(value)
    let stage = stored.node?.stage
    stage?.later { [kind, none] in
      if stage?.follow(kind, stored) == false { stored.tell(none) }
    }
  }

  func install(_ kept: inout AnyObject?, in node: ViewNode) {
    let stored = kept as? FocusValue<Value> ?? FocusValue(none, in: node)
    kept = stored
    self.stored = stored
  }

  /// Returns the modifier that binds a view's focus to a value.
  func mark(_ match: Value) -> FocusMark {
    FocusMark(
      kind: kind, storage: stored, isWanted: { [stored] in stored?.value == match },
      enter: { [stored] in stored?.tell(match) },
      leave: { [stored, none] in if stored?.value == match { stored?.tell(none) } })
  }
}

/// The value of a focus property, stored by a node.
@MainActor final class FocusValue<Value: Hashable> {
  private(set) var value: Value
  private(set) weak var node: ViewNode?

  init(_ value: Value, in node: ViewNode) {
    self.value = value
    self.node = node
  }

  /// Updates the value after the focus has moved, and invalidates the node.
  func tell(_ value: Value) {
    guard value != self.value else { return }
    self.value = value
    node?.invalidate("FocusState of \(Value.self)")
  }
}

/// Binds the focus of a view and of its descendants to a value.
///
/// Documented: the value is updated when the focus enters and leaves the view. Belief for assistive
/// technologies: a view without its own element has the focus if any element inside has it. The reason is
/// that the view's accessibility modifiers also apply to each of these elements.
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
