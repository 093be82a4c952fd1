/// Never equal to another instance, so that `onChange(of:)` fires on every evaluation: closures cannot be compared.
///
/// Made in `body`, it has `onChange(of:)` fire on each evaluation of the view. Made in a view's `init`, it fires on each
/// declaration, and not when the view is evaluated because of what it observes.
package struct Latest<Value>: Equatable {
  package let value: Value
  private let mark = Mark()

  private final class Mark {}

  package init(value: Value) { self.value = value }

  package static func == (lhs: Latest, rhs: Latest) -> Bool { lhs.mark === rhs.mark }
}
