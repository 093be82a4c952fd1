/// A kind of fault.
public enum MutantKind: String, Hashable, Sendable, CaseIterable {
  /// A comparison that is off by one case, or says the opposite.
  case relation
  /// A plus for a minus, a product for a quotient, a sign or a magnitude forgotten.
  case arithmetic
  /// A condition forgotten, always false, said the other way around, or joined by the wrong word.
  case condition
  /// A call or an assignment forgotten.
  case statement
  /// The other edge.
  case edge
  /// A number that is off, or the other truth value.
  case constant
  /// The least for the most, the first for the last, a bound forgotten.
  case bound
  /// One that was written by hand for a promise.
  case promise
}
