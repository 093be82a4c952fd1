extension Stage {
  /// Changes that SwiftUI may make to a platform scroll view.
  ///
  /// Belief: all of them, unless an option names a source.
  public struct Habits: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Restores bounces and insets in each update.
    public static let restoresProperties = Habits(rawValue: 1)
    /// Restores its refresh control in each update.
    public static let restoresRefreshControl = Habits(rawValue: 2)
    /// Restores only the top inset in each update.
    public static let restoresTopInset = Habits(rawValue: 4)
    /// Restores only the bottom inset in each update.
    public static let restoresBottomInset = Habits(rawValue: 8)
    /// Keeps visible content in place when the content's extent changes.
    ///
    /// The correction uses only the extents. An anchor for size changes turns it off.
    public static let anchorsSizeChanges = Habits(rawValue: 16)
    /// Makes scroll content a sibling of the platform scroll view.
    ///
    /// A view in the content then has no enclosing scroll view.
    public static let hidesScrollViews = Habits(rawValue: 32)
    /// Calls `onAppear` and `onChange` after the frame is committed.
    public static let tellsLate = Habits(rawValue: 64)
    /// Estimates each row of a `List` at 44 pt until the row is built.
    ///
    /// The extent is then corrected as rows appear
    /// ([seen](https://github.com/airbnb/MagazineLayout/issues/9)).
    public static let estimatesRows = Habits(rawValue: 128)
  }
}
