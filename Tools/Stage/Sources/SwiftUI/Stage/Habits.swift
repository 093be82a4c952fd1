extension Stage {
  /// The changes that SwiftUI may make to a scroll view without notice.
  ///
  /// A test enables the habits that the package must tolerate. Belief: SwiftUI makes each of these
  /// changes. An option with a link has a published source.
  public struct Habits: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Resets the bounce properties and all content insets of the scroll view in each update.
    public static let restoresProperties = Habits(rawValue: 1)
    /// Sets SwiftUI's own refresh control again in each update of a refreshable scroll view.
    public static let restoresRefreshControl = Habits(rawValue: 2)
    /// Resets only the top content inset in each update.
    public static let restoresTopInset = Habits(rawValue: 4)
    /// Resets only the bottom content inset in each update.
    public static let restoresBottomInset = Habits(rawValue: 8)
    /// Adds each change of the content's height to the offset, to keep visible content in place.
    ///
    /// The correction assumes that the change is above the viewport. It is skipped at the top of the
    /// content, and if the app sets an anchor for size changes.
    public static let anchorsSizeChanges = Habits(rawValue: 16)
    /// Makes scroll content a sibling of the platform scroll view, instead of a subview.
    ///
    /// A view in the content then has no enclosing scroll view.
    public static let hidesScrollViews = Habits(rawValue: 32)
    /// Calls the actions of `onAppear` and `onChange` in the update after the frame is committed.
    public static let reportsLate = Habits(rawValue: 64)
    /// Estimates each row of a `List` at 44 pt until the row is built.
    ///
    /// The content's extent is corrected when the row appears
    /// ([observed](https://github.com/airbnb/MagazineLayout/issues/9)).
    public static let estimatesRows = Habits(rawValue: 128)
    /// Evaluates the body of a view or modifier only if a field of its value or its environment has changed.
    ///
    /// Two references are equal if they refer to the same object. The comparison is the default of
    /// [OpenAttributeGraph](https://github.com/OpenSwiftUIProject/OpenAttributeGraph), `comparisonMode`.
    public static let skipsEqualViews = Habits(rawValue: 256)
    /// Does not notify the observers of a scroll view's `adjustedContentInset`.
    ///
    /// UIKit does not document that this property is observable.
    public static let silencesAdjustedInsets = Habits(rawValue: 512)

    /// The habits of each new stage, in addition to those that its test sets.
    @TaskLocal public static var ambient: Habits = []
  }
}
