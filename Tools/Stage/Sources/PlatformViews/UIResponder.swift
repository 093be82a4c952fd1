/// Whoever may answer to events.
///
/// Here only the chain counts, by which a view's controller is found.
///
/// On Apple's systems it is an `NSObject`, which no source of ours makes use of.
@MainActor open class UIResponder {
  /// Makes a responder.
  public init() {}

  /// The next one in the chain.
  open var next: UIResponder? { nil }
}
