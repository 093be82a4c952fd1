/// A responder of the responder chain.
///
/// Only the chain is modeled, which leads from a view to its controller. On Apple's systems a responder is
/// an `NSObject`; the project's sources do not use that.
@MainActor open class UIResponder {
  /// Creates a responder.
  public init() {}

  /// The next responder in the chain.
  open var next: UIResponder? { nil }
}
