/// The comparison of two views field by field, for `Habits.skipsEqualViews`.
@MainActor enum FieldComparison {
  /// Returns whether all fields of two values are equal.
  ///
  /// References are equal if they refer to the same object, and equatable values if `==` returns true.
  /// Closures are never equal. The stored value of `State`, `StateObject` or `Environment` does not count.
  static func areEqual(_ one: Any, _ other: Any) -> Bool {
    let type = type(of: one)
    guard type == Swift.type(of: other) else { return false }
    if type is AnyClass { return one as AnyObject === other as AnyObject }
    if let one = one as? any ObservingProperty, let other = other as? any ObservingProperty {
      return one.observed === other.observed
    }
    if one is any StoredProperty { return true }
    if let one = one as? any Equatable { return isEqual(one, other) }
    let (fields, others) = (Mirror(reflecting: one).children, Mirror(reflecting: other).children)
    guard !fields.isEmpty, fields.count == others.count else { return isEmpty(type) }
    return zip(fields, others).allSatisfy { $0.label == $1.label && areEqual($0.value, $1.value) }
  }

  private static func isEqual<Value: Equatable>(_ one: Value, _ other: Any) -> Bool {
    other as? Value == one
  }

  /// Whether values of a type have no fields.
  private static func isEmpty(_ type: Any.Type) -> Bool {
    func size<Value>(_: Value.Type) -> Int { MemoryLayout<Value>.size }
    return _openExistential(type, do: size) == 0
  }
}

/// A property that observes an object, which the view receives.
@MainActor protocol ObservingProperty {
  /// The object.
  var observed: AnyObject { get }
}

extension ObservedObject: ObservingProperty {
  var observed: AnyObject { wrappedValue }
}
