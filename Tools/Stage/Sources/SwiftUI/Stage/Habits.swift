extension Stage {
  /// Changes that SwiftUI may make to a platform's scroll view.
  ///
  /// Belief: all of them, unless one names a source.
  public struct Habits: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// It sets bounces and insets anew in each update.
    public static let restoresProperties = Habits(rawValue: 1)
    /// It puts its refresh control back in each update.
    public static let restoresRefreshControl = Habits(rawValue: 2)
    /// It sets the top inset anew in each update, and leaves the others.
    public static let restoresTopInset = Habits(rawValue: 4)
    /// It sets the bottom inset anew in each update, and leaves the others.
    public static let restoresBottomInset = Habits(rawValue: 8)
    /// It keeps what is seen in place when the content's extent changes, as far as the extents say, unless an anchor
    /// is set for that.
    public static let anchorsSizeChanges = Habits(rawValue: 16)
    /// Scroll content is a sibling of the platform's scroll view, so a view in it finds no enclosing one.
    public static let hidesScrollViews = Habits(rawValue: 32)
    /// `onAppear` and `onChange` are called after the frame has been committed, not before.
    public static let tellsLate = Habits(rawValue: 64)
    /// A `List` takes each row for 44 pt until the row was built, so its extent is corrected as rows appear
    /// ([seen](https://github.com/airbnb/MagazineLayout/issues/9)).
    public static let estimatesRows = Habits(rawValue: 128)
  }
}
