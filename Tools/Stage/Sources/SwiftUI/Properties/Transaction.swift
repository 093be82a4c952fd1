/// What goes with an update: how what it changes is to move.
public struct Transaction {
  /// How it moves, or nil where it is just elsewhere.
  public var animation: Animation?
  /// Whether animations that views ask for are left out.
  public var disablesAnimations = false

  public init(animation: Animation? = nil) { self.animation = animation }
}

/// Has changes of state in a closure move what they change.
@MainActor public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
  try withTransaction(Transaction(animation: animation), body)
}

/// Has changes of state in a closure be in a transaction.
@MainActor func withTransaction<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows
  -> Result
{
  let outer = Stage.ambient
  Stage.ambient = transaction
  defer { Stage.ambient = outer }
  return try body()
}
