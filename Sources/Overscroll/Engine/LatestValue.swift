/// Never equal to another instance, so that `onChange(of:)` fires on every evaluation.
///
/// It wraps closures, which cannot be compared. Made in `body`, it fires `onChange(of:)` on each evaluation
/// of the view. Made in a view's `init`, it fires each time that the parent declares the view, but not when
/// an observed object causes the evaluation.
package struct LatestValue<Value>: Equatable {
  package let value: Value
  private let mark = Identity()

  private final class Identity {}

  package init(value: Value) { self.value = value }

  package static func == (lhs: LatestValue, rhs: LatestValue) -> Bool { lhs.mark === rhs.mark }
}
