/// Never equal to another instance, so that `onChange(of:)` fires for every new instance.
///
/// It wraps a value with closures, which cannot be compared. If `body` makes the instance, `onChange(of:)`
/// fires on each evaluation of the view. If the view's `init` makes it, `onChange(of:)` fires each time
/// that the parent declares the view. An evaluation that an observed object causes then does not fire it.
package struct LatestValue<Value>: Equatable {
  package let value: Value
  private let mark = Identity()

  private final class Identity {}

  package init(value: Value) { self.value = value }

  package static func == (lhs: LatestValue, rhs: LatestValue) -> Bool { lhs.mark === rhs.mark }
}
