/// The context of an update: its animation.
public struct Transaction {
  /// The animation of the changes, or `nil` to make them immediately.
  public var animation: Animation?
  /// Whether the animations that views set themselves are disabled.
  public var disablesAnimations = false

  public init(animation: Animation? = nil) { self.animation = animation }
}

/// Animates the state changes that a closure makes.
@MainActor public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
  try withTransaction(Transaction(animation: animation), body)
}

/// Applies a transaction to the state changes that a closure makes.
@MainActor func withTransaction<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows
  -> Result
{
  let outer = Stage.ambient
  Stage.ambient = transaction
  defer { Stage.ambient = outer }
  return try body()
}
