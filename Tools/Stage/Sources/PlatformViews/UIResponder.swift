/// An object of the responder chain.
///
/// The stage uses only the chain itself, for example to find the controller of a view. On Apple's systems a
/// responder is an `NSObject`, which the project's sources do not rely on.
@MainActor open class UIResponder {
  /// Creates a responder without a next responder.
  public init() {}

  /// The next responder in the chain.
  open var next: UIResponder? { nil }

  /// Whether the responder receives keys; on the stage, none does.
  open var isFirstResponder: Bool { false }
}
