/// A named action of a view, which VoiceOver offers in its rotor.
@MainActor open class UIAccessibilityCustomAction {
  /// The closure that performs an action, and returns whether it has succeeded.
  public typealias Handler = @MainActor (UIAccessibilityCustomAction) -> Bool

  /// The name that VoiceOver reads.
  public var name: String
  /// The closure that performs the action.
  public let actionHandler: Handler?

  /// Creates an action that calls a closure.
  public init(name: String, actionHandler: Handler?) {
    (self.name, self.actionHandler) = (name, actionHandler)
  }
}
