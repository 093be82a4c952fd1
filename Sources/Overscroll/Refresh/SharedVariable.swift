/// Finds out whether two variables of the app's are the same one.
///
/// Bindings can't be compared, but what is written to one of them is read from another one of the same variable.
@MainActor enum SharedVariable {
  /// Writes a value to a variable, and tells whether another one is the same.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - set: Writes the one variable.
  ///   - get: Reads the other one; nil if there is none.
  /// - Returns: Whether the other one was changed to the value by that. False if it had the value before.
  static func write<Value: Equatable>(
    _ value: Value, to set: (Value) -> Void, reading get: (() -> Value)?
  ) -> Bool {
    let before = get?()
    set(value)
    guard let get, let before else { return false }
    return before != value && get() == value
  }
}
