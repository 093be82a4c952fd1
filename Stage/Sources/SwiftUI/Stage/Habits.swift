extension Stage {
  /// What SwiftUI may do to a platform's scroll view behind everybody's back.
  public struct Habits: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// It sets bounces and insets anew in each update (assumption 27).
    public static let restoresProperties = Habits(rawValue: 1)
    /// It puts its refresh control back in each update (assumption 26).
    public static let restoresRefreshControl = Habits(rawValue: 2)
  }
}
