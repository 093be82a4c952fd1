/// What the gallery's device check reads of the adapters, and sets.
///
/// It is for this repository's gallery and may change at any time.
@_spi(Gallery) @MainActor public enum BridgeDiagnostics {
  /// How often the package has written the insets of a scroll view of UIKit's.
  public internal(set) static var insetWrites = 0

  /// The names of the ways in which the inset for a gap comes to a scroll view under a large title.
  public static var titleInsetStyles: [String] { TitleInsetStyle.allCases.map(\.rawValue) }

  /// The way that scroll views use from their next gap on; a name that is not among `titleInsetStyles` is ignored.
  public static var titleInsetStyle: String {
    get { TitleInsetStyle.current.rawValue }
    set { TitleInsetStyle.current = TitleInsetStyle(rawValue: newValue) ?? TitleInsetStyle.current }
  }
}
